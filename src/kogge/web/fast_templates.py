"""Jinja templates that run faster: the same language, compiled to one plain Python function for each page.

Before code is generated, `Linker` puts all files of a page into one syntax tree:

- `{% include %}` with a constant file name is replaced by that file's content, `{% import … with context %}` by its macros.
- `table.game` and `game` in a file name are constants, because an environment belongs to one game.
- A constant text to translate becomes an index into the page's list of texts, which is translated once for each language.

`FastGenerator` then writes faster code for what a page does thousands of times:

- Macros, the bodies of `{% call %}` and functions are called directly, without Jinja's context, which our functions do not need.
- Variables of the context (those that `render` is given) are read once, at the beginning.
- Escaped text is a plain string instead of `Markup`, since all of it is joined in the end.
- `thing.name` is the key of a dict, or the attribute of anything else, unless a method of dicts has that name. Jinja tries both, and an
  exception is slow. Only where a template asks whether a value `is defined` may it be missing.
- Spaces around line breaks of a template are removed.

`FastEnvironment` keeps loaded templates in one dict, and gives all of them the same dict of global variables.
"""

from __future__ import annotations

import functools
import re
import sys
import threading
from collections.abc import Callable, Iterable, MutableMapping
from io import StringIO
from keyword import iskeyword
from typing import Any, NoReturn

from jinja2 import Environment, Template, TemplateAssertionError, TemplateNotFound, UndefinedError, nodes
from jinja2.compiler import CodeGenerator, Frame, find_undeclared
from jinja2.idtracking import VAR_LOAD_RESOLVE
from jinja2.runtime import markup_join
from jinja2.visitor import NodeTransformer
from markupsafe import Markup, escape

try:
    from markupsafe._speedups import _escape_inner
except ImportError:  # markupsafe without compiled code
    from markupsafe._native import _escape_inner

_DICT_METHODS = frozenset(dir(dict))
_ASKS_FOR_MISSING = frozenset({"defined", "undefined", "default", "d"})  # the tests and filters of values that may be missing
_LINE_BREAK = re.compile(r"[ \t]*\n\s*")
_CONTEXT_VARIABLES = "_context_variables"  # in generated code: a tuple of all variables of the context
_TEXTS = "_texts"  # in syntax trees: the translated texts of a page, by message
safe: Callable[[str], Markup] = functools.partial(str.__new__, Markup)
"""Mark text as HTML: `Markup(text)` without its type checks."""


def html_of(value: Any) -> str:
    """A value as HTML: text is escaped."""
    kind = type(value)
    if kind is str:
        return _escape_inner(value)
    if kind is Markup:
        return value  # type: ignore[no-any-return]
    if kind is int:
        return str(value)
    return escape(value)


class CachedCall:
    """A function for `{% call %}` that may have its result already, by its first argument. Then neither the other arguments nor the body
    are evaluated."""

    __slots__ = ()

    def lookup(self, name: str) -> Markup | None:
        """The result, if it was computed before."""
        raise NotImplementedError


