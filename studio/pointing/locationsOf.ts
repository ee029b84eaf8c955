import { isRecord } from '#engine';
import type { NamedPart } from '../why/findInDefinition.ts';
import type { PartLocation } from '../why/locate.ts';
import type { Mark } from './marksOf.ts';

interface Page {
  readonly release: {
    readonly screens: Readonly<Record<string, unknown>>;
    readonly wizards: Readonly<Record<string, unknown>>;
  };
  /** Name of the screen of the page. */
  readonly screen: string | undefined;
  /** Name of the menu. */
  readonly menu: string | undefined;
}

/**
 * Where a part of the page can be defined, the most likely place first. The actions of a block that shows another
 * definition are in either, so both are places.
 */
export function locationsOf(
  marks: readonly Pick<Mark, 'part' | 'name'>[],
  { release, screen, menu }: Page,
): readonly PartLocation[] {
  let places: readonly PartLocation[] =
    screen === undefined ? [] : [{ definition: { kind: 'screen', definition: screen }, path: [] }];
  for (const { part, name } of marks) {
    if (part === 'open') {
      const [kind = '', definition = ''] = name.split(' ');
      places = [{ definition: { kind, definition }, path: [] }];
    } else if (part === 'entry') {
      const path = [...(places[0]?.definition.kind === 'menu' ? places[0].path : []), { part, name }];
      places = menu === undefined ? [] : [{ definition: { kind: 'menu', definition: menu }, path }];
    } else {
      const shown = places.flatMap((place) => shownBy(place, release) ?? []);
      const named = part === 'block' ? blockOf(name) : { part, name };
      places = [...shown, ...places].map(({ definition, path }) => ({ definition, path: [...path, named] }));
    }
  }
  return places;
}

function blockOf(mark: string): NamedPart {
  const [word = '', ...name] = mark.split(' ');
  return { part: 'block', word, name: name.join(' ') };
}

/** Blocks that show a definition of their kind. */
const referring: Readonly<Record<string, string>> = { part: 'screen', form: 'form', flow: 'flow', wizard: 'wizard' };

/** The definition that the innermost part of a place shows: that of a block or of a step. */
function shownBy({ definition, path }: PartLocation, { screens, wizards }: Page['release']): PartLocation | undefined {
  const last = path.at(-1);
  if (last?.part === 'step') {
    const model = find(wizards[definition.definition], (one) => one['step'] === last.name);
    const kind = String(model?.['kind'] ?? '');
    const shown = model?.[kind];
    return typeof shown === 'string' ? { definition: { kind, definition: shown }, path: [] } : undefined;
  }
  const kind = last?.part === 'block' ? referring[last.word ?? ''] : undefined;
  if (last === undefined || kind === undefined) return undefined;
  const model = find(screens[definition.definition], (one) => one['block'] === last.word && one['name'] === last.name);
  const of = model?.['of'];
  return typeof of === 'string' ? { definition: { kind, definition: of }, path: [] } : undefined;
}

type Found = Readonly<Record<string, unknown>>;

/** The first record in a model that passes a test. */
function find(value: unknown, test: (record: Found) => boolean): Found | undefined {
  if (Array.isArray(value)) {
    for (const one of value) {
      const found = find(one, test);
      if (found !== undefined) return found;
    }
    return undefined;
  }
  if (!isRecord(value)) return undefined;
  return test(value) ? value : find(Object.values(value), test);
}
