/**
 * Returns the initial entity of a new portal: its operations, its list, its details and the form that adds a record.
 */
export function itemFiles(): Readonly<Record<string, object>> {
  return {
    'items/item.entity.json': {
      title: 'Item',
      key: 'itemNumber',
      display: '{name}',
      properties: {
        itemNumber: { title: 'Number', type: 'string', pattern: '^I-[0-9]{4}$', readOnly: true },
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
    },
    'items/item.entity.examples.json': {
      one: { itemNumber: 'I-0001', name: 'Change this example', kind: 'task', dueOn: '=addDays(today(), 7)' },
      two: { itemNumber: 'I-0002', name: 'Add an entity', kind: 'idea', description: 'With its list and its form.' },
    },
    'items/items.list.operation.json': {
      title: 'Items',
      call: 'GET /items',
      result: { page: 'item' },
      filter: { wire: 'pipes', fields: ['name', 'kind', { field: 'dueOn', range: true }] },
      allow: 'signed-in',
    },
    'items/items.get.operation.json': {
      title: 'Item',
      call: 'GET /items/{itemNumber}',
      result: 'item',
      allow: 'signed-in',
    },
    'items/items.create.operation.json': {
      title: 'Add Item',
      call: 'POST /items',
      of: 'item',
      result: 'item',
      body: ['name', 'kind', 'dueOn', 'description'],
      allow: ['administrator', 'member'],
      notices: { success: '{result.name} is added.', failure: '{error.message}' },
    },
    'items/item-new.form.json': {
      of: 'item',
      submits: 'items.create',
      fields: ['name', 'kind', 'dueOn', 'description'],
      then: { go: 'item-details', with: { itemNumber: '=run.create.result.itemNumber' } },
    },
    'items/item-list.screen.json': {
      title: 'Items',
      route: '/items',
      allow: 'signed-in',
      actions: [{ go: 'item-add', icon: 'add' }],
      body: [
        {
          table: 'items',
          data: 'items.list',
          sort: '-itemNumber',
          fields: ['itemNumber', 'name', 'kind', 'dueOn'],
          empty: 'There are no items yet.',
          actions: [{ go: 'item-details', title: 'View', icon: 'view' }],
        },
      ],
    },
    'items/item-details.screen.json': {
      title: '{item.name}',
      route: '/items/{itemNumber}',
      given: { itemNumber: 'string' },
      allow: 'signed-in',
      trail: ['item-list'],
      data: { item: 'items.get' },
      body: [
        {
          details: 'item',
          title: 'Item',
          fields: ['itemNumber', 'name', 'kind', 'dueOn', 'description', 'createdAt'],
        },
      ],
    },
    'items/item-add.screen.json': {
      title: 'Add Item',
      route: '/items/new',
      allow: ['administrator', 'member'],
      trail: ['item-list'],
      body: [{ form: 'item-new' }],
    },
  };
}