class Linker(NodeTransformer):
    """Merges the files of a page into one syntax tree. A macro's name is prefixed with its file's, so that two files may use the same."""

    def __init__(self, environment: FastEnvironment, name: str, template: nodes.Template, includer: Linker | None = None):
        self.environment = environment
        self._file = name
        self._is_linked = not any(isinstance(one, nodes.Block) for one in template.body)
        """False for a page with blocks: Jinja makes each block a separate function, in which the macros of its page are not defined."""
        own_macros = {one.name: self._name(one.name) for one in template.find_all(nodes.Macro)} if self._is_linked else {}
        self._macros: dict[str, str] = (includer._macros if includer else {}) | own_macros
        """The macros of this file and of those that include it: their names on the page, by their own names."""
        self._modules: dict[str, str] = dict(includer._modules) if includer else {}
        """The imported files, by the name that the import gives them."""
        self._defined: set[str] = set(includer._defined) if includer else set()
        """The imported files whose macros are in the tree already."""

    def link(self, template: nodes.Template) -> nodes.Template:
        """Merge all files into this tree of a page."""
        template.body = self._visit_all(template.body)
        if self._is_linked:
            names = [*template.find_all(nodes.Name)]
            assigned = {one.name for one in names if one.ctx != "load"} | {_TEXTS, "caller"}
            assigned |= {one.name for one in template.find_all(nodes.Macro)}
            of_context = [nodes.Name(name, "load") for name in sorted({one.name for one in names} - assigned)]
            template.body.insert(0, nodes.Assign(nodes.Name(_CONTEXT_VARIABLES, "store"), nodes.Tuple(of_context, "load")))
        template.set_environment(self.environment)
        for node in [template, *template.find_all(nodes.Stmt)]:
            for field in ("body", "else_"):
                if hasattr(node, field):
                    setattr(node, field, list(_joined_outputs(getattr(node, field))))
        return template

    def _visit_all(self, body: Iterable[nodes.Node]) -> list[nodes.Node]:
        found: list[nodes.Node] = []
        for node in body:
            result = self.visit(node)
            found += result if isinstance(result, list) else [result]
        return found

    def _name(self, macro: str, file: str = "") -> str:
        return prefix_of(file or self._file) + macro

    def visit_Include(self, node: nodes.Include) -> nodes.Node:
        """Insert the content of a file whose name is constant."""
        if isinstance(node.template, nodes.CondExpr):  # one of two files
            first, second = (
                nodes.Include(one, node.with_context, node.ignore_missing) for one in (node.template.expr1, node.template.expr2)
            )
            branches = [[one] for one in (self.visit(first), self.visit(second))]
            return nodes.If(self.visit(node.template.test), branches[0], [], branches[1], lineno=node.lineno)
        name = self._constant_file(node.template)
        if name is None and self._is_linked:
            raise TemplateAssertionError("The name of an included file must be constant.", node.lineno, self._file)
        if name is None or not self.environment.has_template(name):
            return node  # Jinja looks for the file when the page is rendered
        content = self.environment.parse_file(name)
        return nodes.Scope(Linker(self.environment, name, content, self)._visit_all(content.body), lineno=node.lineno)

    def visit_Import(self, node: nodes.Import) -> nodes.Node | list[nodes.Node]:
        """Insert the macros of an imported file, once."""
        name = self._constant_file(node.template)
        if name is None or not node.with_context or not self._is_linked:
            return node
        module = self.environment.parse_file(name)
        self._modules[node.target] = name
        if name in self._defined:
            return []
        self._defined.add(name)
        linker = Linker(self.environment, name, module, self)
        return linker._visit_all(one for one in module.body if not isinstance(one, nodes.Output))

    def _constant_file(self, name: nodes.Expr) -> str | None:
        if isinstance(name, nodes.List):
            return next((found for one in name.items if (found := self._constant_file(one)) and self.environment.has_template(found)), None)
        text = self._constant_text(name)
        return text if text else None

    def _constant_text(self, expression: nodes.Expr) -> str | None:
        if isinstance(expression, nodes.Const):
            return str(expression.value)
        if isinstance(expression, nodes.Concat):
            parts = [self._constant_text(one) for one in expression.nodes]
            return None if None in parts else "".join(map(str, parts))
        is_game = isinstance(expression, nodes.Name) and expression.name == "game"
        is_game_of_table = (
            isinstance(expression, nodes.Getattr)
            and expression.attr == "game"
            and isinstance(expression.node, nodes.Name)
            and expression.node.name == "table"
        )
        return self.environment.game or None if is_game or is_game_of_table else None

    def visit_Macro(self, node: nodes.Macro) -> nodes.Macro:
        """Rename a macro, with its file's prefix."""
        self.generic_visit(node)
        node.name = self._macros.get(node.name, node.name)
        return node

    def visit_Call(self, node: nodes.Call) -> nodes.Expr:
        """Call macros by their prefixed names, and replace translations without variables by lookups in the page's texts."""
        self.generic_visit(node)
        callee = node.node
        if isinstance(callee, nodes.Name) and callee.name in self._macros:
            node.node = nodes.Name(self._macros[callee.name], "load")
        elif isinstance(callee, nodes.Getattr) and isinstance(callee.node, nodes.Name) and callee.node.name in self._modules:
            node.node = nodes.Name(self._name(callee.attr, self._modules[callee.node.name]), "load")
        elif message_in_call(node) is not None and not node.kwargs:
            return text_lookup(node)
        return node


def prefix_of(file: str) -> str:
    """The prefix for the names of a file's macros."""
    return re.sub(r"\W", "_", file) + "__"


def message_in_call(node: nodes.Call) -> str | None:
    """The message that this call translates, if it is a call of `_` or `gettext` with a constant."""
    is_one = len(node.args) == 1 and node.dyn_args is None and node.dyn_kwargs is None
    is_translation = is_one and isinstance(node.node, nodes.Name) and node.node.name in ("_", "gettext")
    return node.args[0].value if is_translation and isinstance(node.args[0], nodes.Const) else None


