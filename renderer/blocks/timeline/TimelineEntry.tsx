import './timeline.css';
import { type FieldModel, formatValue, type Release, readPath } from '#engine';
import type { TimelineSourceModel } from '#engine/blocks/timeline';
import { useRuntime } from '../../contexts/useRuntime.ts';
import { NamedIcon } from '../../icons/NamedIcon.tsx';
import { Text } from '../../look/Text.tsx';
import { extendScope } from '../../scope/extendScope.ts';
import { useScope } from '../../scope/useScope.ts';
import { Markdown } from '../../texts/Markdown.tsx';
import { useMarkdown } from '../../texts/useMarkdown.ts';
import { useText } from '../../texts/useText.ts';
import type { Row } from '../../values/rowsOf.ts';

interface TimelineEntryProps {
  readonly source: TimelineSourceModel;
  readonly event: Row;
  /** Whether its kind is shown next to its time. */
  readonly hasKind: boolean;
}

/** An event with its time, kind and text. */
export function TimelineEntry({ source, event, hasKind }: TimelineEntryProps) {
  const text = useText();
  const markdown = useMarkdown();
  const scope = useScope();
  const { release, locale } = useRuntime();
  const inner = extendScope(scope, { ...event, this: event });
  const field = momentField(source, release);
  const moment = readPath(event, source.at);
  const when = field ? formatValue(field, moment, scope, { release, locale }) : writeMoment(moment, locale);
  const kind = hasKind ? text(source.title) : '';
  return (
    <li className="timeline-entry">
      <span className="timeline-mark" aria-hidden="true">
        {source.icon ? <NamedIcon name={source.icon} /> : <span className="timeline-dot" />}
      </span>
      <div className="timeline-words">
        <Text look="small" quiet>
          {[when, kind].filter((words) => words !== '').join(' · ')}
        </Text>
        <Markdown text={markdown(source.text, undefined, inner)} />
      </div>
    </li>
  );
}

function momentField({ entity, at }: TimelineSourceModel, release: Release): FieldModel | undefined {
  const name = entity?.replace(/(\[\]|\?)+$/, '');
  return name === undefined ? undefined : release.entities[name]?.properties.find((field) => field.path === at);
}

function writeMoment(moment: unknown, locale: string): string {
  if (typeof moment !== 'string' || Number.isNaN(Date.parse(moment))) return '';
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(moment));
}
