import { isRecord, type Release } from '#engine';
import type { NamedPart } from './findInDefinition.ts';
import type { PartLocation } from './locate.ts';

/** Finds where a part of a release is: its definition, and the named parts around it. Undefined if it is elsewhere. */
export function findModel(
  { screens, forms, flows, wizards, menus }: Pick<Release, 'screens' | 'forms' | 'flows' | 'wizards' | 'menus'>,
  model: object,
): PartLocation | undefined {
  const tables = Object.entries({ screen: screens, form: forms, flow: flows, wizard: wizards, menu: menus });
  for (const [kind, table] of tables) {
    for (const [definition, whole] of Object.entries(table)) {
      const path = pathTo(model, whole);
      if (path !== undefined) return { definition: { kind, definition }, path };
    }
  }
  return undefined;
}

function pathTo(model: object, value: unknown): readonly NamedPart[] | undefined {
  if (value === model) return [];
  if (typeof value !== 'object' || value === null) return undefined;
  for (const inner of Object.values(value)) {
    const path = pathTo(model, inner);
    const part = path === undefined || inner === model ? undefined : partOf(inner);
    if (path !== undefined) return part === undefined ? path : [part, ...path];
  }
  return undefined;
}

function partOf(value: unknown): NamedPart | undefined {
  if (!isRecord(value)) return undefined;
  const { block, name, step } = value;
  if (typeof block === 'string' && typeof name === 'string') return { part: 'block', word: block, name };
  return typeof step === 'string' ? { part: 'step', name: step } : undefined;
}