def text_lookup(node: nodes.Call) -> nodes.Getitem:
    """The node that looks up this call's message in the page's texts."""
    return nodes.Getitem(nodes.Name(_TEXTS, "load"), node.args[0], "load", lineno=node.lineno)


def message_in_lookup(node: nodes.Expr) -> str | None:
    """The message, if this is a node of `text_lookup`."""
    is_text = isinstance(node, nodes.Getitem) and isinstance(node.node, nodes.Name) and node.node.name == _TEXTS
    return node.arg.value if is_text else None  # type: ignore[attr-defined]


def _joined_outputs(body: Iterable[nodes.Node]) -> Iterable[nodes.Node]:
    """The same statements with adjacent outputs merged into one, and adjacent texts in it too."""
    last: nodes.Output | None = None
    for node in body:
        if not isinstance(node, nodes.Output):
            last = None
            yield node
            continue
        if last is None:
            last = nodes.Output([], lineno=node.lineno)
            yield last
        for part in node.nodes:
            before = last.nodes[-1] if last.nodes else None
            if isinstance(part, nodes.TemplateData) and isinstance(before, nodes.TemplateData):
                last.nodes[-1] = nodes.TemplateData(before.data + part.data, lineno=before.lineno)
            else:
                last.nodes.append(part)


def uses_caller(body: Iterable[nodes.Node]) -> bool:
    """Whether these nodes use `caller`; macros defined in them have their own."""
    return any(
        (isinstance(one, nodes.Name) and one.name == "caller") or uses_caller(one.iter_child_nodes())
        for one in body
        if not isinstance(one, nodes.Macro)
    )


