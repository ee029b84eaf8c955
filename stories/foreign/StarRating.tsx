import type { WidgetProps } from '@rjsf/utils';

/** A widget as a developer writes it for rjsf without knowing this project: a number as a row of stars. */
export function StarRating({
  id,
  value,
  required,
  disabled,
  readonly,
  options,
  onChange,
  onBlur,
  onFocus,
}: WidgetProps) {
  const count = Number(options['stars'] ?? 5);
  return (
    <div style={{ display: 'flex', gap: 8 }}>
      {Array.from({ length: count }, (_, index) => index + 1).map((star) => (
        <label key={star}>
          <input
            type="radio"
            id={`${id}-${star}`}
            name={id}
            checked={value === star}
            required={required === true}
            disabled={disabled === true || readonly === true}
            onChange={() => onChange(star)}
            onBlur={() => onBlur(id, value)}
            onFocus={() => onFocus(id, value)}
          />
          {'★'.repeat(star)}
        </label>
      ))}
    </div>
  );
}
