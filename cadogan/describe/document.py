"""A page of headings, paragraphs and lists, and its three forms: plain text, Markdown, HTML."""

from __future__ import annotations

import html
import re
import textwrap
from dataclasses import dataclass, field

WIDTH = 78
_MARKDOWN = re.compile(r"([\\`*_\[\]<>#|])")


@dataclass
class Item:
    """One entry of a list: its mark (``1``, ``A``, none), a short title and what it says."""

    text: str
    mark: str = ""
    title: str = ""


@dataclass
class Section:
    """A heading with what stands under it."""

    heading: str
    blocks: list[str | list[Item]] = field(default_factory=list)


@dataclass
class Document:
    """A title, a line under it, and sections."""

    title: str
    lead: str
    sections: list[Section]

    def text(self) -> str:
        """Plain text of lines that fit 80 columns."""
        out = [self.title, "=" * len(self.title), ""]
        if self.lead:
            out += [_wrap(self.lead), ""]
        for section in self.sections:
            out += [section.heading, "-" * len(section.heading), ""]
            for block in section.blocks:
                if isinstance(block, str):
                    out += [_wrap(block), ""]
                    continue
                out += [
                    _wrap(_head(item) + item.text, " " * (len(item.mark) + 2 if item.mark else 2)) for item in block
                ]
                out.append("")
        return "\n".join(out).rstrip() + "\n"

    def markdown(self) -> str:
        """Markdown (CommonMark)."""
        out = [f"# {_escape(self.title)}", ""]
        if self.lead:
            out += [_escape(self.lead), ""]
        for section in self.sections:
            out += [f"## {_escape(section.heading)}", ""]
            for block in section.blocks:
                if isinstance(block, str):
                    out += [_escape(block), ""]
                    continue
                for item in block:
                    mark = f"**{item.mark}.** " if item.mark else ""
                    title = f"**{_escape(item.title)}.** " if item.title else ""
                    out.append(f"- {mark}{title}{_escape(item.text)}")
                out.append("")
        return "\n".join(out).rstrip() + "\n"

    def html(self) -> str:
        """A whole page of HTML that is also well-formed XML."""
        out = [
            "<!DOCTYPE html>",
            '<html lang="en">',
            "<head>",
            '<meta charset="utf-8"/>',
            f"<title>{html.escape(self.title)}</title>",
            "</head>",
            "<body>",
            f"<h1>{html.escape(self.title)}</h1>",
        ]
        if self.lead:
            out.append(f"<p>{html.escape(self.lead)}</p>")
        for section in self.sections:
            out.append(f"<h2>{html.escape(section.heading)}</h2>")
            for block in section.blocks:
                if isinstance(block, str):
                    out.append(f"<p>{html.escape(block)}</p>")
                    continue
                out.append("<ul>")
                for item in block:
                    mark = f"<b>{item.mark}.</b> " if item.mark else ""
                    title = f"<b>{html.escape(item.title)}.</b> " if item.title else ""
                    out.append(f"<li>{mark}{title}{html.escape(item.text)}</li>")
                out.append("</ul>")
        out += ["</body>", "</html>"]
        return "\n".join(out) + "\n"


def _head(item: Item) -> str:
    return (f"{item.mark}. " if item.mark else "- ") + (f"{item.title}. " if item.title else "")


def _wrap(text: str, indent: str = "") -> str:
    return textwrap.fill(text, WIDTH, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False)


def _escape(text: str) -> str:
    return _MARKDOWN.sub(r"\\\1", text)
