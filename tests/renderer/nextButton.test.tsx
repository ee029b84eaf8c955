import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { compileRelease, expressions } from '#compiler';
import { anonymous, formatText } from '#engine';
import { RuntimeProvider } from '../../renderer/texts/RuntimeProvider.tsx';
import { NextButton } from '../../renderer/wizards/NextButton.tsx';
import type { StepFrame } from '../../renderer/wizards/StepBody.tsx';
import { unreadyText } from '../../renderer/wizards/stepAvailability.ts';
import { testRuntime } from './testRuntime.ts';

const ready = { check: '=has(this.accepted)', message: 'Accept the rules to go on.' };
const release = compileRelease([
  {
    kind: 'wizard',
    id: 'new-loan',
    json: {
      title: 'New loan',
      variants: [{ variant: 'desk', order: ['check', 'done'] }],
      steps: [
        { step: 'check', title: 'Check', review: true, next: 'Lend', ready },
        { step: 'done', title: 'Done', end: true },
      ],
    },
  },
]);

const runtime = testRuntime(release);

/** Renders the Next button of the review for these answers. Returns the button and the text next to it. */
function drawNext(answers: object): { readonly button: string; readonly words: string } {
  const step = release.wizards['new-loan']?.variants[0]?.steps[0];
  if (step === undefined) throw new Error('The wizard has a review.');
  const clock = { today: () => '2026-11-21', now: () => '2026-11-21T10:00:00Z' };
  const scope = { variables: { this: answers }, user: anonymous, settings: {}, clock, expressions };
  const unready = unreadyText(step, scope, release);
  const frame: StepFrame = {
    ...{ seed: 'one', given: {}, flushers: new Set(), before: null, busy: false, failure: undefined },
    ...{ refused: undefined, context: { data: {}, chosen: {}, outcomes: {} }, answer: () => undefined },
    ...{ next: () => undefined, hand: () => undefined, jump: () => undefined, page: () => undefined },
    waitsFor: unready && formatText(unready, scope, { release, locale: 'en' }),
  };
  const drawn = renderToStaticMarkup(
    <RuntimeProvider value={runtime}>
      <NextButton step={step} frame={frame} />
    </RuntimeProvider>,
  );
  return { button: /<button[^>]*>(?=[^<]*Lend)/.exec(drawn)?.[0] ?? '', words: drawn.replaceAll(/<[^>]*>/g, ' ') };
}

describe('a review that waits for something', () => {
  test('is not left before, and says what it waits for', () => {
    const { button, words } = drawNext({});

    expect(button).toMatch(/ disabled=""/);
    expect(button).toMatch(/ aria-describedby="/);
    expect(words).toContain('Accept the rules to go on.');
  });

  test('is left when it is there, and says nothing of it', () => {
    const { button, words } = drawNext({ accepted: true });

    expect(button).toMatch(/^<button/);
    expect(button).not.toMatch(/disabled=""|aria-describedby/);
    expect(words).not.toContain('Accept the rules');
  });
});
