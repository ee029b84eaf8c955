import { expect, it } from 'vitest';
import { readStoredDraft, readWizardDraft } from './WizardDraft.ts';

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

it('takes a step for done that the server has accepted, whatever the browser has heard of it', () => {
  const stored = {
    ...{ variant: 'new', step: 'member', version: 3, updatedAt: '2026-06-15T09:30:00.000Z' },
    data: { outcomes: { create: { status: 'failed' }, quiz: { status: 'pending' } }, seed: 's-1' },
    done: { create: { id: 1 }, quiz: null },
  };

  expect(readStoredDraft(stored)).toMatchObject({
    version: 3,
    savedAt: '2026-06-15T09:30:00.000Z',
    draft: { outcomes: { create: { status: 'done', result: { id: 1 } }, quiz: { status: 'done' } } },
  });
});

it('knows a draft that was closed elsewhere, and nothing of its answers', () => {
  const stored = {
    ...{ variant: 'new', step: 'member', version: 3, data: {}, done: {} },
    ...{ ended: 'finished', endedAt: '2026-06-15T09:30:00.000Z' },
  };

  expect(readStoredDraft(stored)).toEqual({ ended: { how: 'finished', at: '2026-06-15T09:30:00.000Z' } });
});
