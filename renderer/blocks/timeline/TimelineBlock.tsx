import './timeline.css';
import { useCallback, useState } from 'react';
import { isAllowed, readPath, resolveCondition } from '#engine';
import type { TimelineBlockModel, TimelineSourceModel } from '#engine/blocks/timeline';
import { BlockTitle } from '../../body/BlockTitle.tsx';
import { SourceGate } from '../../body/SourceGate.tsx';
import { Loading } from '../../calls/Loading.tsx';
import { useRuntime } from '../../contexts/useRuntime.ts';
import { Text } from '../../look/Text.tsx';
import { useScope } from '../../scope/useScope.ts';
import { useEngineText } from '../../texts/useEngineText.ts';
import { useText } from '../../texts/useText.ts';
import { type Row, rowsOf } from '../../values/rowsOf.ts';
import type { BlockProps } from '../BlockProps.ts';
import { SourceReader } from './SourceReader.tsx';
import { TimelineEntry } from './TimelineEntry.tsx';
import { TimelineKinds } from './TimelineKinds.tsx';

interface Entry {
  readonly source: TimelineSourceModel;
  readonly event: Row;
  readonly moment: string;
}

/** A list of past events, latest first. If there are several kinds, it can be limited to one. */
export function TimelineBlock({ block }: BlockProps<TimelineBlockModel>) {
  const text = useText();
  const say = useEngineText();
  const sources = useSources(block);
  const [read, setRead] = useState<Readonly<Record<string, readonly Row[]>>>({});
  const [kind, setKind] = useState<string>();
  const keep = useCallback(
    (name: string, rows: readonly Row[]) => setRead((before) => ({ ...before, [name]: rows })),
    [],
  );
  const entries = sources
    .filter(({ name }) => kind === undefined || name === kind)
    .flatMap((source) => (read[source.name] ?? []).map((event) => ({ source, event, moment: momentOf(source, event) })))
    .sort((a, b) => b.moment.localeCompare(a.moment));
  const isRead = sources.some(({ name }) => read[name] !== undefined);
  const kinds = sources.filter(({ name, title }) => title !== undefined && (read[name] ?? []).length > 0);
  return (
    <div className="timeline">
      <BlockTitle block={block} />
      {kinds.length > 1 && <TimelineKinds kinds={kinds} kind={kind} onKind={setKind} />}
      {sources.map((source, index) => (
        <SourceGate key={source.name} source={source.data} meanwhile={index === 0 ? <Loading rows={2} /> : null}>
          {(value) => <SourceReader name={source.name} rows={rowsOf(value)} onRows={keep} />}
        </SourceGate>
      ))}
      {isRead && entries.length === 0 && <Text quiet>{text(block.empty) || say('nothing')}</Text>}
      {entries.length > 0 && (
        <ol className="timeline-entries">
          {entries.map(({ source, event }: Entry) => (
            <TimelineEntry
              key={`${source.name} ${JSON.stringify(event)}`}
              source={source}
              event={event}
              hasKind={kinds.length > 1}
            />
          ))}
        </ol>
      )}
    </div>
  );
}

/** Returns the sources that are available to the user with the current data. */
function useSources({ from }: TimelineBlockModel): readonly TimelineSourceModel[] {
  const { release } = useRuntime();
  const scope = useScope();
  return from.filter(
    ({ allow, when }) => isAllowed(allow, scope, release) && resolveCondition(when, scope, release.access.policies),
  );
}

function momentOf({ at }: TimelineSourceModel, event: Row): string {
  const moment = readPath(event, at);
  return typeof moment === 'string' ? moment : '';
}
