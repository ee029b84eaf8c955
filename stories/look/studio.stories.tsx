import type { ReactNode } from 'react';
import { bundleSchema } from '#compiler';
import { CanvasView } from '../../studio/canvas/CanvasView.tsx';
import { TitleDialog } from '../../studio/canvas/TitleDialog.tsx';
import { AccessChanges } from '../../studio/changes/AccessChanges.tsx';
import { ForecastList } from '../../studio/changes/ForecastList.tsx';
import { ConditionPanel } from '../../studio/conditions/ConditionPanel.tsx';
import type { InstanceTransfer, ScheduledPublication } from '../../studio/data/operations.ts';
import type { OpenDraft } from '../../studio/draft/DraftStore.ts';
import { DraftsProvider } from '../../studio/draft/DraftsProvider.tsx';
import { ProblemList } from '../../studio/draft/ProblemList.tsx';
import { JsonEditor } from '../../studio/json/JsonEditor.tsx';
import { MergeEditor } from '../../studio/json/MergeEditor.tsx';
import { LinkList } from '../../studio/look/LinkList.tsx';
import { SkipLink } from '../../studio/look/SkipLink.tsx';
import { ScheduledList } from '../../studio/overview/ScheduledList.tsx';
import { StartedWork } from '../../studio/overview/StartedWork.tsx';
import { LookFields } from '../../studio/preview/LookFields.tsx';
import { TargetFields } from '../../studio/preview/TargetFields.tsx';
import { CellInfo } from '../../studio/table/CellInfo.tsx';
import { writtenIn } from '../../studio/table/cells.ts';
import { columnsOf } from '../../studio/table/columns.ts';
import { keyOfCell } from '../../studio/table/findings.ts';
import { rowsOf } from '../../studio/table/rows.ts';
import { TableGrid } from '../../studio/table/TableGrid.tsx';
import { useGridSelection } from '../../studio/table/useGridSelection.ts';
import type { Table } from '../../studio/table/useTable.ts';
import { TextField } from '../../studio/translations/TextInput.tsx';
import { ClauseView } from '../../studio/why/ClauseView.tsx';
import type { Clause } from '../../studio/why/clausesOf.ts';
import { ChangeList } from '../../studio/wording/ChangeList.tsx';
import { longText } from '../blocks/blockStory.tsx';
import { blockWorld } from '../blocks/blockWorld.ts';
import { makeField } from '../samples/makeField.ts';
import { Sheet } from '../stage/Sheet.tsx';
import { Stage } from '../stage/Stage.tsx';
import { type CatalogueStory, makeStory } from '../stage/storyOf.tsx';

export default { title: 'Look/Studio' };

const nothing = () => undefined;

function studioStory(name: string, children: ReactNode): CatalogueStory {
  return makeStory(name, (looks) => (
    <Stage world={blockWorld()} looks={looks}>
      <Sheet title="Studio">{children}</Sheet>
    </Stage>
  ));
}

const before = '{ "title": "Lend a Book",\n  "fields": ["book", { "field": "dueOn", "title": "Due On" }] }\n';
const after =
  '{ "title": "Lend Out a Book",\n  "fields": [{ "field": "dueOn", "title": "Due On" }, "book", "note"] }\n';

const problem = {
  ...{ code: 'name/unknown', severity: 'error', kind: 'form', definition: 'lend-book', pointer: '/fields/1' },
  ...{ line: 2, column: 14, message: 'No property "bok"', hint: 'Did you mean "book"?' },
};

export const Changes = studioStory(
  'Changes in words',
  <ChangeList
    changes={[
      { kind: 'form', definition: 'lend-book', change: 'changed', before, after },
      { kind: 'locale', definition: 'fr/lend-book.form', change: 'added', before: undefined, after: '{}' },
      { kind: 'screen', definition: 'a-screen-that-nobody-opened', change: 'removed', before: '{}', after: undefined },
    ]}
  />,
);

export const Access = studioStory(
  'Who gains and loses what',
  <AccessChanges
    nameOf={(name) => name}
    widenings={[
      { id: 'loans.list', gains: ['Clerk', 'Member'] },
      { id: 'book.price', gains: ['public'] },
    ]}
    narrowings={[{ id: 'loans.create', gains: ['signed-in'] }]}
    confirmed={new Set(['book.price'])}
    onConfirm={nothing}
  />,
);

export const NoAccess = studioStory(
  'Nobody gains or loses',
  <AccessChanges nameOf={(name) => name} widenings={[]} narrowings={[]} confirmed={new Set()} onConfirm={nothing} />,
);

export const Forecast = studioStory(
  'Work in progress',
  <ForecastList
    forecast={{
      ...{ base: '0', widenings: [], narrowings: [], errors: [] },
      changes: [
        {
          ...{ kind: 'form', definition: 'lend-book', change: 'changed', drafts: 3, records: 12 },
          losses: [{ what: 'answer', name: 'note', instances: 2 }],
        },
      ],
    }}
  />,
);

