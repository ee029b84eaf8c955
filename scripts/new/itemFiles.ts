import { recordDefinitions } from '../../studio/scaffold/recordDefinitions.ts';

/**
 * Returns the initial entity of a new portal: its operations, its list, its details and the form that adds a record.
 */
export function itemFiles(): Readonly<Record<string, object>> {
  const definitions = recordDefinitions({
    ...{ name: 'item', title: 'Item', plural: 'Items', addTitle: 'Add Item', display: 'name' },
    ...{ key: 'itemNumber', keyTitle: 'Number' },
    properties: {
      name: { title: 'Name', $ref: 'short-text', required: true },
      kind: {
        title: 'Kind',
        values: [
          { value: 'idea', title: 'Idea' },
          { value: 'task', title: 'Task' },
        ],
        required: true,
      },
      dueOn: { title: 'Due', $ref: 'date' },
      description: { title: 'Description', $ref: 'long-text' },
      version: { title: 'Version', type: 'integer', readOnly: true },
      createdAt: { title: 'Added', $ref: 'date-time', readOnly: true },
    },
    ...{ readers: 'signed-in', writers: ['administrator', 'member'] },
    filters: ['name', 'kind', { field: 'dueOn', range: true }],
    notices: { success: '{result.name} is added.', failure: '{error.message}' },
    empty: 'There are no items yet.',
  });
  return {
    ...Object.fromEntries(
      definitions.map(({ kind, definition, json }) => [`items/${definition}.${kind}.json`, json] as const),
    ),
    'items/item.entity.examples.json': {
      one: { itemNumber: 'I-0001', name: 'Change this example', kind: 'task', dueOn: '=addDays(today(), 7)' },
      two: { itemNumber: 'I-0002', name: 'Add an entity', kind: 'idea', description: 'With its list and its form.' },
    },
  };
}
