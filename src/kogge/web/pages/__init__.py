"""Requests and answers: the HTML and the JSON, what one person may see, limits. This room calls play and the rooms below it."""