const scheduled: ScheduledPublication = {
  ...{ publication: 1, publishAt: '2027-01-04T08:00:00Z', author: 'lea@library.example', status: 'scheduled' },
  note: 'From Monday on',
  definitions: [
    { kind: 'form', definition: 'lend-book', draft: 1, isChanged: false },
    { kind: 'locale', definition: 'fr/lend-book.form', draft: 2, isChanged: true },
  ],
};

export const Scheduled = studioStory(
  'Publications at a time',
  <ScheduledList
    publications={[
      scheduled,
      { ...scheduled, publication: 2, note: longText, status: 'refused', reason: 'definitions', errors: [problem] },
      { ...scheduled, publication: 3, status: 'cancelled', definitions: [] },
    ]}
  />,
);

const move: InstanceTransfer = {
  ...{ move: 1, kind: 'wizard', name: 'lend-book', from: 'a'.repeat(64), to: 'b'.repeat(64) },
  ...{ author: 'lea@library.example', startedAt: '2026-01-04T08:00:00Z', status: 'moved' },
  outcomes: [
    { outcome: 'moved', instances: 11 },
    { outcome: 'refused', reason: 'step', instances: 2 },
  ],
};

export const Begun = studioStory(
  'Work started under older releases',
  <StartedWork
    hash={move.to}
    groups={[
      {
        ...{ kind: 'wizard', name: 'lend-book', from: move.from, instances: 3 },
        losses: [{ what: 'answer', name: 'guardian', instances: 2 }],
      },
      { kind: 'record', name: 'loan', from: move.from, instances: 12, losses: [] },
    ]}
    moves={[
      move,
      { ...move, move: 2, status: 'returned', outcomes: [{ outcome: 'kept', reason: 'changed', instances: 1 }] },
    ]}
  />,
);

export const Problems = studioStory(
  'Problems',
  <ProblemList
    problems={[problem, { ...problem, definition: 'return-book', severity: 'warning', message: longText }]}
    name={{ kind: 'form', definition: 'lend-book' }}
  />,
);

export const Json = studioStory(
  'JSON with a problem',
  <JsonEditor
    label="form lend-book"
    text={before}
    readOnly={false}
    problems={[problem]}
    pointer=""
    onChange={nothing}
    onUndo={nothing}
    onRedo={nothing}
    onSelect={nothing}
    complete={async () => ({ start: 0, end: 0, completions: [] })}
  />,
);

export const Difference = studioStory(
  'Difference',
  <MergeEditor before={before} after={after} labels={['Live', 'Draft']} />,
);

const drawing = JSON.stringify({
  forms: {
    'lend-book': {
      fields: [
        makeField('book', { title: { literal: 'Book' }, required: true }),
        makeField('dueOn', { title: { literal: 'Due On' }, format: 'date' }),
        makeField('note', { title: { literal: longText }, format: 'long-text' }),
      ],
    },
  },
});

const draft: OpenDraft = {
  ...{ kind: 'form', definition: 'lend-book', live: before, status: 'saved', version: 0 },
  ...{ canUndo: false, canRedo: false },
  text: '{ "fields": ["book", "dueOn", { "section": "more", "title": "More", "fields": ["note"] }] }',
};

const canvas = {
  ...{
    pointer: '/fields/1',
    isJudged: true,
    added: undefined,
    readOnly: false,
    onSelect: nothing,
    onEdit: nothing,
    onAdd: nothing,
    onShowJson: nothing,
  },
  draft,
};

export const Canvas = studioStory('Canvas', <CanvasView {...canvas} drawing={drawing} />);

const questions = {
  marks: { points: 'integer' },
  questions: [
    {
      ...{ question: 1, text: 'How fast do you read?', format: 'radio' },
      answers: [
        { answer: 'slow', text: 'A chapter a week', points: 1 },
        { answer: 'fast', text: longText, points: 3 },
      ],
    },
    {
      question: 2,
      text: 'Which mood do you look for?',
      format: 'select',
      answers: ['Calm'],
      when: "=this.q1 == 'fast'",
    },
  ],
};

