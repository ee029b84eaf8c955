import { expect, test } from 'vitest';
import { isLinkAddress } from './isLinkAddress.ts';

test.each([
  ['https://library.example/loans', true],
  ['HTTP://library.example', true],
  ['mailto:desk@library.example', true],
  ['{{page}}', true],
  ['{{ page }}?tab=1', true],
  ['javascript:alert(1)', false],
  ['javascript:{{page}}', false],
  ['//library.example', false],
  ['/loans', false],
  ['{{page', false],
  ['', false],
])('a link may lead to %s: %s', (address, isAllowed) => {
  expect(isLinkAddress(address)).toBe(isAllowed);
});
