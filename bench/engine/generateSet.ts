import type { SourceFile } from '#compiler';
import { readBase } from '../../tests/engine/readFixtures.ts';

/** Definitions per generated entity. */
const perThing = 5;

/**
 * Generates a valid set of about this many definitions: the library of the gate's tests, and similar generated
 * entities.
 */
export function generateSet(definitions: number): readonly SourceFile[] {
  const base = readBase().filter(({ path }) => !path.endsWith('/locale/fr.json'));
  const things = Math.max(1, Math.round((definitions - base.length) / perThing));
  return [...base, ...Array.from({ length: things }, (_none, index) => thing(index)).flat()];
}

/** Returns the set with another title in one screen in the middle. */
export function editOne(files: readonly SourceFile[], round: number): readonly SourceFile[] {
  const path = `screen/thing-${Math.floor(files.length / perThing / 2)}.screen.json`;
  return files.map((file) =>
    file.path === path ? { path, text: file.text.replace('"title": "Things', `"title": "Things (${round})`) } : file,
  );
}

function thing(index: number): readonly SourceFile[] {
  const id = `thing-${index}`;
  return [
    definition(`entity/${id}`, 'entity', {
      title: `Thing ${index}`,
      key: 'thingId',
      display: '{name}',
      properties: {
        thingId: { title: 'Number', type: 'integer', readOnly: true },
        name: { title: 'Name', $ref: 'short-text', required: true },
        isbn: { title: 'ISBN', type: 'string', required: true },
        book: { title: 'Book', $ref: 'book', by: 'isbn' },
        state: { title: 'State', values: ['NEW', 'USED', 'GONE'], readOnly: true },
        since: { title: 'Since', $ref: 'date' },
        until: { title: 'Until', $ref: 'date' },
        over: { title: 'Over', type: 'boolean', value: '=has(this.until) && this.until < today()' },
      },
      rules: [{ rule: 'order', at: 'until', check: '=this.until > this.since', message: 'The end comes first' }],
    }),
    definition(`operation/things${index}.list`, 'operation', {
      title: 'Things',
      call: `GET /things-${index}`,
      result: { page: id },
      filter: { wire: 'pipes', fields: ['name', 'state'] },
      allow: 'public',
    }),
    definition(`operation/things${index}.create`, 'operation', {
      title: 'Add',
      call: `POST /things-${index}`,
      of: id,
      result: id,
      body: ['name', 'isbn', 'since', 'until'],
      allow: 'librarian',
      notices: { success: 'Added' },
    }),
    definition(`form/${id}`, 'form', {
      submits: `things${index}.create`,
      fields: ['name', 'isbn', 'since', { field: 'until', when: '=has(this.since)' }],
    }),
    definition(`screen/${id}`, 'screen', {
      title: `Things ${index}`,
      route: `/things-${index}`,
      allow: 'public',
      trail: ['home'],
      body: [
        {
          table: 'things',
          data: `things${index}.list`,
          sort: 'name',
          fields: ['name', 'state', 'over'],
          filter: { open: ['state'] },
          empty: 'Nothing',
          actions: [{ open: `form:${id}`, title: 'Add' }],
        },
      ],
    }),
  ];
}

function definition(path: string, kind: string, words: object): SourceFile {
  const text = JSON.stringify({ $schema: `../${kind}.schema.json`, ...words }, undefined, 1);
  return { path: `${path}.${kind}.json`, text };
}
