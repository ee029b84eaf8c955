import { beforeAll, describe, expect, test } from 'vitest';
import { isRecord } from '#engine';
import { documentRelease } from '../testing/documentRelease.ts';
import { bothDatabases } from '../testing/eachDatabase.ts';
import { addToyAccount, openToyApp, type ToyApp } from '../testing/openToyApp.ts';
import { storedValuesWorker } from './storedValuesWorker.ts';

const line = {
  title: 'Line',
  properties: {
    copies: { title: 'Copies', type: 'integer' },
    price: { title: 'Price', type: 'number' },
    total: { title: 'Total', type: 'number', value: '=this.price * double(this.copies)' },
  },
};

function orderDefinitions(value: string) {
  const order = {
    ...{ title: 'Order', key: 'orderId', owners: {} },
    properties: {
      orderId: { title: 'Number', type: 'integer', readOnly: true },
      shop: { title: 'Shop', type: 'string' },
      lines: { title: 'Lines', $ref: 'order-line[]' },
      amount: { title: 'Amount', type: 'number', value, kept: true },
      version: { title: 'Version', type: 'integer', readOnly: true },
    },
  };
  const body = ['shop', 'lines'];
  const operations = {
    'orders.create': { call: 'POST /orders', of: 'order', result: 'order', body },
    'orders.list': {
      call: 'GET /orders',
      result: { page: 'order' },
      filter: { wire: 'pipes', fields: [{ field: 'amount', range: true }] },
    },
  };
  return [
    { kind: 'entity', id: 'order-line', json: line },
    { kind: 'entity', id: 'order', json: order },
    ...Object.entries(operations).map(([id, json]) => ({
      kind: 'operation',
      id,
      json: { title: id, allow: 'librarian', ...json },
    })),
  ];
}

bothDatabases('a kept value', (database) => {
  let library: ToyApp | undefined;
  let token = '';
  const open = async (value: string): Promise<void> => {
    library = await openToyApp(database(), { documents: documentRelease(orderDefinitions(value)) });
    token = await library.signIn('lea@library.example');
  };
  const list = async (query: string): Promise<readonly unknown[]> => {
    const answer = await library?.call('GET', `/orders?${query}`, { token });
    const content: unknown = isRecord(answer?.body) ? answer.body['content'] : undefined;
    return Array.isArray(content)
      ? content.map((order: unknown) => (isRecord(order) ? order['shop'] : order))
      : [answer];
  };
  beforeAll(async () => {
    await addToyAccount(database(), { email: 'lea@library.example', roles: ['Librarian'] });
    await open("=sum(this.lines, 'total')");
    for (const [shop, copies, price] of [
      ['North', 2, 10],
      ['South', 1, 50],
      ['East', 9, 1],
    ]) {
      await library?.call('POST', '/orders', { token, body: { shop, lines: [{ copies, price }] } });
    }
  });

  test('is what a list is sorted and filtered by', async () => {
    expect(await list('sort=-amount')).toEqual(['South', 'North', 'East']);
    expect(await list('filter=amount|equalsafter|10;amount|equalsbefore|30')).toEqual(['North']);
  });

  describe('whose definition has changed', () => {
    test('is computed anew for all records by a job, and no version is counted', async () => {
      await library?.work(storedValuesWorker);
      await open('=0.0 - double(this.lines[0].copies)');

      expect(await list('sort=-amount')).toEqual(['South', 'North', 'East']);
      await library?.work(storedValuesWorker);

      expect(await list('sort=amount')).toEqual(['East', 'North', 'South']);
      expect(await list('filter=amount|equalsafter|-2')).toEqual(expect.arrayContaining(['North', 'South']));
      const rows = await database().current().selectFrom('document').select('version').execute();
      expect(rows.map(({ version }) => version)).toEqual([1, 1, 1]);
    });
  });
});
