"""What is kept, and how it gets to the disk. This room calls no other of `kogge.web`; all others may call it."""
