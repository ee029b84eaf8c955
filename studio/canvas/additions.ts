import { isRecord } from '#engine';
import { insertAt, parentOf, setAt, valueAt } from '../json/editJson.ts';
import { freeName, namesIn } from './copyOf.ts';
import { type CanvasElement, type CanvasList, listsIn } from './outline.ts';
import { listOf } from './target.ts';

/** Where something new goes: into the selected group, behind the selected element, or at the end. */
export function targetForNew(
  lists: readonly CanvasList[],
  selected: CanvasElement | undefined,
  isGroup: boolean,
): { readonly list: string; readonly index: number } | undefined {
  const inside = selected?.word === 'section' && !isGroup ? selected.lists[0] : undefined;
  if (inside !== undefined) return { list: inside.pointer, index: inside.elements.length };
  const around = selected && listOf(lists, selected.pointer);
  if (selected !== undefined && around !== undefined) {
    if (around.holdsGroups || !isGroup) return { list: around.pointer, index: around.elements.indexOf(selected) + 1 };
    const outer = parentOf(parentOf(around.pointer));
    return { list: outer, index: Number(parentOf(around.pointer).slice(outer.length + 1)) + 1 };
  }
  const [first] = listsIn(lists);
  return first && { list: first.pointer, index: first.elements.length };
}

/** Formats whose answers are chosen from a list. */
const chosen = ['radio', 'select', 'open-choice', 'pairs', 'checkboxes'];

/** A question of a format, with a number that the flow does not have yet. */
export function newQuestion(json: unknown, format: string, text: string): object {
  const ids = [...namesIn(json)].filter((name) => typeof name === 'number');
  const question = Math.max(0, ...ids) + 1;
  return { question, format, text, ...(chosen.includes(format) ? { answers: ['Yes', 'No'] } : {}) };
}

/** A step that shows something, with a name that the wizard does not have yet. */
export function newStep(json: unknown, word: string, value: unknown): { readonly step: string } {
  const taken = namesIn(json);
  const name = typeof value === 'string' ? camelCase(value) : word;
  const step = taken.has(name) ? String(freeName(name, taken)) : name;
  return { step, [word]: value } as { readonly step: string };
}

/**
 * A wizard with one more step. In the order of a variant the step is named there too; otherwise in every variant that
 * has the step before it, behind that one.
 */
export function insertStep(
  text: string,
  { list, index }: { readonly list: string; readonly index: number },
  step: { readonly step: string },
): string {
  const json: unknown = JSON.parse(text);
  if (list !== '/steps') {
    const steps = valueAt(json, '/steps');
    const written = insertAt(text, '/steps', Array.isArray(steps) ? steps.length : 0, step);
    return insertAt(written, list, index, step.step);
  }
  const before = nameOf(valueAt(json, `/steps/${index - 1}`));
  const variants = valueAt(json, '/variants');
  const orders = (Array.isArray(variants) ? variants : []).flatMap((variant, at) => {
    const order: unknown = isRecord(variant) ? variant['order'] : undefined;
    if (!Array.isArray(order)) return [];
    const behind = order.findIndex((entry) => nameOf(entry) === before);
    return behind < 0 ? [] : [{ pointer: `/variants/${at}/order`, index: behind + 1 }];
  });
  const written = orders.reduce((made, order) => insertAt(made, order.pointer, order.index, step.step), text);
  return insertAt(written, list, index, step);
}

/** Takes a step out of a wizard, and out of the orders of its variants. */
export function removeStep(text: string, pointer: string): string {
  const json: unknown = JSON.parse(text);
  const name = nameOf(valueAt(json, pointer));
  const variants = valueAt(json, '/variants');
  const named = (Array.isArray(variants) ? variants : []).flatMap((variant, at) => {
    const order: unknown = isRecord(variant) ? variant['order'] : undefined;
    const index = Array.isArray(order) ? order.findIndex((entry) => nameOf(entry) === name) : -1;
    return index < 0 ? [] : [`/variants/${at}/order/${index}`];
  });
  return [...named, pointer].reduce((written, at) => setAt(written, at, undefined), text);
}

function nameOf(entry: unknown): unknown {
  return isRecord(entry) ? entry['step'] : entry;
}

function camelCase(id: string): string {
  return id.replaceAll(/-(\w)/g, (_whole, letter: string) => letter.toUpperCase());
}
