import './conflict.css';
import { useEffect, useRef } from 'react';
import { type FieldModel, formatValue, type RecordChange } from '#engine';
import { useRuntime } from '../contexts/useRuntime.ts';
import { Alert, AlertTitle } from '../look/Alert.tsx';
import { Button } from '../look/Button.tsx';
import { useScope } from '../scope/useScope.ts';
import { useEngineText } from '../texts/useEngineText.ts';
import { type FormConflict, fieldOf } from './FormConflict.ts';

export interface ConflictNoticeProps {
  readonly conflict: FormConflict;
  /** Paths of the form's fields: only their changes can be applied. */
  readonly asked: readonly string[];
  readonly onTake: (changes: readonly RecordChange[]) => void;
  readonly onKeep: () => void;
  readonly onCancel: () => void;
}

/** Shows the user what others have changed in the meantime, and lets them decide. No input is lost. */
export function ConflictNotice({ conflict, asked, onTake, onKeep, onCancel }: ConflictNoticeProps) {
  const say = useEngineText();
  const place = useRef<HTMLDivElement>(null);
  const { changes } = conflict;
  const own = changes.filter((change) => fieldOf(change, asked) !== undefined);
  // The notice receives the focus, so that screen readers announce it.
  useEffect(() => place.current?.focus(), []);
  return (
    <Alert severity="warning" ref={place} tabIndex={-1} className="conflict">
      <AlertTitle>{conflict.words ?? say('error.conflict')}</AlertTitle>
      {changes.length === 0 && conflict.words === undefined && <p>{say('conflictNothing')}</p>}
      <ul className="conflict-changes">
        {changes.map((change) => (
          <Change key={change.path} {...{ change, conflict }} onTake={own.includes(change) ? onTake : undefined} />
        ))}
      </ul>
      <div className="conflict-bar">
        <Button type="button" color="inherit" onClick={onCancel}>
          {say('cancel')}
        </Button>
        {own.length > 1 && (
          <Button type="button" color="inherit" onClick={() => onTake(own)}>
            {say('conflictAllTheirs')}
          </Button>
        )}
        <Button type="button" variant="outlined" color="inherit" onClick={onKeep}>
          {say('conflictKeep')}
        </Button>
      </div>
    </Alert>
  );
}

interface ChangeProps {
  readonly change: RecordChange;
  readonly conflict: FormConflict;
  readonly onTake: ((changes: readonly RecordChange[]) => void) | undefined;
}

function Change({ change, conflict, onTake }: ChangeProps) {
  const say = useEngineText();
  const read = useReading(conflict.entity);
  const { path, title, base, current, by, at } = change;
  return (
    <li className="conflict-change">
      <strong>{title}</strong>
      <dl>
        <dt>{say('conflictWas')}</dt>
        <dd>{read(path, base)}</dd>
        <dt>{say('conflictNow')}</dt>
        <dd>{read(path, current)}</dd>
      </dl>
      {by !== undefined && <small>{say('conflictBy', { by, at: read('', at) })}</small>}
      {onTake && (
        <Button
          type="button"
          size="small"
          color="inherit"
          aria-label={say('conflictTheirsOf', { title })}
          onClick={() => onTake([change])}
        >
          {say('conflictTheirs')}
        </Button>
      )}
    </li>
  );
}

/** Returns a function that formats values by path; without a path, a timestamp. */
function useReading(entity: string | undefined): (path: string, value: unknown) => string {
  const { release, locale } = useRuntime();
  const scope = useScope();
  const say = useEngineText();
  const fields = entity === undefined ? [] : (release.entities[entity]?.properties ?? []);
  return (path, value) => {
    const field = path === '' ? undefined : findField(fields, path);
    const words = formatValue(field ?? { ...moment, title: { literal: '' } }, value, scope, { release, locale });
    return words === '' ? say('conflictEmpty') : words;
  };
}

function findField(fields: readonly FieldModel[], path: string): FieldModel | undefined {
  const [name, ...rest] = path.split('.');
  const field = fields.find((one) => one.path === name);
  return rest.length === 0 ? field : findField(field?.properties ?? [], rest.join('.'));
}

const moment: Omit<FieldModel, 'title'> = {
  ...{ path: 'at', wire: 'at', type: 'string', format: 'date-time', words: {}, schema: {}, constraint: '' },
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
