import { expect, test } from 'vitest';
import { groupSource } from './groupsOf.ts';

test('the entity of groups has the properties of the records, and knows which period a date is the first day of', () => {
  const source = groupSource({
    kind: 'operation',
    id: 'orders.bySupplier',
    keys: new Map(),
    json: {
      result: { groups: 'order', by: ['supplier.name', { month: 'neededOn' }, { year: 'paid.on' }], sum: ['budget'] },
    },
  });

  expect(source).toEqual({
    kind: 'entity',
    id: 'orders-by-supplier-group',
    json: {
      title: 'Group',
      properties: {
        supplier: { properties: { name: { $ref: 'order#/properties/supplier/properties/name' } } },
        neededOn: { $ref: 'order#/properties/neededOn', period: 'month' },
        paid: { properties: { on: { $ref: 'order#/properties/paid/properties/on', period: 'year' } } },
        budget: { $ref: 'order#/properties/budget' },
      },
    },
    keys: new Map([
      ['/title', 'engine/group'],
      ['/properties/count/title', 'engine/groupCount'],
    ]),
  });
});
