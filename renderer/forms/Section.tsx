import type { ReactNode } from 'react';
import { Heading } from '../look/HeadingLevel.tsx';
import { useFormContext } from './FormContext.ts';

interface SectionProps {
  readonly title: string | undefined;
  readonly index: number;
  readonly children: ReactNode;
}

/** A heading with its fields, as a labelled group for screen readers. */
export function Section({ title, index, children }: SectionProps) {
  const { prefix } = useFormContext();
  const heading = `${prefix}-section-${index}`;
  const named = title === undefined ? {} : { role: 'group', 'aria-labelledby': heading };
  return (
    <div {...named}>
      {title !== undefined && (
        <div id={heading} className="form-heading">
          <Heading>{title}</Heading>
        </div>
      )}
      {children}
    </div>
  );
}
