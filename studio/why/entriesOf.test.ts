import { afterAll, expect, test, vi } from 'vitest';
import type { ActionModel, BlockModel, FieldModel, MenuItemModel, StepModel, WizardModel } from '#engine';
import type { Subject } from '#renderer/host';
import { release, runtimeFor, scopeFor } from '../../tests/conformance/library/world.ts';

// The code of pages looks at the window when it is loaded.
vi.stubGlobal('window', new EventTarget());
const { groupsOf } = await import('./entriesOf.ts');
// Other files run in the same process.
afterAll(() => {
  vi.unstubAllGlobals();
});

const plainField: FieldModel = {
  ...{ path: 'note', wire: 'note', title: { literal: 'Note' }, type: 'string', words: {}, schema: {}, constraint: '' },
  ...{
    when: true,
    locked: false,
    required: false,
    readOnly: true,
    normalise: [],
    messages: {},
    rules: [],
    actions: [],
  },
};
const plainBlock: BlockModel = { block: 'table', name: 'open', when: true, actions: [] };
const plainAction: ActionModel = {
  ...{ name: 'loans', target: { verb: 'do', act: 'print' }, title: { literal: 'Loans' }, look: 'button', tab: 'same' },
  ...{ when: true, locked: false, with: {}, mode: 'edit', refused: 'hide' },
};
const plainStep: StepModel = {
  ...{ step: 'who', kind: 'review', title: { literal: 'Who' }, when: true, with: {}, actions: [], notices: {} },
  ...{ failed: 'stay', wait: false },
};

/** What is listed for a part of the page: its title, its state, and where it is defined. */
function listed(subject: Subject, own: Partial<typeof release>) {
  const runtime = { ...runtimeFor('en'), checkEvent: () => ({ offered: true }) };
  const groups = groupsOf([subject], {
    runtime: { ...runtime, release: { ...release, ...own } },
    write: (text) => (text !== undefined && 'literal' in text ? text.literal : ''),
  });
  return groups.flatMap(({ kind, entries }) =>
    entries.map(({ label, state, reasons, location }) => [
      ...[kind, label, state, reasons.map(({ part }) => part).join()],
      location && `${location.definition.kind}/${location.definition.definition}`,
      location?.path.map(({ part, name }) => `${part} ${name}`).join(' > '),
    ]),
  );
}

test('columns are listed with what hides them, and without conditions that read a row', () => {
  const fields = [
    { ...plainField, path: 'fine', allow: ['librarian'] },
    { ...plainField, path: 'late', when: { '=': 'size(user.companyIds) > 1' } },
    { ...plainField, path: 'open', when: { '=': 'this.open' } },
  ];
  const isAboutRow = ({ path }: FieldModel) => path === 'open';
  const screen = { id: 'loans', given: {}, enter: [], data: [], actions: [], body: [{ ...plainBlock, fields }] };

  const found = listed(
    { kind: 'columns', fields, scope: scopeFor('member', {}), isAboutRow },
    { screens: { loans: screen } },
  );

  expect(found).toEqual([
    ['columns', 'Note', 'hidden', 'allow', 'screen/loans', 'block open > column fine'],
    ['columns', 'Note', 'hidden', 'when', 'screen/loans', 'block open > column late'],
  ]);
});

test('steps of a wizard are listed by their conditions, with the values of the wizard', () => {
  const steps = [plainStep, { ...plainStep, step: 'fee', when: { '=': "loan.kind == 'long'" } }];
  const wizard: WizardModel = { id: 'lend', title: { literal: 'Lend' }, given: {}, data: [], variants: [] };
  const scope = scopeFor('member', { loan: { kind: 'short' } });

  const found = listed({ kind: 'steps', wizard, steps, scope }, {});

  expect(found).toEqual([['steps', 'Who', 'hidden', 'when', 'wizard/lend', 'step fee']]);
});

test('entries of a menu are listed by their permission, and a group with nothing in it is hidden', () => {
  const items: readonly MenuItemModel[] = [
    { item: 'action', action: plainAction },
    { item: 'action', action: { ...plainAction, name: 'desk', title: { literal: 'Desk' }, allow: ['librarian'] } },
    {
      ...{ item: 'group', name: 'more', title: { literal: 'More' } },
      items: [{ item: 'action', action: { ...plainAction, allow: ['librarian'] } }],
    },
  ];

  const found = listed(
    { kind: 'menu', items, scope: scopeFor('member', {}) },
    { menus: { main: { id: 'main', items } } },
  );

  expect(found).toEqual([
    ['menu', 'Desk', 'hidden', 'allow', 'menu/main', 'entry desk'],
    ['menu', 'More', 'hidden', 'allow', 'menu/main', 'entry more'],
  ]);
});