class FastGenerator(CodeGenerator):
    """Generates the code of a page that `Linker` has merged. The methods override Jinja's, which write one kind of node each."""

    def visit_Template(self, node: nodes.Template, frame: Frame | None = None) -> None:
        """Generate the whole code."""
        self._macros = {
            one.name: ([arg.name for arg in one.args], uses_caller(one.body))
            for one in node.find_all(nodes.Macro)
            if "__" in one.name and not find_undeclared(one.body, ("varargs", "kwargs"))
        }
        """The macros that are called directly: the names of their arguments, and whether they use `caller`."""
        self._is_linked = node.find(nodes.Block) is None
        asked = [one.node for one in node.find_all((nodes.Test, nodes.Filter)) if one.name in _ASKS_FOR_MISSING]
        self._may_be_missing = {id(one) for one in asked}
        """The expressions that may have no value: an error is raised for all others."""
        self._context_refs: set[str] = set()
        self._messages: dict[str, int] = {}
        self.optimizer = None
        super().visit_Template(node, frame)
        self.writeline(f"messages = {tuple(self._messages)!r}")

    def write_commons(self) -> None:
        """Write the names that the generated functions use."""
        super().write_commons()
        for name in ("escaped", "html_of", "joined", "safe", "interpolate"):
            self.writeline(f"{name} = environment.{name}")
        self.writeline(f"texts = environment.texts({self.name!r}, messages)")
        self.writeline("get_attribute = environment.getattr")
        self.writeline("get_item = environment.getitem")
        self.writeline("cached_call = environment.cached_call")
        self.writeline("no_caller = undefined(name='caller')")

    def enter_frame(self, frame: Frame) -> None:
        """Write the variables of a frame; those of the context are resolved once, at the top."""
        super().enter_frame(frame)
        if frame.toplevel and self._is_linked:
            for target, (action, name) in frame.symbols.loads.items():
                if action == VAR_LOAD_RESOLVE:
                    self.writeline(f"if {target} is missing: {target} = undefined(name={name!r})")
                    self._context_refs.add(target)

    def pop_assign_tracking(self, frame: Frame) -> None:
        """Export assignments to the context only if another file can read them."""
        if self._is_linked:
            self._assign_stack.pop()
        else:
            super().pop_assign_tracking(frame)

    def visit_Name(self, node: nodes.Name, frame: Frame) -> None:
        """Write a variable; those of the context were checked at the top, and macros are always defined."""
        ref = frame.symbols.find_ref(node.name)
        if node.ctx == "load" and ref is not None and (ref in self._context_refs or node.name in self._macros):
            self.write(ref)
        else:
            super().visit_Name(node, frame)

    def visit_Macro(self, node: nodes.Macro, frame: Frame) -> None:
        """Write a macro as a function."""
        if node.name not in self._macros:
            super().visit_Macro(node, frame)
            return
        self._write_function(node, frame)
        self.writeline(f"{frame.symbols.ref(node.name)} = macro")
        name = node.name.removeprefix(prefix_of(self.name or "page"))
        if frame.toplevel and name != node.name:  # other files may import it
            arguments, has_caller = self._macros[node.name]
            self.writeline(f"context.exported_vars.add({name!r})")
            self.writeline(f"context.vars[{name!r}] = Macro(environment, macro, {name!r}, {tuple(arguments)!r}, ")
            self.write(f"False, False, {has_caller!r}, context.eval_ctx.autoescape)")

    def _write_function(self, node: nodes.Macro | nodes.CallBlock, frame: Frame) -> None:
        """Write the function `macro`, like Jinja's `macro_body`, but without treating the `caller` of inner macros as its own."""
        frame = frame.inner()
        frame.require_output_check = False
        frame.symbols.analyze_node(node)
        arguments = [frame.symbols.ref(one.name) for one in node.args]
        if uses_caller(node.body):
            arguments.append(frame.symbols.declare_parameter("caller"))
        self.writeline(f"def macro({', '.join(arguments)}):", node)
        self.indent()
        self.buffer(frame)
        self.enter_frame(frame)
        self.push_parameter_definitions(frame)
        without_default = len(node.args) - len(node.defaults)
        for i, (one, ref) in enumerate(zip(node.args, arguments, strict=False)):
            self.writeline(f"if {ref} is missing: {ref} = ")
            if i < without_default:
                self.write(f"undefined(name={one.name!r})")
            else:
                self.visit(node.defaults[i - without_default], frame)
            self.mark_parameter_stored(ref)
        self.pop_parameter_definitions()
        self.blockvisit(node.body, frame)
        self.return_buffer_contents(frame, force_unescaped=True)
        self.leave_frame(frame, with_python_scope=True)
        self.outdent()

    def visit_CallBlock(self, node: nodes.CallBlock, frame: Frame) -> None:
        """Write `{% call %}`: its body becomes a function, which is passed to the callee unless a `CachedCall` has its result already."""
        if uses_caller(node.body):
            raise TemplateAssertionError("The body of a call cannot use its own caller: keep it in a variable.", node.lineno, self.name)
        may_be_cached = bool(node.call.args) and not self._macro_of(node.call)
        if may_be_cached:
            self.writeline("_cached = _callee.lookup(", node)
            self.visit(node.call.args[0], frame)
            self.write(") if isinstance(_callee := ")
            self.visit(node.call.node, frame)
            self.write(", cached_call) else None")
            self.writeline("if _cached is not None:")
            self.indent()
            self.start_write(frame, node)
            self.write("_cached")
            self.end_write(frame)
            self.outdent()
            self.writeline("else:")
            self.indent()
        self._write_function(node, frame)
        self.start_write(frame, node)
        self.visit_Call(node.call, frame, forward_caller=True)
        self.end_write(frame)
        if may_be_cached:
            self.outdent()

    def _macro_of(self, node: nodes.Call) -> tuple[list[str], bool] | None:
        return self._macros.get(node.node.name) if isinstance(node.node, nodes.Name) else None

    def visit_Getitem(self, node: nodes.Getitem, frame: Frame) -> None:
        """Write an item, or a translated text."""
        message = message_in_lookup(node)
        if message is None and isinstance(node.arg, nodes.Slice):
            super().visit_Getitem(node, frame)
        elif message is None and id(node) not in self._may_be_missing and not isinstance(node.arg, nodes.Const):
            self.visit(node.node, frame)
            self.write("[")
            self.visit(node.arg, frame)
            self.write("]")
        elif message is None:
            self.write("get_item(")
            self.visit(node.node, frame)
            self.write(", ")
            self.visit(node.arg, frame)
            self.write(")")
        else:
            self.write(f"interpolate({self._text(message)})" if "%" in message else self._text(message))

    def _text(self, message: str) -> str:
        return f"texts[{self._messages.setdefault(message, len(self._messages))}]"

    def visit_Call(self, node: nodes.Call, frame: Frame, forward_caller: bool = False) -> None:
        """Write a call of a function, or of a macro with all its arguments in their order."""
        macro = self._macro_of(node)
        if (message := message_in_call(node)) is not None:
            self.write("interpolate(" + self._text(message))
            self.signature(nodes.Call(node.node, [], node.kwargs, None, None), frame)
            self.write(")")
            return
        self.visit(node.node, frame)
        self.write("(")
        if macro is None:
            stream, self.stream = self.stream, StringIO()
            self.signature(node, frame, {"caller": "macro"} if forward_caller else None)
            written, self.stream = self.stream.getvalue(), stream
            self.write(written.removeprefix(", "))
        else:
            names, has_caller = macro
            given = dict(zip(names, node.args, strict=False)) | {one.key: one.value for one in node.kwargs}
            if len(node.args) > len(names) or not given.keys() <= set(names) or node.dyn_args or node.dyn_kwargs:
                raise TemplateAssertionError("The macro has other arguments.", node.lineno, self.name)
            for name in names:
                if name in given:
                    self.visit(given[name], frame)
                else:
                    self.write("missing")
                self.write(", ")
            if has_caller:
                self.write("macro" if forward_caller else "no_caller")
        self.write(")")

    def return_buffer_contents(self, frame: Frame, force_unescaped: bool = False) -> None:
        """Return the output of a macro as `Markup`, without a check at run time whether autoescaping is on."""
        if frame.eval_ctx.volatile or not frame.eval_ctx.autoescape:
            super().return_buffer_contents(frame, force_unescaped)
        else:
            self.writeline(f"return safe(concat({frame.buffer}))")

    def _output_child_to_const(self, node: nodes.Expr, frame: Frame, finalize: Any) -> str:
        """Constant output; the template's text loses its indentation."""
        text = super()._output_child_to_const(node, frame, finalize)
        return _LINE_BREAK.sub("\n", text) if isinstance(node, nodes.TemplateData) else text

    def _output_child_pre(self, node: nodes.Expr, frame: Frame, finalize: Any) -> None:
        if frame.eval_ctx.volatile or not frame.eval_ctx.autoescape:
            super()._output_child_pre(node, frame, finalize)
        elif message_in_lookup(node) is not None or (isinstance(node, nodes.Call) and self._macro_of(node)):
            self.write("(")  # HTML already
        else:
            self.write("(escaped(_text) if type(_text := ")

    def _output_child_post(self, node: nodes.Expr, frame: Frame, finalize: Any) -> None:
        if frame.eval_ctx.volatile or not frame.eval_ctx.autoescape:
            super()._output_child_post(node, frame, finalize)
        elif message_in_lookup(node) is not None or (isinstance(node, nodes.Call) and self._macro_of(node)):
            self.write(")")
        else:
            self.write(") is str else html_of(_text))")

    def visit_Getattr(self, node: nodes.Getattr, frame: Frame) -> None:
        """Write the attribute of an object or the item of a dict: an inline lookup, or `get_attribute` where it may be missing."""
        if id(node) in self._may_be_missing or node.attr in _DICT_METHODS or iskeyword(node.attr):
            self.write("get_attribute(")
            self.visit(node.node, frame)
            self.write(f", {node.attr!r})")
        else:
            self.write(f"(_obj[{node.attr!r}] if type(_obj := ")
            self.visit(node.node, frame)
            self.write(f") is dict else _obj.{node.attr})")

    def visit_CondExpr(self, node: nodes.CondExpr, frame: Frame) -> None:
        """Write `a if b`; without `else` it is '' instead of an `Undefined` object."""
        if node.expr2 is None:
            node.expr2 = nodes.Const("")
        super().visit_CondExpr(node, frame)

    def visit_Concat(self, node: nodes.Concat, frame: Frame) -> None:
        """Write the operator `~`, which joins texts and numbers."""
        if frame.eval_ctx.volatile or not frame.eval_ctx.autoescape:
            super().visit_Concat(node, frame)
            return
        self.write("joined((")
        for one in node.nodes:
            self.visit(one, frame)
            self.write(", ")
        self.write("))")


