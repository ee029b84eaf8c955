import { cloneElement, type ReactElement } from 'react';

interface PaginationTooltipProps {
  readonly title: string;
  readonly children: ReactElement<{ readonly title?: string }>;
}

/** Replaces MUI's tooltip on the pagination buttons of a table, which already have labels, by the browser's tooltip. */
export default function PaginationTooltip({ title, children }: PaginationTooltipProps) {
  return cloneElement(children, { title });
}
