import './details.css';
import { type FieldModel, formatValue, readPath } from '#engine';
import { useRuntime } from '../../contexts/useRuntime.ts';
import { Chip } from '../../look/Chip.tsx';
import { Text } from '../../look/Text.tsx';
import { extendScope } from '../../scope/extendScope.ts';
import { useScope } from '../../scope/useScope.ts';
import { useText } from '../../texts/useText.ts';
import { lookOf } from '../../values/lookOf.ts';
import type { Row } from '../../values/rowsOf.ts';
import { useShownFields } from '../useShownFields.ts';
import { isEmpty } from './useFolded.ts';

interface DetailsChipsProps {
  readonly record: Row;
  readonly fields: readonly FieldModel[];
}

/** Renders labelled values of a record in one line, such as its status. */
export function DetailsChips({ record, fields }: DetailsChipsProps) {
  const text = useText();
  const { release, locale } = useRuntime();
  const scope = extendScope(useScope(), { this: record, root: record });
  const shown = useShownFields(fields, record).filter(({ path }) => !isEmpty(readPath(record, path)));
  if (shown.length === 0) return null;
  return (
    <dl className="details-chips">
      {shown.map((field) => {
        const value = readPath(record, field.path);
        const words = formatValue(field, value, scope, { release, locale });
        const look = lookOf(field, value, words);
        return (
          <div key={field.path} data-column={field.path} className="details-chip">
            <Text as="dt" look="small" quiet>
              {text(field.title)}
            </Text>
            <dd>
              <Chip tone={look.kind === 'tone' ? look.tone : 'neutral'} label={words} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
