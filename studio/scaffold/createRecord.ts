import { sourceLocale } from '#engine';
import type { DefinitionName } from '../data/operations.ts';
import type { DraftStore } from '../draft/DraftStore.ts';
import { type DraftChange, editDrafts } from '../draft/editDrafts.ts';
import { insertAt, valueAt } from '../json/editJson.ts';
import { translationsOf, writeTranslation } from '../translations/translations.ts';
import { readJson } from '../wording/readJson.ts';
import { camelCase, recordDefinitions } from './recordDefinitions.ts';

/** Texts of a new entity in one language. */
export interface RecordTexts {
  readonly title: string;
  readonly plural: string;
  readonly addTitle: string;
  /** Titles of the properties that every new entity has. */
  readonly name: string;
  readonly number: string;
}

export interface RecordChoice {
  readonly name: string;
  readonly texts: Readonly<Record<string, RecordTexts>>;
  readonly readers: string;
  readonly writers: string;
  /** Menu that gets an entry for the list; empty for none. */
  readonly menu: string;
}

/**
 * Writes the definitions of a new entity as drafts, with their translations and the entry of a menu. They are published
 * together. Resolves to the form that adds a record, which is opened next. Throws if somebody else changes one of them.
 */
export async function createRecord(store: DraftStore, choice: RecordChoice): Promise<DefinitionName> {
  const { name, texts, readers, writers, menu } = choice;
  const english = texts[sourceLocale];
  if (english === undefined) throw new Error('A new entity needs English texts');
  const made = recordDefinitions({
    ...{ name, readers, writers, key: 'number', keyTitle: english.number, display: 'name' },
    ...{ title: english.title, plural: english.plural, addTitle: english.addTitle },
    properties: { name: { title: english.name, type: 'string', maxLength: 255, required: true } },
  });
  const changes = made.flatMap(({ kind, definition, json }): DraftChange[] => {
    const text = `${JSON.stringify({ $schema: `../${kind}.schema.json`, ...json }, undefined, 2)}\n`;
    const translated = Object.entries(texts).filter(([locale]) => locale !== sourceLocale);
    return [
      { kind, definition, change: () => text },
      ...translated.flatMap(([locale, own]) => translate({ kind, definition }, { locale, english, own })),
    ];
  });
  const entry: DraftChange = {
    ...{ kind: 'menu', definition: menu },
    change: (text) => {
      const items = valueAt(readJson(text), '/items');
      return insertAt(text, '/items', Array.isArray(items) ? items.length : 0, `${name}-list`);
    },
  };
  const refused = await editDrafts(store, menu === '' ? changes : [...changes, entry]);
  if (refused.length > 0) throw new Error(refused.map(({ kind, definition }) => `${kind} ${definition}`).join(', '));
  return { kind: 'form', definition: `${name}-new` };
}

interface Translating {
  readonly locale: string;
  readonly english: RecordTexts;
  readonly own: RecordTexts;
}

/** Paths of the texts of each new definition, in the way of translations. */
function pathsOf({ kind, definition }: DefinitionName): Readonly<Record<string, keyof RecordTexts>> {
  if (kind === 'entity') return { title: 'title', 'name.title': 'name', 'number.title': 'number' };
  if (definition.endsWith('.list') || definition.endsWith('-list')) return { title: 'plural' };
  if (definition.endsWith('.create') || definition.endsWith('-add')) return { title: 'addTitle' };
  if (definition.endsWith('.get')) return { title: 'title' };
  const details = /^(.*)-details$/.exec(definition)?.[1];
  return details === undefined ? {} : { [`${camelCase(details)}.title`]: 'title' };
}

function translate(name: DefinitionName, { locale, english, own }: Translating): readonly DraftChange[] {
  const paths = Object.entries(pathsOf(name)).filter(([, text]) => own[text] !== '');
  if (paths.length === 0) return [];
  const change = (text: string): string =>
    paths.reduce(
      (written, [path, word]) => writeTranslation(written, path, { of: english[word], is: own[word] }),
      text,
    );
  return [{ ...translationsOf(name, locale), change }];
}
