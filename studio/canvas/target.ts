import { parentOf } from '../json/editJson.ts';
import type { CanvasElement, CanvasList } from './outline.ts';

/** Before which entry of which list an element is put. */
export interface Target {
  readonly list: string;
  readonly index: number;
}

/** Whether an element may be in a list: one of its sort, that is not inside the element itself. */
function fitsIn(element: CanvasElement, from: CanvasList, list: CanvasList): boolean {
  const isInside = list.pointer.startsWith(`${element.pointer}/`);
  return !isInside && list.sort === from.sort && (list.holdsGroups || element.lists.length === 0);
}

export function listOf(lists: readonly CanvasList[], pointer: string): CanvasList | undefined {
  return listAt(lists, parentOf(pointer));
}

function listAt(lists: readonly CanvasList[], pointer: string): CanvasList | undefined {
  for (const list of lists) {
    if (list.pointer === pointer) return list;
    const around = pointer.startsWith(`${list.pointer}/`) ? memberAround(list, pointer) : undefined;
    const found = around && listAt(around.lists, pointer);
    if (found !== undefined) return found;
  }
  return undefined;
}

function memberAround({ elements }: CanvasList, pointer: string): CanvasElement | undefined {
  return elements.find((element) => pointer === element.pointer || pointer.startsWith(`${element.pointer}/`));
}

export function elementAt(lists: readonly CanvasList[], pointer: string): CanvasElement | undefined {
  return listOf(lists, pointer)?.elements.find((element) => element.pointer === pointer);
}

/** The innermost element that a place of the definition is in. */
export function elementAround(lists: readonly CanvasList[], pointer: string): CanvasElement | undefined {
  for (const list of lists) {
    const around = pointer.startsWith(`${list.pointer}/`) ? memberAround(list, pointer) : undefined;
    if (around !== undefined) return elementAround(around.lists, pointer) ?? around;
  }
  return undefined;
}

export type Direction = 'up' | 'down' | 'in' | 'out';

/**
 * Where an element goes by one step: among its neighbours, into the group before it, or out of its group. Undefined
 * where there is no such place.
 */
export function stepTo(lists: readonly CanvasList[], element: CanvasElement, direction: Direction): Target | undefined {
  const from = listOf(lists, element.pointer);
  if (from === undefined) return undefined;
  const index = from.elements.indexOf(element);
  if (direction === 'up') return index > 0 ? { list: from.pointer, index: index - 1 } : undefined;
  if (direction === 'down')
    return index < from.elements.length - 1 ? { list: from.pointer, index: index + 2 } : undefined;
  if (direction === 'in') {
    const before = from.elements[index - 1];
    const list = before?.lists.find((one) => fitsIn(element, from, one));
    return list && { list: list.pointer, index: list.elements.length };
  }
  const around = elementAt(lists, parentOf(from.pointer));
  const outer = around && listOf(lists, around.pointer);
  return outer && fitsIn(element, from, outer)
    ? { list: outer.pointer, index: outer.elements.indexOf(around) + 1 }
    : undefined;
}

/** Where an element goes that is dropped on another one, or on an empty list. Undefined where it does not fit. */
export function dropOn(lists: readonly CanvasList[], active: string, over: string): Target | undefined {
  const element = elementAt(lists, active);
  const from = listOf(lists, active);
  if (element === undefined || from === undefined || active === over) return undefined;
  const empty = listAt(lists, over);
  if (empty !== undefined)
    return fitsIn(element, from, empty) ? { list: over, index: empty.elements.length } : undefined;
  const target = elementAt(lists, over);
  const list = target && listOf(lists, over);
  if (target === undefined || list === undefined || !fitsIn(element, from, list)) return undefined;
  const index = list.elements.indexOf(target);
  // Whoever comes from above wants to be below what is dropped on, as everything moves up by one.
  const isFromAbove = list.pointer === from.pointer && from.elements.indexOf(element) < index;
  return { list: list.pointer, index: isFromAbove ? index + 1 : index };
}
