import type { FieldTemplateProps } from '@rjsf/utils';

/** A template as a developer writes it for rjsf without knowing this project, with the label next to the input. */
export function TwoColumns({ id, label, required, children, errors, help, hidden, displayLabel }: FieldTemplateProps) {
  if (hidden) return <div style={{ display: 'none' }}>{children}</div>;
  return (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 2fr', gap: 8 }}>
      <div>
        {displayLabel && (
          <label htmlFor={id}>
            {label}
            {required ? ' (needed)' : ''}
          </label>
        )}
      </div>
      <div>
        {children}
        {errors}
        {help}
      </div>
    </div>
  );
}
