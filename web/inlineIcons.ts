import * as drawings from '@mdi/js';
import type { Plugin } from 'vite';

const library = '@mdi/js';
const paths: Readonly<Record<string, unknown>> = drawings;

/**
 * Replaces imports of icons by their paths. The icon library is one module, so the first page with an icon would load
 * the icons of all pages.
 */
export const inlineIcons: Plugin = {
  name: 'inline-icons',
  apply: 'build',
  transform: {
    filter: { code: library },
    handler(code) {
      let written = code;
      // From the end, so that earlier positions stay valid.
      for (const node of this.parse(code).body.toReversed()) {
        if (node.type !== 'ImportDeclaration' && node.type !== 'ExportNamedDeclaration') continue;
        if (node.source?.value !== library) continue;
        const constants = node.specifiers.map((specifier) => {
          if (specifier.type === 'ImportSpecifier') return constant(specifier.imported, specifier.local);
          if (specifier.type === 'ExportSpecifier') return `export ${constant(specifier.local, specifier.exported)}`;
          throw new Error(`"${library}" is imported by the names of its drawings, not as a whole.`);
        });
        written = written.slice(0, node.start) + constants.join('') + written.slice(node.end);
      }
      return { code: written, map: null };
    },
  },
};

type Name = { readonly name: string } | { readonly value: string };

function constant(drawing: Name, as: Name): string {
  const path = paths[wordOf(drawing)];
  if (typeof path !== 'string') throw new Error(`"${library}" has no drawing "${wordOf(drawing)}".`);
  return `const ${wordOf(as)} = ${JSON.stringify(path)};`;
}

function wordOf(name: Name): string {
  return 'name' in name ? name.name : name.value;
}
