import { isRecord, type Release } from '#engine';
import { rolesAllowed } from './findRole.ts';
import type { RenderedKind } from './StoryPlan.ts';

/**
 * Returns the roles that may open a screen that renders a definition at any depth: in a part, a wizard's step or a
 * dialog.
 */
export function findViewers(kind: RenderedKind, id: string, release: Release): readonly string[] {
  const wanted = `${kind} ${id}`;
  const screens = Object.values(release.screens).filter(
    (screen) => screen.route !== undefined && reaches(`screen ${screen.id}`, wanted, release, new Set()),
  );
  const roles = screens.flatMap((screen) => rolesAllowed(screen.allow, release));
  return [...new Set(roles.filter((role) => role !== undefined))];
}

function reaches(from: string, wanted: string, release: Release, seen: Set<string>): boolean {
  if (from === wanted) return true;
  if (seen.has(from)) return false;
  seen.add(from);
  return [...namesIn(modelOf(from, release))].some((name) => reaches(name, wanted, release, seen));
}

function modelOf(name: string, { screens, forms, flows, wizards }: Release): unknown {
  const [kind = '', id = ''] = name.split(' ');
  const models: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
    screen: screens,
    form: forms,
    flow: flows,
    wizard: wizards,
  };
  return models[kind]?.[id];
}

/** Yields what a model renders: the targets of blocks, steps, and what its actions open. */
function* namesIn(model: unknown): Generator<string> {
  if (Array.isArray(model)) for (const item of model) yield* namesIn(item);
  if (!isRecord(model)) return;
  const { block, of, kind, id } = model;
  if (typeof block === 'string' && typeof of === 'string') yield `${block === 'part' ? 'screen' : block} ${of}`;
  if (typeof kind === 'string') {
    const named: unknown = model[kind] ?? id;
    if (typeof named === 'string') yield `${kind} ${named}`;
  }
  for (const value of Object.values(model)) yield* namesIn(value);
}
