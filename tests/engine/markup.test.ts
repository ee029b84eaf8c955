import markdownIt from 'markdown-it';
import { describe, expect, test } from 'vitest';
import { expressions } from '#compiler';
import { completeRecord, escapeMarkdown, formatMessage, type Scope } from '#engine';

const markdown = markdownIt({ html: false, linkify: true });

const hostile = [
  '[Confirm your account here](https://evil.example)',
  '![](https://evil.example/seen.png)',
  '<https://evil.example>',
  'https://evil.example and www.evil.example or ann@evil.example',
  '<img src=x onerror=alert(1)>',
  '&lt;b&gt; &amp; &#91;',
  '**bold** _slanted_ ~~gone~~ `code`',
  '# Heading',
  '- one',
  '1. one',
  '> quoted',
  '=====',
  '---',
  '| a | b |',
  '[x]: https://evil.example',
  'ends with a backslash \\',
  '\\[x\\](y)',
];

describe('a value in a text with markup', () => {
  const release = Object({ texts: {}, entities: {}, lifecycles: {}, access: { policies: {} } });
  const scopeWith = (variables: Readonly<Record<string, unknown>>): Scope => ({
    ...{ variables, settings: {}, clock: { today: () => '', now: () => '' }, expressions },
    user: { signedIn: false, roles: [], functionalIds: [], companyIds: [] },
  });
  const write = (source: string, variables: Readonly<Record<string, unknown>>, known = release): string =>
    markdown.render(
      formatMessage(source, scopeWith(variables), { release: known, locale: 'en', escape: escapeMarkdown }),
    );

  test.each(hostile)('reads as itself: %s', (name) => {
    expect(write('{name}', { name })).toBe(`<p>${markdown.utils.escapeHtml(name)}</p>\n`);
    expect(write('Dear **{name}**!', { name })).toBe(
      `<p>Dear <strong>${markdown.utils.escapeHtml(name)}</strong>!</p>\n`,
    );
  });

  test('keeps its lines and makes no block of code', () => {
    expect(write('{note}', { note: 'one\n\n    two\n\tthree' })).toBe('<p>one</p>\n<p>two<br>\nthree</p>\n');
  });

  test('ends its lines where they were ended, and with no mark of that', () => {
    expect(write('{note}\n\n*{name}*', { note: '# one\r\n- two  \nthree\n', name: 'Ann' })).toBe(
      '<p># one<br>\n- two<br>\nthree</p>\n<p><em>Ann</em></p>\n',
    );
  });

  test('leads where the address of a link leads', () => {
    const url = 'https://portal.example/resetpassword?token=a_b-c&x=(1)';

    expect(write('[Open]({url})', { url })).toBe(
      '<p><a href="https://portal.example/resetpassword?token=a_b-c&amp;x=(1)">Open</a></p>\n',
    );
  });

  test('is Markdown where its property is in that format', () => {
    const text = {
      path: 'text',
      title: { literal: 'Text' },
      type: 'string',
      format: 'markdown',
      schema: {},
      words: {},
    };
    const entity = Object({ id: 'letter', properties: [text] });
    const known = Object({ ...release, entities: { letter: entity } });
    const letter = completeRecord(entity, { text: '**so**' }, scopeWith({}), known);

    expect(write('{letter.text}', { letter }, known)).toBe('<p><strong>so</strong></p>\n');
    expect(write('{letter.text}', { letter: { text: '**so**' } }, known)).toBe('<p>**so**</p>\n');
  });
});
