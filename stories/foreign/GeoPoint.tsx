import { ariaDescribedByIds, type FieldProps } from '@rjsf/utils';

interface Point {
  readonly lat?: number;
  readonly lon?: number;
}

/** A field as a developer writes it for rjsf without knowing this project: a place as two numbers. */
export function GeoPoint({ fieldPathId, formData, disabled, readonly, onChange, onBlur, onFocus }: FieldProps<Point>) {
  const { $id, path } = fieldPathId;
  const input = (name: keyof Point, label: string) => (
    <label style={{ display: 'grid' }}>
      {label}
      <input
        type="number"
        id={`${$id}-${name}`}
        value={formData?.[name] ?? ''}
        disabled={disabled === true || readonly === true}
        aria-describedby={ariaDescribedByIds($id)}
        onChange={({ target }) => onChange({ ...formData, [name]: Number(target.value) }, path)}
        onBlur={() => onBlur($id, formData)}
        onFocus={() => onFocus($id, formData)}
      />
    </label>
  );
  return (
    <div style={{ display: 'flex', gap: 8 }}>
      {input('lat', 'Latitude')}
      {input('lon', 'Longitude')}
    </div>
  );
}
