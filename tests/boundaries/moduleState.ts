/** Declarations at the beginning of a line, which is where modules declare. */
const declarations = /^(?:export )?(let|var|const) (\w+)(?:: ([^=;]+?))?(?: =\s*(.*)|;)/gm;

/** What can be changed after it was made. */
const mutable = /^(?:new (?:Map|Set|WeakMap|WeakSet|BoundedCache)\b|\[|\{)/;

/** A list or a record that is named so is never changed: the compiler holds it. */
const readOnly = /^(?:readonly |Readonly\w*<)/;

/** Calls and assignments that change what a name holds. */
const changes = (name: string) =>
  new RegExp(
    `\\b${name}(?:\\.(?:set|add|delete|clear|get|push|pop|shift|unshift|splice|sort|reverse)\\(|\\[[^\\]]+\\] (?:=|\\?\\?=|\\+=) |\\.\\w+ (?:=|\\?\\?=|\\+=) )|Object\\.(?:assign|defineProperty)\\(${name}\\b|delete ${name}\\b`,
  );

/** Names that a module declares for itself and changes while it is used, in the order of the file. */
export function findModuleState(text: string): readonly string[] {
  return [...text.matchAll(declarations)].flatMap(([, keyword, name = '', type = '', value = '']) => {
    if (keyword !== 'const') return [name];
    if (!mutable.test(value) || readOnly.test(type)) return [];
    return changes(name).test(text) ? [name] : [];
  });
}
