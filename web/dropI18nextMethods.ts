import type { Plugin } from 'vite';

/**
 * Methods of i18next that no page calls, by class. The engine formats the texts (`renderer/texts/icuFormat.ts`), so
 * interpolation, plurals and formats of i18next are not used. The other methods are for servers, tests and text
 * editors.
 */
const unused: Readonly<Record<string, readonly string[] | 'all'>> = {
  Interpolator: 'all',
  PluralResolver: 'all',
  Formatter: 'all',
  Connector: ['saveMissing'],
  ResourceStore: ['addResources', 'toJSON'],
  I18n: ['cloneInstance', 'dir', 'exists', 'hydrate', 'setDefaultNamespace', 'toJSON'],
};

/** Removes the unused methods from i18next, whose classes are one file that is otherwise loaded completely. */
export const dropI18nextMethods: Plugin = {
  name: 'drop-i18next-methods',
  apply: 'build',
  transform: {
    filter: { id: /\/node_modules\/i18next\/dist\/esm\/i18next\.js$/ },
    handler(code) {
      let written = code;
      const missing = new Set(Object.keys(unused));
      // From the end, so that earlier positions stay valid.
      for (const statement of this.parse(code).body.toReversed()) {
        if (statement.type !== 'ClassDeclaration' || !statement.id || !missing.delete(statement.id.name)) continue;
        const names = unused[statement.id.name] ?? [];
        const dropped = statement.body.body.flatMap((member) => {
          if (member.type !== 'MethodDefinition' || member.key.type !== 'Identifier') return [];
          return names === 'all' || names.includes(member.key.name) ? [member.value.body] : [];
        });
        if (names !== 'all' && dropped.length < names.length) missing.add(statement.id.name);
        for (const body of dropped.toReversed()) {
          if (body) written = `${written.slice(0, body.start)}{}${written.slice(body.end)}`;
        }
      }
      if (missing.size > 0) this.error(`i18next has changed: look at ${[...missing].join(', ')}`);
      return { code: written, map: null };
    },
  },
};
