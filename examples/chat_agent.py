"""How to plug in any chat model: fill in `complete`, and the rest is done.

    kogge arena speicherstadt --bots "agent@120s:python examples/chat_agent.py,easy" --games 4

The rules are the system prompt, and every decision is a turn of one conversation: the first has the whole position, the later ones only
what has changed. Set CHAT_URL, CHAT_MODEL and, if it needs one, CHAT_KEY for a server with the usual /chat/completions interface.
"""

import json
import os
import sys
import urllib.request

KEPT = 40  # messages of the conversation that are sent again, besides the rules and the first position


def complete(messages: list[dict[str, str]]) -> str:
    """The model's answer to a conversation. Replace this by your own client if you have another interface."""
    request = urllib.request.Request(
        os.environ["CHAT_URL"],
        json.dumps({"model": os.environ["CHAT_MODEL"], "messages": messages}).encode(),
        {"Content-Type": "application/json", "Authorization": f"Bearer {os.environ.get('CHAT_KEY', '')}"},
    )
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)["choices"][0]["message"]["content"]


def question(message: dict) -> str:
    """A decision as a question to the model."""
    if message["error"]:
        return f"{message['error']} Answer again with the move alone."
    return f"{message['text']}\nLegal moves: {' | '.join(message['moves'])}\nThink, then write the move alone on the last line."


def move_in(reply: str, moves: list[str]) -> str:
    """The move on the last line of a reply, without quotation marks and the like; if it is none, it is asked for again."""
    last = reply.strip().splitlines()[-1].strip(" `*\"'.") if reply.strip() else ""
    return last if last in moves else last[:200]


def main() -> None:
    """Answer until the input ends."""
    rules: list[dict[str, str]] = []
    talk: list[dict[str, str]] = []
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "start":
            about = f"You play {message['title']} at seat {message['seat']} of {message['players']}. Play to win. The rules:\n"
            rules = [{"role": "system", "content": about + message["rules"]}]
        elif message["type"] == "decide":
            talk.append({"role": "user", "content": question(message)})
            recent = talk[:1] + talk[1:][-KEPT:]
            reply = complete(rules + recent)
            talk.append({"role": "assistant", "content": reply})
            print(json.dumps({"move": move_in(reply, message["moves"])}), flush=True)


if __name__ == "__main__":
    main()