class FastEnvironment(Environment):
    """An environment whose templates run faster."""

    code_generator_class = FastGenerator

    def __init__(self, game: str = "", **options: Any):
        super().__init__(**options)
        self.game = game
        """The game whose files are included; '' for a page about none."""
        self._texts: dict[tuple[str, str], list[Markup]] = {}
        self._language: Callable[[], str] = str
        self._gettext: Callable[[str], str] = str
        self._loaded: dict[str, Template] = {}
        self._loading = threading.RLock()

    def parse_file(self, name: str) -> nodes.Template:
        """The syntax tree of a file."""
        assert self.loader is not None
        source, filename, _is_current = self.loader.get_source(self, name)
        return self._parse(source, name, filename)

    def has_template(self, name: str) -> bool:
        """Whether there is a file of this name."""
        assert self.loader is not None
        try:
            self.loader.get_source(self, name)
        except TemplateNotFound:
            return False
        return True

    def _generate(self, source: nodes.Template, name: str | None, filename: str | None, defer_init: bool = False) -> str:
        """The Python code of a page."""
        return super()._generate(Linker(self, name or "page", source).link(source), name, filename, defer_init)

    def make_globals(self, d: MutableMapping[str, Any] | None) -> MutableMapping[str, Any]:
        """The variables of all templates; a dict, which is read much faster than a chain of dicts."""
        return {**self.globals, **d} if d else self.globals

    def _load_template(self, name: str, globals: MutableMapping[str, Any] | None) -> Template:
        """A template; it is loaded only once, since its file does not change while the site runs."""
        template = self._loaded.get(name) if globals is None else None
        if template is None:
            with self._loading:  # one thread compiles it, those that want it too wait
                template = super()._load_template(name, globals)
            if globals is None:
                self._loaded[name] = template
        return template

    def handle_exception(self, source: str | None = None) -> NoReturn:
        """Report what a template looks up and does not find, like Jinja."""
        error = sys.exc_info()[1]
        trace = error.__traceback__ if error else None
        while trace and trace.tb_next:
            trace = trace.tb_next
        if isinstance(error, (AttributeError, LookupError)) and trace and trace.tb_frame.f_globals.get("environment") is self:
            raise UndefinedError(f"A template looks for what does not exist: {error}") from error
        super().handle_exception(source)

    def getattr(self, obj: Any, attribute: str) -> Any:
        """An attribute of an object, or the item of a dict."""
        if type(obj) is dict and attribute not in _DICT_METHODS:
            found = obj.get(attribute, self)
            return found if found is not self else self.undefined(obj=obj, name=attribute)
        try:
            return getattr(obj, attribute)
        except AttributeError:
            return Environment.getattr(self, obj, attribute)

    def getitem(self, obj: Any, argument: Any) -> Any:
        """An item, or the attribute of that name."""
        try:
            return obj[argument]
        except (AttributeError, LookupError, TypeError):
            return Environment.getitem(self, obj, argument)

    safe = staticmethod(safe)
    escaped = staticmethod(_escape_inner)
    html_of = staticmethod(html_of)
    cached_call = CachedCall

    @staticmethod
    def joined(values: tuple[Any, ...]) -> str:
        """Join texts and numbers. If one of them is HTML, the result is too, and the others are escaped."""
        texts = []
        for value in values:
            kind = type(value)
            if kind is not str and kind is not int:
                return markup_join(values)
            texts.append(value if kind is str else str(value))
        return "".join(texts)

    @staticmethod
    def interpolate(text: str, /, **values: Any) -> Markup:
        """Fill values into a text, escaped."""
        return safe(str.__mod__(text, {name: html_of(value) for name, value in values.items()}))

    def texts(self, name: str | None, messages: tuple[str, ...]) -> list[Markup]:
        """The texts of a page in the current language."""
        key = (self._language(), name or "")
        texts = self._texts.get(key)
        if texts is None or name is None:
            texts = self._texts[key] = [Markup(self._gettext(one)) for one in messages]
        return texts

    def use_translations(
        self,
        language: Callable[[], str],
        gettext: Callable[[str], str],
        ngettext: Callable[[str, str, int], str],
        pgettext: Callable[[str, str], str],
    ) -> None:
        """Set the functions that give the current language and translate a message: alone, with a number (two forms), with a context."""
        interpolate = self.interpolate

        @functools.lru_cache(20_000)
        def in_language(code: str, message: str) -> Markup:
            return Markup(gettext(message))

        def translated(message: str, /, **values: Any) -> Markup:
            text = in_language(language(), message)
            return interpolate(text, **values) if values or "%" in text else text

        def translated_number(one: str, many: str, n: int, /, **values: Any) -> Markup:
            return interpolate(ngettext(one, many, n), **{"num": n} | values)

        def translated_in_context(context: str, message: str, /, **values: Any) -> Markup:
            return interpolate(pgettext(context, message), **values)

        self._language, self._gettext = language, gettext
        self.install_gettext_callables(gettext, ngettext, newstyle=True, pgettext=pgettext)  # type: ignore[attr-defined]
        self.globals |= {"_": translated, "gettext": translated, "ngettext": translated_number, "pgettext": translated_in_context}
