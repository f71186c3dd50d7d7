"""A small reader of Fluent, which understands what our English files use. It needs nothing but Python.

Texts, attributes, variables, references, NUMBER, TERM, COUNT, and choices by a number, a word or the plural of English.
"""

import re
from collections.abc import Callable, Mapping
from typing import Any

from bedesten.texts.files import written
from bedesten.texts.speech import Language

Part = Callable[[Mapping[str, Any]], str]  # says something with the values that stand in it
Value = Callable[[Mapping[str, Any]], Any]

_ENTRY = re.compile(r"^([a-zA-Z][\w-]*) *= *", re.MULTILINE)
_ATTRIBUTE = re.compile(r"^ +\.([a-zA-Z][\w-]*) *= *", re.MULTILINE)
_COMMENT = re.compile(r"^#.*\n?", re.MULTILINE)
_TOKEN = re.compile(r'\s*(->|\$?[a-zA-Z][\w-]*(?:\.[a-zA-Z][\w-]*)?|-?\d+|"[^"]*"|[(),:\[\]{}*])')


class Reader(Language):
    """Reads a text when it is first said."""

    def __init__(self, code: str, texts: Mapping[str, str] | None = None) -> None:
        super().__init__(code)
        self._patterns = {
            key: text for file in (written(code) if texts is None else texts).values() for key, text in _texts_of(file)
        }
        self._read: dict[str, Part] = {}

    def __call__(self, key: str, **values: Any) -> str:
        return self._part(key)(values)

    def knows(self, key: str) -> bool:
        return key in self._patterns

    @property
    def keys(self) -> list[str]:
        return list(self._patterns)

    def _part(self, key: str) -> Part:
        if key not in self._read:
            self._read[key] = _Pattern(self, self._patterns[key]).text()
        return self._read[key]


def _texts_of(file: str) -> list[tuple[str, str]]:
    """Keys and what stands behind them, attributes as key.attribute."""
    found = []
    entries = _ENTRY.split(_COMMENT.sub("", file))[1:]
    for name, body in zip(entries[::2], entries[1::2], strict=True):
        value, *attributes = _ATTRIBUTE.split(body)
        parts = {name: value} | {f"{name}.{of}": text for of, text in zip(attributes[::2], attributes[1::2], strict=True)}
        found += [(key, text.strip()) for key, text in parts.items() if text.strip()]
    return found


class _Pattern:
    """A text being read: words, and between braces what stands for others."""

    def __init__(self, language: Language, text: str) -> None:
        self.language, self.source, self.at = language, text, 0

    def text(self, is_variant: bool = False) -> Part:
        """To the end, or to where the next variant or the closing brace follows."""
        parts: list[Part] = []
        end = re.compile(r"\{|\s*\n\s*(?=\*?\[|\})" if is_variant else r"\{")
        while found := end.search(self.source, self.at):
            parts.append(_plain(self.source[self.at : found.start()]))
            self.at = found.end()
            if found[0] != "{":
                return _joined(parts)
            parts.append(self._placeable())
        parts.append(_plain(self.source[self.at :]))
        self.at = len(self.source)
        return _joined(parts)

    def _placeable(self) -> Part:
        value = self._expression()
        token = self._next()
        if token == "}":
            return lambda values: _said(value(values))
        assert token == "->", self.source
        return self._choice(value)

    def _expression(self) -> Value:
        token = self._next()
        if token[0] in '"-0123456789':
            literal = token.strip('"') if token[0] == '"' else int(token)
            return lambda values: literal
        if token[0] == "$":
            return lambda values: values[token[1:]]
        if token.isupper():
            return self._call(token)
        return lambda values: self.language(token, **values)

    def _call(self, function: str) -> Value:
        """NUMBER($n), TERM($place, of: "place", form: "to")"""
        assert self._next() == "("
        value, options = self._expression(), dict[str, Any]()
        while self._next() == ",":
            name, _, word = self._next(), self._next(), self._next()
            options[name] = word.strip('"')
        if function == "NUMBER":
            return (
                (lambda values: str(value(values))) if options.get("useGrouping") == "0" else (lambda values: int(value(values)))
            )
        of, form = options["of"], options.get("form")
        if function == "TERM":
            return lambda values: self.language.term(value(values), of, form)
        assert function == "COUNT", function
        return lambda values: self.language.count(int(value(values)), of, form)

    def _choice(self, value: Value) -> Part:
        variants: dict[str, Part] = {}
        usual = ""
        while (token := self._next()) != "}":
            is_usual = token == "*"
            if is_usual:
                token = self._next()
            name, _ = self._next(), self._next()
            self.at = re.compile(" *").match(self.source, self.at).end()  # type: ignore[union-attr]
            variants[name] = self.text(is_variant=True)
            usual = name if is_usual else usual

        def chosen(values: Mapping[str, Any]) -> str:
            given = value(values)
            exact = variants.get(str(given))
            return (exact or variants.get(_plural(given)) or variants[usual])(values)

        return chosen

    def _next(self) -> str:
        found = _TOKEN.match(self.source, self.at)
        assert found, f"what follows cannot be read: {self.source[self.at :]}"
        self.at = found.end()
        return found[1]


def _plural(given: Any) -> str:
    return ("one" if given == 1 else "other") if isinstance(given, int) else ""


def _said(value: Any) -> str:
    return f"{value:,}" if isinstance(value, int) else str(value)


def _plain(text: str) -> Part:
    text = re.sub(r"\n\s*", "\n", text)
    return lambda values: text


def _joined(parts: list[Part]) -> Part:
    return parts[0] if len(parts) == 1 else lambda values: "".join([part(values) for part in parts])
