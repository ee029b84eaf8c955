import { memo, useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import type { FieldModel } from '#engine';
import { Field } from './Field.tsx';
import { useFormContext } from './FormContext.ts';
import { FieldChunkContext } from './useField.ts';

interface FieldPartProps {
  readonly name: string;
  readonly fields: readonly FieldModel[];
  readonly hasColumns: boolean;
}

/**
 * Approximate height of a field and the gap below it, in pixels, to reserve space for fields that are not rendered yet.
 */
const fieldHeight = 84;

/** Renders a run of fields on a grid. In a long form it is empty until it is nearly visible or the browser is idle. */
export const FieldChunk = memo(
  function FieldChunk({ name, fields, hasColumns }: FieldPartProps) {
    const { window } = useFormContext();
    const element = useRef<HTMLDivElement>(null);
    const subscribe = useCallback(
      (listener: () => void) => window?.subscribe(name, listener) ?? nothing,
      [window, name],
    );
    const isDrawn = useSyncExternalStore(subscribe, () => window?.isDrawn(name) ?? true);
    useEffect(() => (element.current ? window?.watch(name, element.current) : undefined), [window, name]);
    const grid = hasColumns ? 'field-grid field-columns' : 'field-grid';
    if (!window) return <div className={grid}>{draw(fields)}</div>;
    const height = `${(fields.length * fieldHeight) / (hasColumns ? 2 : 1)}px`;
    return (
      <div ref={element} data-part={name} className="field-part" style={isDrawn ? undefined : { height }}>
        {isDrawn && (
          <FieldChunkContext value={name}>
            <div className={grid}>{draw(fields)}</div>
          </FieldChunkContext>
        )}
      </div>
    );
  },
  (before, next) =>
    before.name === next.name &&
    before.hasColumns === next.hasColumns &&
    before.fields.length === next.fields.length &&
    before.fields.every((field, index) => field === next.fields[index]),
);

function draw(fields: readonly FieldModel[]) {
  return fields.map((field) => <Field key={field.path} field={field} />);
}

function nothing(): void {}
