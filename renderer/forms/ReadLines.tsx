import './fields.css';
import { Fragment } from 'react';
import { LazyRowsTable } from '../rows/LazyRowsTable.ts';
import { isLongText } from '../values/isLongText.ts';
import { PhoneLink } from '../values/PhoneLink.tsx';
import type { ReadLine } from './useReadLines.ts';

interface ReadLinesProps {
  readonly lines: readonly ReadLine[];
  readonly print?: boolean;
}

/**
 * Renders labels and values on the grid of a form. An empty value is a dash, so that it does not look like an error.
 */
export function ReadLines({ lines, print = false }: ReadLinesProps) {
  return (
    <div className={print ? 'read-box read-printed' : 'read-box'}>
      <dl className="read-lines">
        {lines.map((line, index) => (
          <Fragment key={line.path}>
            {line.section !== undefined && line.section !== lines[index - 1]?.section && (
              <div className="read-section">
                <dt>{line.section}</dt>
                <dd hidden />
              </div>
            )}
            <div className={line.rows || isLongText(line.value) ? 'read-line read-wide' : 'read-line'}>
              <dt className="read-label">{line.label}</dt>
              <dd className="read-value">
                <ReadValue {...line} />
              </dd>
            </div>
          </Fragment>
        ))}
      </dl>
    </div>
  );
}

function ReadValue({ phone, rows, value }: ReadLine) {
  if (rows) return <LazyRowsTable {...rows} />;
  if (phone) return <PhoneLink {...phone} />;
  return value === '' ? '—' : value;
}
