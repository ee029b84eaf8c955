import type { PartKind } from '../why/findInDefinition.ts';

/** An element of the page that says what it is. */
export interface Mark {
  readonly part: PartKind | 'open';
  /** The name by which its definition has it; of a block, its word and its name. */
  readonly name: string;
  readonly element: Element;
}

const attributes: Readonly<Record<string, Mark['part']>> = {
  ...{ 'data-open': 'open', 'data-block': 'block', 'data-step': 'step', 'data-field': 'field' },
  ...{ 'data-column': 'column', 'data-question': 'question', 'data-act': 'act', 'data-entry': 'entry' },
};

/** The heading of a page, which is the title of its screen. */
const heading = '.screen-title';

const marked = [...Object.keys(attributes).map((name) => `[${name}]`), heading, 'td'].join(', ');

/** Returns what an element is part of, the outermost first. */
export function marksOf(element: Element): readonly Mark[] {
  const around = element.parentElement?.closest(marked);
  const before = around ? marksOf(around) : [];
  const mark = markOf(element);
  return mark === undefined ? before : [...before, mark];
}

/** The innermost element around a place that says what it is. */
export function markedAround(place: Element): Element | undefined {
  const found = place.closest(marked);
  if (found === null || markOf(found) !== undefined) return found ?? undefined;
  return found.parentElement ? markedAround(found.parentElement) : undefined;
}

/** Everything visible that says what it is, in the order of the page; in the upper dialog, if there is one. */
export function markedElements(): readonly Element[] {
  const dialog = [...document.querySelectorAll('[data-open]:has([aria-modal=true])')].at(-1);
  return [...(dialog ?? document).querySelectorAll(marked)].filter(
    (element) => element.tagName !== 'TD' && markOf(element) !== undefined && boxOf(element) !== undefined,
  );
}

function markOf(element: Element): Mark | undefined {
  if (element instanceof HTMLTableCellElement && element.tagName === 'TD') {
    const own = element.getAttribute('data-column') ?? headOf(element)?.getAttribute('data-column');
    return own === null || own === undefined ? undefined : { part: 'column', name: own, element };
  }
  for (const [attribute, part] of Object.entries(attributes)) {
    const name = element.getAttribute(attribute);
    if (name !== null) return { part, name, element };
  }
  return element.matches(heading) ? { part: 'title', name: '', element } : undefined;
}

function headOf(cell: HTMLTableCellElement): Element | undefined {
  return cell.closest('table')?.tHead?.rows[0]?.cells[cell.cellIndex];
}

/**
 * The box around an element on the screen. A block has none of its own, so its contents are measured; a dialog is
 * without what it covers.
 */
export function boxOf(element: Element): DOMRect | undefined {
  const dialog = element.hasAttribute('data-open') ? element.querySelector('[role=dialog]') : null;
  if (dialog) return boxOf(dialog);
  const boxes = hasBox(element)
    ? [element.getBoundingClientRect()]
    : [...element.children].flatMap((one) => boxOf(one) ?? []);
  const seen = boxes.filter(({ width, height }) => width > 0 && height > 0);
  if (seen.length === 0) return undefined;
  const left = Math.min(...seen.map((box) => box.left));
  const top = Math.min(...seen.map((box) => box.top));
  const right = Math.max(...seen.map((box) => box.right));
  const bottom = Math.max(...seen.map((box) => box.bottom));
  return new DOMRect(left, top, right - left, bottom - top);
}

function hasBox(element: Element): boolean {
  return getComputedStyle(element).display !== 'contents';
}
