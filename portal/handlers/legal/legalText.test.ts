import { describe, expect, test } from 'vitest';
import { fromMessage, toMessage } from './legalText.ts';

describe('a legal text', () => {
  test('names the mailbox by a placeholder, which becomes a link', () => {
    expect(toMessage('Write to {email}.')).toBe(
      'Write to [{setting.complianceMailbox}](mailto:{setting.complianceMailbox}).',
    );
  });

  test.each([
    'Plain words.',
    "It's the portal's {email}, and '' stays.",
    'Braces {like} these, and {email}.',
    '= not an expression',
    '# Heading\n\n- one\n- two',
  ])('is read as it was written: %s', (written) => {
    expect(fromMessage(toMessage(written))).toBe(written);
  });
});
