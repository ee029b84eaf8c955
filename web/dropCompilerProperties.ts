import type { Plugin } from 'vite';

/** Properties of a function definition that only the gate and the reference page read. */
const words: ReadonlySet<string> = new Set(['name', 'result', 'meaning', 'example']);

/**
 * Removes from the definitions of expression functions the properties that no page reads, because every page loads
 * them.
 */
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
        // From the end, so that earlier positions stay valid.
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
