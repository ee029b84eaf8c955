/** Declarations at the beginning of a line, which are those of a module. */
const declarations = /^(?:export )?(let|var|const) (\w+)(?:: ([^=;]+?))?(?: =\s*(.*)|;)/gm;

/** Values that can be changed after they were created. */
const mutable = /^(?:new (?:Map|Set|WeakMap|WeakSet|BoundedCache)\b|\[|\{)/;

/** A list or a record with such a type is never changed: the compiler ensures it. */
const readOnly = /^(?:readonly |Readonly\w*<)/;

/** Calls and assignments that change a value. */
const changes = (name: string) =>
  new RegExp(
    `\\b${name}(?:\\.(?:set|add|delete|clear|get|push|pop|shift|unshift|splice|sort|reverse)\\(|\\[[^\\]]+\\] (?:=|\\?\\?=|\\+=) |\\.\\w+ (?:=|\\?\\?=|\\+=) )|Object\\.(?:assign|defineProperty)\\(${name}\\b|delete ${name}\\b`,
  );

/** Returns the names that a module declares privately and changes at run time, in the order of the file. */
export function findModuleState(text: string): readonly string[] {
  return [...text.matchAll(declarations)].flatMap(([, keyword, name = '', type = '', value = '']) => {
    if (keyword !== 'const') return [name];
    if (!mutable.test(value) || readOnly.test(type)) return [];
    return changes(name).test(text) ? [name] : [];
  });
}
