/** A translated text with its English source. The engine's own English texts have none. */
export interface Entry {
  readonly of?: string;
  readonly is: string;
}

/** definition → path → text. */
export type Translations = Readonly<Record<string, Readonly<Record<string, Entry>>>>;

/** Formats a file of translations: definitions sorted by name, each text on its own line. */
export function formatTranslations(translations: Translations): string {
  const parts = Object.keys(translations)
    .sort()
    .map((definition) => {
      const lines = Object.entries(translations[definition] ?? {}).map(
        ([path, entry]) => `    ${JSON.stringify(path)}: ${formatEntry(entry)}`,
      );
      return `  ${JSON.stringify(definition)}: {\n${lines.join(',\n')}\n  }`;
    });
  return `${['{\n  "$schema": "../../locale.schema.json"', ...parts].join(',\n')}\n}\n`;
}

function formatEntry({ of, is }: Entry): string {
  const translated = `"is": ${JSON.stringify(is)}`;
  return of === undefined ? `{ ${translated} }` : `{ "of": ${JSON.stringify(of)}, ${translated} }`;
}

/** Returns the texts of one definition from its JSON. */
export function readEntries(json: unknown): Readonly<Record<string, Entry>> {
  const entries = Object.entries(Object(json)).flatMap(([path, entry]: [string, unknown]): [string, Entry][] => {
    if (typeof entry !== 'object' || entry === null || !('is' in entry) || typeof entry.is !== 'string') return [];
    return [[path, { ...('of' in entry && typeof entry.of === 'string' ? { of: entry.of } : {}), is: entry.is }]];
  });
  return Object.fromEntries(entries);
}
