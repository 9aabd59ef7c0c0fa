"""TypeScript declarations of Python types: structs, TypedDicts and Literals, laid out as Biome lays them out."""

import inspect
from collections.abc import Iterable, Mapping
from functools import reduce
from operator import or_
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

import msgspec

WIDTH = 120
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null", object: "unknown"}


class Declarations:
    """The declarations of one file: whatever a declared type is made of is declared with it.

    In a request every default may be left out; what a server says is complete, but for what it omits at its default.
    """

    def __init__(self, aliases: Mapping[str, Any], requests: Iterable[type] = ()) -> None:
        self.names = {frozenset(get_args(alias)): name for name, alias in aliases.items()}
        """The names of Literals, by their values."""
        self.requests = set(requests)
        self.blocks: dict[str, str] = {name: union(name, "", alias_texts(alias)) for name, alias in aliases.items()}

    def text(self) -> str:
        """Return all declarations in the order in which they were asked for."""
        return "\n".join(self.blocks.values())

    def add(self, *types: type) -> None:
        """Declare types, and what they are made of before them."""
        for one in types:
            self.type_of(one)

    def type_of(self, form: Any, request: bool = False) -> str:
        """Return the TypeScript type of a Python type; structs and TypedDicts are declared by the way."""
        origin, args = get_origin(form), get_args(form)
        if form in PLAIN or form is None:
            return PLAIN[NoneType if form is None else form]
        if origin is Annotated or origin is NotRequired:
            return self.type_of(args[0], request)
        if origin is Literal:
            return self.names.get(frozenset(args)) or " | ".join(alias_texts(form))
        if origin in {Union, UnionType}:
            parts = [self.type_of(part, request) for part in args if part not in {msgspec.UnsetType, NoneType}]
            return " | ".join(dict.fromkeys([*parts, *(["null"] if NoneType in args else [])]))
        if origin is list:
            inner = self.type_of(args[0], request)
            return f"readonly ({inner})[]" if " " in inner else f"readonly {inner}[]"
        if origin in {dict, Mapping}:
            return self._record(args[0], args[1], request)
        if is_typeddict(form) or issubclass(form, msgspec.Struct):
            return self._declared(form, request)
        raise TypeError(f"nobody has said how {form} is written in TypeScript")

    def _record(self, key: Any, value: Any, request: bool) -> str:
        if value is Any:  # the form is stated elsewhere: a game knows its views and effects
            return "object"
        inner = f"Record<{self.type_of(key)}, {self.type_of(value, request)}>"
        return f"Readonly<{inner}>" if key is str else f"Readonly<Partial<{inner}>>"

    def _declared(self, form: Any, request: bool) -> str:
        name = form.__name__
        sent = form in self.requests
        if name not in self.blocks:
            self.blocks[name] = ""  # keeps its place from being taken by a type that names it
            block = self._interface(form, sent)
            del self.blocks[name]
            self.blocks[name] = block
        if request and not sent:
            if any(field.required for field in msgspec.structs.fields(form)):
                raise TypeError(f"{name} is asked for and answered, and has fields without a default")
            return f"Partial<{name}>"
        return str(name)

    def _interface(self, form: Any, sent: bool) -> str:
        fields: list[tuple[str, str, bool]] = []
        if is_typeddict(form):
            for key, kind in get_type_hints(form, include_extras=True).items():
                fields.append((key, self.type_of(kind), key in form.__optional_keys__))
        else:
            config = form.__struct_config__
            if config.tag is not None:
                fields.append((config.tag_field, quoted(config.tag), False))
            for field in msgspec.structs.fields(form):
                optional = not field.required and (sent or config.omit_defaults)
                kind = without_none(field.type) if config.omit_defaults and field.default is None else field.type
                fields.append((field.encode_name, self.type_of(kind, sent), optional))
        return interface(form.__name__, inspect.cleandoc(form.__doc__ or ""), fields)


def without_none(form: Any) -> Any:
    """Return a type without None: where None is the default and defaults are omitted, it is never sent."""
    return reduce(or_, (part for part in get_args(form) if part is not NoneType))


def quoted(value: object) -> str:
    """Return a value of a Literal as TypeScript writes it."""
    return f"'{value}'" if isinstance(value, str) else str(value)


def alias_texts(alias: Any) -> list[str]:
    """Return the values of a Literal as TypeScript writes them."""
    return [quoted(value) for value in get_args(alias)]


def comment(text: str, indent: str = "") -> str:
    """Return a documentation comment, or nothing for no words."""
    lines = text.splitlines()
    if not lines:
        return ""
    if len(lines) == 1 and len(indent) + len(lines[0]) + 7 <= WIDTH:
        return f"{indent}/** {lines[0]} */\n"
    return f"{indent}/**\n" + "".join(f"{indent} * {line}".rstrip() + "\n" for line in lines) + f"{indent} */\n"


def interface(name: str, words: str, fields: Iterable[tuple[str, str, bool]]) -> str:
    """Return an interface of fields: a name, a type, and whether it may be missing."""
    lines = [member(f"  readonly {key}{'?' if optional else ''}", kind) for key, kind, optional in fields]
    return f"{comment(words)}export interface {name} {{\n{''.join(lines)}}}\n"


def member(head: str, kind: str) -> str:
    """Return one line of an interface, or several where one would be too long."""
    line = f"{head}: {kind};\n"
    indent = " " * (len(head) - len(head.lstrip()))
    if len(line) <= WIDTH + 1:
        return line
    if kind.startswith("{ "):
        inner = "".join(member(f"{indent}  {key}", value) for key, value in parts_of(kind))
        return f"{head}: {{\n{inner}{indent}}};\n"
    return f"{head}:\n" + "\n".join(f"{indent}  | {part}" for part in kind.split(" | ")) + ";\n"


def parts_of(kind: str) -> list[tuple[str, str]]:
    """Return the fields of an object type that stands in one line."""
    return [(key, value) for key, _, value in (part.partition(": ") for part in kind[2:-2].split("; "))]


def union(name: str, words: str, parts: Iterable[str]) -> str:
    """Return a named union."""
    listed = list(parts)
    line = f"export type {name} = {' | '.join(listed)};\n"
    if len(line) > WIDTH + 1:
        line = f"export type {name} =\n" + "\n".join(f"  | {part}" for part in listed) + ";\n"
    return comment(words) + line
