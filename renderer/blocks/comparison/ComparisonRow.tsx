import { readPath, resolveCondition } from '#engine';
import type { ComparisonBlockModel, ComparisonSideModel } from '#engine/blocks/comparison';
import { useRuntime } from '../../contexts/useRuntime.ts';
import { Chip } from '../../look/Chip.tsx';
import { classes } from '../../look/classes.ts';
import { extendScope } from '../../scope/extendScope.ts';
import { ScopeProvider } from '../../scope/ScopeProvider.tsx';
import { useScope } from '../../scope/useScope.ts';
import { useText } from '../../texts/useText.ts';
import { FieldValue } from '../../values/FieldValue.tsx';
import type { Row } from '../../values/rowsOf.ts';
import type { BlockProps } from '../BlockProps.ts';
import { useShownFields } from '../useShownFields.ts';

/** A row with both values. A difference is marked by colour and by text. */
export function ComparisonRow({ block, row }: BlockProps<ComparisonBlockModel> & { readonly row: Row }) {
  const text = useText();
  const scope = useScope();
  const { release } = useRuntime();
  const variables = { this: row, root: row };
  const { differs } = block;
  const isDifferent =
    differs !== undefined && resolveCondition(differs.when, extendScope(scope, variables), release.access.policies);
  return (
    <ScopeProvider variables={variables}>
      <tr className={classes(isDifferent && 'comparison-differs')}>
        <SideCells side={block.left} row={row} />
        <SideCells side={block.right} row={row} className="comparison-right" />
        {differs && (
          <td className="comparison-mark">{isDifferent && <Chip tone="warning" label={text(differs.text)} />}</td>
        )}
      </tr>
    </ScopeProvider>
  );
}

interface SideCellsProps {
  readonly side: ComparisonSideModel;
  readonly row: Row;
  readonly className?: string;
}

function SideCells({ side, row, className }: SideCellsProps) {
  const text = useText();
  const fields = useShownFields(side.fields);
  const title = text(side.title);
  const isAbsent = fields.every((field) => isNothing(readPath(row, field.path)));
  if (isAbsent) {
    return (
      <td colSpan={fields.length} className={classes('comparison-absent', className)} data-label={title}>
        {text(side.empty) || '—'}
      </td>
    );
  }
  return fields.map((field, index) => (
    <td
      key={field.path}
      className={classes(index === 0 && className)}
      data-label={index === 0 ? `${title}: ${text(field.title)}` : text(field.title)}
    >
      <FieldValue field={field} value={readPath(row, field.path)} />
    </td>
  ));
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}
