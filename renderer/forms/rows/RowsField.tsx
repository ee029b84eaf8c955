import '../../rows/rows.css';
import { errorId, type FieldProps, helpId, titleId } from '@rjsf/utils';
import { useMemo, useRef, useState } from 'react';
import type { FieldModel } from '#engine';
import { Alert } from '../../look/Alert.tsx';
import { Button } from '../../look/Button.tsx';
import { Icon } from '../../look/Icon.tsx';
import { LazyRowsTable } from '../../rows/LazyRowsTable.ts';
import { useIsNarrow } from '../../rows/useIsNarrow.ts';
import { useEngineText } from '../../texts/useEngineText.ts';
import { useText } from '../../texts/useText.ts';
import { fieldId, useFormContext } from '../FormContext.ts';
import { EditableCards } from './EditableCards.tsx';
import { EditableTable } from './EditableTable.tsx';
import type { RowList } from './RowList.ts';
import { addPath } from './rowIcons.ts';
import { usePaste } from './usePaste.ts';
import { useRows } from './useRows.ts';
import { useShownRows } from './useShownRows.ts';
import { useVisibleColumns } from './useVisibleColumns.ts';

/** The field of rjsf for a list of records, whose rows can be added, changed, moved and removed. */
export function RowsField(props: FieldProps) {
  const { fieldPathId, formData, uiSchema, readonly, rawErrors } = props;
  const options = uiSchema?.['ui:options'];
  const field: FieldModel = options?.['model'];
  const id = fieldPathId.$id;
  const isWrong = rawErrors !== undefined && rawErrors.length > 0;
  const described = [isWrong ? errorId(id) : '', uiSchema?.['ui:help'] === undefined ? '' : helpId(id)]
    .join(' ')
    .trim();
  return (
    <fieldset className="field-group" aria-labelledby={titleId(id)} aria-describedby={described || undefined}>
      {readonly === true ? <LockedRows field={field} /> : <EditableRows field={field} value={formData} />}
    </fieldset>
  );
}

function LockedRows({ field }: { readonly field: FieldModel }) {
  const { store } = useFormContext();
  return <LazyRowsTable field={field} record={store.getAnswers().draft} />;
}

interface EditableRowsProps {
  readonly field: FieldModel;
  readonly value: unknown;
}

function EditableRows({ field, value }: EditableRowsProps) {
  const { prefix } = useFormContext();
  const say = useEngineText();
  const write = useText();
  const { path, rows: words, schema } = field;
  const element = useRef<HTMLDivElement>(null);
  const isNarrow = useIsNarrow(element);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const { keysOf, actions: own, message } = useRows(field);
  const rows: readonly unknown[] = Array.isArray(value) ? value : [];
  const count = rows.length;
  const columns = useVisibleColumns(field, rows);
  const paste = usePaste({ field, columns, rows: own, onRefused: setRefused });
  const list = useMemo(
    (): RowList => ({ field, path, columns, actions: { ...own, paste } }),
    [field, path, columns, own, paste],
  );
  const limit = schema['maxItems'];
  const canAdd = typeof limit !== 'number' || count < limit;
  const { keys, revealed, sentinel } = useShownRows(path, keysOf(count));
  const View = isNarrow ? EditableCards : EditableTable;
  return (
    <div ref={element} className="rows">
      {count > 0 && <View {...{ list, rows, keys, revealed, canAdd, sentinel }} />}
      {refused.length > 0 && (
        <Alert severity="warning">
          <ul className="form-problems">
            {refused.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Alert>
      )}
      <div className="rows-bar">
        <Button
          type="button"
          id={fieldId(prefix, `${path}-add`)}
          variant="outlined"
          size="small"
          startIcon={<Icon path={addPath} size="small" />}
          disabled={!canAdd}
          onClick={own.add}
        >
          {write(words?.add) || say('addRow')}
        </Button>
        {!canAdd && <span className="field-help">{say('rowsFull', { limit })}</span>}
      </div>
      <div role="status" className="visually-hidden">
        {message}
      </div>
    </div>
  );
}
