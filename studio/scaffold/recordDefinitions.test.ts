import { expect, it } from 'vitest';
import { recordDefinitions } from './recordDefinitions.ts';

it('makes an entity with its operations, its form and its screens', () => {
  const made = recordDefinitions({
    ...{ name: 'garden-tool', title: 'Garden Tool', plural: 'Garden Tools', addTitle: 'Add Garden Tool' },
    ...{ key: 'number', keyTitle: 'Number', display: 'name', readers: 'member', writers: 'librarian' },
    properties: {
      name: { title: 'Name', type: 'string', required: true },
      notes: { title: 'Notes', $ref: 'long-text' },
      addedAt: { title: 'Added', $ref: 'date-time', readOnly: true },
    },
  });
  const jsonOf = (wanted: string) => made.find(({ kind, definition }) => `${definition}.${kind}` === wanted)?.json;

  expect(made.map(({ kind, definition }) => `${definition}.${kind}`)).toEqual([
    'garden-tool.entity',
    'gardenTools.list.operation',
    'gardenTools.get.operation',
    'gardenTools.create.operation',
    'garden-tool-new.form',
    'garden-tool-list.screen',
    'garden-tool-details.screen',
    'garden-tool-add.screen',
  ]);
  expect(jsonOf('garden-tool-new.form')).toMatchObject({ of: 'garden-tool', fields: ['name', 'notes'] });
  expect(jsonOf('gardenTools.create.operation')).toMatchObject({ body: ['name', 'notes'], allow: 'librarian' });
  expect(jsonOf('garden-tool-list.screen')).toMatchObject({ body: [{ fields: ['number', 'name'] }], allow: 'member' });
  expect(jsonOf('garden-tool-details.screen')).toMatchObject({
    ...{ title: '{gardenTool.name}', route: '/garden-tools/{number}' },
    body: [{ fields: ['number', 'name', 'notes', 'addedAt'] }],
  });
});
