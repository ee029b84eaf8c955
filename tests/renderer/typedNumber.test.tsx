import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { compileRelease } from '#compiler';
import { RuntimeContext } from '../../renderer/contexts/PortalRuntime.ts';
import { useTypedAmount, useTypedNumber } from '../../renderer/widgets/useTypedNumber.ts';
import { testRuntime } from './testRuntime.ts';

const release = compileRelease([]);

/**
 * Returns what an input hook returns when it is rendered in a language, or without a portal if the language is
 * undefined.
 */
function inputOf<Typed>(locale: string | undefined, useInput: () => Typed): Typed {
  const seen: Typed[] = [];
  function Input() {
    seen.push(useInput());
    return null;
  }
  const runtime = locale === undefined ? undefined : testRuntime(release, locale);
  renderToStaticMarkup(
    <RuntimeContext value={runtime}>
      <Input />
    </RuntimeContext>,
  );
  return seen[0] ?? expect.fail('Nothing was drawn');
}

test.each([
  ['de', '1250,5', 12_000],
  ['fr', '1250,5', 12],
  ['en', '1250.5', 12],
  [undefined, '1250.5', 12],
])('in %s a number is shown as %s, and 12.000 is read as %d', (locale, shown, read) => {
  const { text, read: readTyped } = inputOf(locale, () => useTypedNumber(1250.5));

  expect([text, readTyped('12.000')]).toEqual([shown, read]);
});

test('an amount keeps the decimals that were typed, and is stored with a point', () => {
  const { text, read } = inputOf('fr', () => useTypedAmount('25.50'));

  expect([text, read('1 250,50'), read('30.00 / h'), read('')]).toEqual(['25,50', '1250.50', '30.00', '']);
});

test('an amount that nobody can change has the decimals of its currency', () => {
  const texts = [37.5, 37, 0.1 + 0.2].map((value) => inputOf('fr', () => useTypedNumber(value, 2)).text);

  expect(texts).toEqual(['37,50', '37,00', '0,30']);
});
