import type { Plugin } from 'vite';

/** Words of a function's definition that the gate and the reference page read, and no page. */
const words: ReadonlySet<string> = new Set(['name', 'result', 'meaning', 'example']);

/** Leaves out of the functions of expressions what no page reads: every page loads them. */
export const dropCompilerProperties: Plugin = {
  name: 'drop-compiler-properties',
  apply: 'build',
  transform: {
    filter: { id: /\/engine\/expressions\/functions\/\w+\.ts$/, code: 'defineFunction' },
    handler(code) {
      let written = code;
      for (const statement of this.parse(code).body.toReversed()) {
        if (statement.type !== 'ExportNamedDeclaration') continue;
        if (statement.declaration?.type !== 'VariableDeclaration') continue;
        const [argument] = statement.declaration.declarations.flatMap(({ init }) =>
          init?.type === 'CallExpression' ? init.arguments : [],
        );
        if (argument?.type !== 'ObjectExpression') continue;
        // From the end, so that places before it stay where they were.
        for (const property of argument.properties.toReversed()) {
          if (property.type !== 'Property' || property.key.type !== 'Identifier') continue;
          if (!words.has(property.key.name)) continue;
          written = written.slice(0, property.start) + written.slice(property.end).replace(/^\s*,/, '');
        }
      }
      return { code: written, map: null };
    },
  },
};
