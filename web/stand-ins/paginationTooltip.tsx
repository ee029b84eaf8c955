import { cloneElement, type ReactElement } from 'react';

interface PaginationTooltipProps {
  readonly title: string;
  readonly children: ReactElement<{ readonly title?: string }>;
}

/** Replaces MUI's tooltip on the buttons of a table's pages, which have their names already, by that of the browser. */
export default function PaginationTooltip({ title, children }: PaginationTooltipProps) {
  return cloneElement(children, { title });
}