/** The table without a store of drafts. */
function StoryTable() {
  const rows = rowsOf(questions);
  const columns = columnsOf(bundleSchema('flow', 'editors'), questions);
  const selection = useGridSelection(1, { rows: rows.length, columns: columns.length });
  const [row, column] = [rows[1], columns[3]];
  const table: Table = {
    ...{ rows, columns, write: nothing, writeTexts: nothing, read: () => ({ isRead: false }) },
    findings: new Map(row && column ? [[keyOfCell(row, column), [problem]]] : []),
    show: (of, at) => String(writtenIn(of, at) ?? ''),
    readTexts: () => ({ locale: 'en', text: '', translations: '' }),
    titleOf: ({ word }) => word,
  };
  return (
    <>
      <TableGrid
        label="Table"
        table={table}
        locale="en"
        readOnly={false}
        selection={selection}
        changed={new Set()}
        gapsOf={(_row, { kind }) => (kind === 'text' ? 'FR' : '')}
        describedBy="table-info"
        onWrite={nothing}
        onCancel={nothing}
        onOpen={nothing}
        onClear={nothing}
        onPaste={nothing}
        onUndo={nothing}
        onRedo={nothing}
      />
      <CellInfo
        id="table-info"
        place="Row 2, Points"
        locale="fr"
        problems={[problem]}
        gaps={[{ locale: 'fr', state: 'outdated', of: 'How fast?', names: [] }]}
        fixed={undefined}
        readOnly={false}
        onStillCorrect={nothing}
      />
    </>
  );
}

export const QuestionTable = studioStory('Questions as a table', <StoryTable />);

export const CanvasWithoutDrawing = studioStory(
  'Canvas before it is drawn',
  <CanvasView {...canvas} drawing={undefined} />,
);

export const CanvasOfBrokenJson = studioStory(
  'Canvas of a text that is no JSON',
  <CanvasView {...canvas} draft={{ ...draft, text: '{ "fields": [,' }} drawing={undefined} />,
);

export const Condition = studioStory(
  'Condition on an answer',
  <ConditionPanel
    title="Shown when"
    written="=this.q1 == 'Yes'"
    subjects={[
      {
        of: 'q1',
        label: longText,
        answers: [
          { value: 'Yes', label: 'Yes' },
          { value: 'No', label: 'No' },
        ],
      },
    ]}
    onWrite={nothing}
  />,
);

export const OutdatedTranslation = studioStory(
  'Outdated translation',
  <TextField
    label="French"
    lang="fr"
    value="Prêter un livre"
    readOnly={false}
    isWrong
    help="Outdated: translates “Lend a Book”"
    onChange={nothing}
  />,
);

const access = {
  roles: [
    { id: 'Librarian', title: 'Librarian' },
    { id: 'Member', title: longText },
  ],
  functions: [
    { id: 1, title: 'Lend Books' },
    { id: 2, title: 'Borrow Books' },
  ],
};

export const PreviewTarget = studioStory(
  'Whose rights a preview has',
  <TargetFields
    access={access}
    target={{ kind: 'role', role: 'Member', functions: [1, 2], account: '' }}
    onChange={nothing}
  />,
);

export const PreviewOfAccount = studioStory(
  'Preview as an account',
  <TargetFields
    access={access}
    target={{ kind: 'account', role: '', functions: [], account: 'max@readers.example' }}
    onChange={nothing}
  />,
);

export const PreviewSettings = studioStory(
  'How a preview is shown',
  <LookFields look={{ locale: 'en', theme: 'dark', width: 390, address: '/books' }} onChange={nothing} />,
);

const statement = (text: string, holds: Clause['holds']): Clause => ({ text, holds, parts: [] });

export const Reason = studioStory(
  'Why something is hidden',
  <ClauseView
    clause={{
      ...{ join: 'all', text: '', holds: false },
      parts: [
        statement('“Have you read the book?” is “Not yet”', true),
        {
          ...{ join: 'any', text: '', holds: false },
          parts: [statement('“Due” is before today', false), statement(longText, 'absent')],
        },
        statement('this.loans.exists(l, l.days > 7)', undefined),
      ],
    }}
  />,
);

const linkItems = [
  { key: 'book', title: 'Book', onPress: nothing },
  { key: 'long', title: longText, beside: ' form · loans', onPress: nothing },
  { key: 'due', title: 'Due', onPress: nothing },
];

export const Links = studioStory('List that is one stop of the Tab key', <LinkList items={linkItems} spacing={1} />);

export const SkipToProperties = studioStory(
  'Link past the fields, which is shown with the focus',
  <>
    <SkipLink to="skipped-to" title="Skip to Properties" />
    <p id="skipped-to" tabIndex={-1}>
      Properties
    </p>
  </>,
);

export const TitleOfASection: CatalogueStory = {
  ...studioStory(
    'Title of a new section in each language',
    <DraftsProvider hash="0">
      <TitleDialog
        owner={{ kind: 'form', definition: 'lend-book' }}
        hash="0"
        addition={{
          ...{ heading: 'newSection', name: 'fields.section', pointer: '/fields/1' },
          suggested: 'newSection',
          insert: (text) => text,
        }}
        onClose={nothing}
        onAdded={nothing}
      />
    </DraftsProvider>,
  ),
  // The colours of a dialog are its own once it has faded in.
  play: async () => {
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
  },
};
