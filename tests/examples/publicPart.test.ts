import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildRelease, collectAsts, publicRelease } from '#compiler';
import type { Release } from '#engine';
import { readDefinitionFiles } from '../../scripts/readDefinitionFiles.ts';
import { root } from '../boundaries/sourceFiles.ts';

function openLibrary(): Release {
  const { release, errors } = buildRelease(readDefinitionFiles(join(root, 'examples', 'lending-library')));
  if (release === undefined) throw new Error(JSON.stringify(errors));
  return release;
}

test('what is public is there with all it leads to, and nothing else is', () => {
  // given
  const whole = openLibrary();

  // when
  const { entities, operations, forms, flows, wizards, lifecycles, templates, screens } = publicRelease(whole);

  // then
  expect({ forms, login: screens['login'], mailbox: screens['mailbox'], mail: screens['mail'] }).toEqual({
    forms: { login: whole.forms['login'] },
    login: whole.screens['login'],
    mailbox: whole.screens['mailbox'],
    mail: whole.screens['mail'],
  });
  expect(Object.keys(operations).sort()).toEqual(['auth.login', 'mailbox.get', 'mailbox.list']);
  expect(Object.keys(entities).sort()).toEqual(['date-time', 'email', 'mail', 'session', 'short-text']);
  expect({ flows, wizards, lifecycles, templates }).toEqual({ flows: {}, wizards: {}, lifecycles: {}, templates: {} });
});

test('a screen that is not public keeps its address, and nobody may see it', () => {
  const { screens } = publicRelease(openLibrary());

  expect(screens['lend-book']).toEqual({
    id: 'lend-book',
    route: '/lend',
    allow: [],
    given: { draft: 'string?' },
    enter: [],
    data: [],
    actions: [],
    body: [],
  });
});

test('texts are there in each language, without those of what is left out', () => {
  const { texts } = publicRelease(openLibrary());

  const kinds = Object.values(texts).map((catalogue) => [
    ...new Set(Object.keys(catalogue).map((key) => key.split('/')[0])),
  ]);
  expect(kinds).toHaveLength(2);
  for (const known of kinds) {
    expect(known).toEqual(expect.arrayContaining(['login.form', 'login.screen', 'engine']));
    expect(known).not.toContain('lend-book.screen');
    expect(known).not.toContain('library.access');
  }
});

test('the trees of a release are those of all its expressions', () => {
  // given
  const release = openLibrary();
  const written = [...JSON.stringify(release).matchAll(/\{"=":("(?:[^"\\]|\\.)*")\}/g)];

  // when
  const trees = collectAsts(release);

  // then
  expect(Object.keys(trees).sort()).toEqual(
    [...new Set(written.map(([, source = '""']) => JSON.parse(source)))].sort(),
  );
});
