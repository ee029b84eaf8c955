import type { ReactNode } from 'react';
import { AccessChanges } from '../../studio/changes/AccessChanges.tsx';
import { ForecastList } from '../../studio/changes/ForecastList.tsx';
import { ProblemList } from '../../studio/draft/ProblemList.tsx';
import { JsonEditor } from '../../studio/json/JsonEditor.tsx';
import { MergeEditor } from '../../studio/json/MergeEditor.tsx';
import { TextField } from '../../studio/translations/TextInput.tsx';
import { ChangeList } from '../../studio/wording/ChangeList.tsx';
import { longText } from '../blocks/blockStory.tsx';
import { blockWorld } from '../blocks/blockWorld.ts';
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
  <AccessChanges widenings={[]} narrowings={[]} confirmed={new Set()} onConfirm={nothing} />,
);

export const StartedWork = studioStory(
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
