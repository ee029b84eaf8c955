import './details.css';
import { type FieldModel, readPath } from '#engine';
import { ActionBar } from '../../actions/ActionBar.tsx';
import { HelpButton } from '../../hints/HelpButton.tsx';
import { classes } from '../../look/classes.ts';
import { Text } from '../../look/Text.tsx';
import { LazyRowsTable } from '../../rows/LazyRowsTable.ts';
import { useMarkdown } from '../../texts/useMarkdown.ts';
import { useText } from '../../texts/useText.ts';
import { FieldValue } from '../../values/FieldValue.tsx';
import { isLongText } from '../../values/isLongText.ts';
import type { Row } from '../../values/rowsOf.ts';
import { DynamicFields } from './DynamicFields.tsx';

/** Renders the label and value of a field, or of its dynamic fields. */
export function DetailsEntry({ field, record }: { readonly field: FieldModel; readonly record: Row }) {
  if (field.each) {
    return (
      <DynamicFields field={field} each={field.each} record={record}>
        {(brought, value) => <DetailsPair field={brought} value={value} />}
      </DynamicFields>
    );
  }
  return <DetailsPair field={field} value={readPath(record, field.path)} record={record} />;
}

interface DetailsPairProps {
  readonly field: FieldModel;
  readonly value: unknown;
  readonly record?: Row;
}

function DetailsPair({ field, value, record }: DetailsPairProps) {
  const text = useText();
  const markdown = useMarkdown();
  const title = text(field.title);
  const hasRows = field.type === 'array' && field.properties !== undefined;
  return (
    <div
      data-column={field.path}
      className={classes('details-pair', (hasRows || isLongText(value)) && 'details-wide', hasRows && 'details-rows')}
    >
      <dt className="details-label">
        <Text as="span" look="small" quiet>
          {title}
        </Text>
        {field.help && <HelpButton about={title} text={markdown(field.help)} />}
      </dt>
      <dd className="details-value">
        {hasRows && record ? (
          <LazyRowsTable field={field} record={record} />
        ) : (
          <FieldValue field={field} value={value} />
        )}
        <ActionBar actions={field.actions} size="small" dense />
      </dd>
    </div>
  );
}
