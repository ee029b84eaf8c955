import { describe, expect, test } from 'vitest';
import { release, runtimeFor, scopeFor } from '../../tests/conformance/library/world.ts';
import { validateAnswers } from '../flows/validateAnswers.ts';
import { isBounded } from '../forms/isBounded.ts';
import { checkBody } from './checkBody.ts';

function check(body: unknown) {
  const operation = release.operations['loans.create'];
  if (!operation) throw new Error('no such operation');
  return checkBody({ operation, body, scope: scopeFor('member', {}), runtime: runtimeFor('en') });
}

function nested(depth: number): unknown {
  let value: unknown = {};
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? { home: value } : [value];
  return value;
}

describe('a hostile body', () => {
  test.each([
    ['a hundred thousand levels deep', { home: nested(100_000) }],
    [
      'a hundred thousand names wide',
      Object.fromEntries(Array.from({ length: 100_000 }, (_, place) => [`n${place}`, place])),
    ],
    ['a list of a million', { tags: new Array(1_000_000).fill(0) }],
    ['a text of two million', { member: 'x'.repeat(2_000_000) }],
  ])('of %s is refused at once', (_name, body) => {
    expect(check(body)).toEqual({
      body: {},
      problems: [{ path: '', code: 'tooLarge', message: 'Borrow is too large' }],
    });
  });

  test('that names the prototype is refused and changes no prototype', () => {
    // given
    const body: unknown = JSON.parse(
      '{"__proto__":{"admin":true},"home":{"__proto__":{"admin":true},"constructor":{"prototype":{}}},"guests":[{"__proto__":1}]}',
    );

    // when
    const { problems } = check(body);

    // then
    expect(problems.filter(({ code }) => code === 'field/unknown').map(({ path }) => path)).toEqual([
      '__proto__',
      'home.__proto__',
      'home.constructor',
      'guests.0.__proto__',
    ]);
    expect(Object.hasOwn(Object.prototype, 'admin')).toBe(false);
  });

  test('lists at most fifty unknown fields', () => {
    const body = Object.fromEntries(Array.from({ length: 500 }, (_, place) => [`n${place}`, place]));

    expect(check(body).problems.filter(({ code }) => code === 'field/unknown')).toHaveLength(50);
  });

  test('of any JSON in any place never throws and is never taken with a wrong type', () => {
    // given
    const values: readonly unknown[] = [null, true, 0, -1.5, '', 'x', [], {}, [null], [[]], { a: null }, [{}], 1e308];
    const names = [
      'member',
      'isbn',
      'from',
      'until',
      'tags',
      'home',
      'gift',
      'giver',
      'guests',
      'extras',
      'days',
      'desk',
    ];

    for (const name of names) {
      for (const value of values) {
        // when
        const { body, problems } = check({ member: 'a@example.com', isbn: '1', until: '2026-12-01', [name]: value });

        // then
        expect(problems.length > 0 || typeof body['member'] === 'string').toBe(true);
        expect(
          problems.length > 0 || body['home'] === undefined || body['home'] === null || !Array.isArray(body['home']),
        ).toBe(true);
      }
    }
  });
});

test('hostile answers of a flow are refused at once', () => {
  // given
  const flow = release.flows['reader-quiz'];
  const questions = Array.isArray(flow?.questions) ? flow.questions : [];

  // when
  const problems = validateAnswers({
    questions,
    answers: { q5: nested(100_000) },
    scope: scopeFor('member', {}),
    runtime: runtimeFor('en'),
    strict: true,
  });

  // then
  expect(problems.map(({ path, code }) => [path, code])).toEqual([['', 'tooLarge']]);
});

test.each([
  [{ a: [1, 2, { b: 'c' }] }, true],
  [nested(20), true],
  [nested(60), false],
])('what may be looked at is bounded', (value, bounded) => {
  expect(isBounded(value)).toBe(bounded);
});
