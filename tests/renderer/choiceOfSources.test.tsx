import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { buildRelease } from '#compiler';
import type { BlockModel, Release, User } from '#engine';
import type { CardsBlockModel } from '#engine/blocks/cards';
import { SourceGate } from '../../renderer/body/SourceGate.tsx';
import { DataProvider } from '../../renderer/calls/DataProvider.tsx';
import { queryKeyOf } from '../../renderer/calls/refreshAfter.ts';
import { useScope } from '../../renderer/scope/useScope.ts';
import { RuntimeProvider } from '../../renderer/texts/RuntimeProvider.tsx';
import { users } from '../conformance/library/world.ts';
import { layOver, readBase } from '../engine/readFixtures.ts';
import { testRuntime } from './testRuntime.ts';

const file = 'definitions/books/shelf.screen.json';
const choice = [
  { allow: 'librarian', is: 'loans.list' },
  { when: '=size(shelves) > 1', is: 'books.list' },
  "=['nothing']",
];
const screen = {
  $schema: '../screen.schema.json',
  ...{ title: 'Shelf', route: '/shelf/{shelves}', given: { shelves: 'string' }, allow: 'public' },
  data: { found: choice, shelves: "=[route.shelves, 'second']" },
  body: [{ cards: 'found', data: choice, title: 'Found', text: 'x' }],
};

function build(): Release {
  const files = readBase().filter(({ path }) => !path.endsWith('/locale/fr.json'));
  const { release, errors } = buildRelease(layOver(files, [{ file, json: screen }]));
  if (release === undefined) throw new Error(errors.map(({ message }) => message).join('\n'));
  return release;
}

const release = build();
const drawn = release.screens['shelf'];

function Found() {
  return <p>{JSON.stringify(useScope().variables['found'])}</p>;
}

function isCards(block: BlockModel): block is CardsBlockModel {
  return block.block === 'cards';
}

function draw(user: User, children: React.ReactNode): string {
  const queries = new QueryClient();
  for (const run of ['loans.list', 'books.list']) {
    const page = { content: [{ of: run }], totalElements: 1, totalPages: 1, number: 0, size: 20 };
    queries.setQueryData(queryKeyOf(run, {}), page);
  }
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <RuntimeProvider value={{ ...testRuntime(release), user }}>
        <DataProvider data={drawn?.data ?? []} given={{ route: { shelves: 'first' } }}>
          {children}
        </DataProvider>
      </RuntimeProvider>
    </QueryClientProvider>,
  );
}

describe('data that is a choice of calls', () => {
  test.each([
    ['a librarian', users.librarian, 'loans.list'],
    ['a member', users.member, 'books.list'],
  ])('is loaded by the branch of %s, once what its conditions read is there', (_who, user, run) => {
    expect(draw(user, <Found />)).toBe(`<p>[{&quot;of&quot;:&quot;${run}&quot;}]</p>`);
  });

  test('is the same as the data of a block', () => {
    const [block] = drawn?.body.filter(isCards) ?? [];
    const gate = <SourceGate source={block?.data ?? null}>{(value) => <p>{JSON.stringify(value)}</p>}</SourceGate>;

    expect(draw(users.librarian, gate)).toBe('<p>[{&quot;of&quot;:&quot;loans.list&quot;}]</p>');
  });
});
