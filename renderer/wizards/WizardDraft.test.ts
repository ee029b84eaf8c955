import { expect, it } from 'vitest';
import { readWizardDraft } from './WizardDraft.ts';

it('reads a stored draft and leaves out what it does not know', () => {
  const stored = {
    variant: 'new',
    step: 'member',
    data: {
      data: { name: 'Ada' },
      chosen: { shelf: { id: 7 } },
      outcomes: { create: { status: 'done', result: { id: 1 } }, odd: { status: 'lost' } },
      seed: 's-1',
    },
  };

  expect(readWizardDraft(stored)).toEqual({
    variant: 'new',
    step: 'member',
    data: { name: 'Ada' },
    chosen: { shelf: { id: 7 } },
    outcomes: { create: { status: 'done', result: { id: 1 } } },
    seed: 's-1',
  });
});

it('takes anything else for no draft', () => {
  expect([readWizardDraft(undefined), readWizardDraft({ variant: 'new' }), readWizardDraft('draft')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
