import { anonymous } from '../access/anonymous.ts';
import { isAllowed } from '../access/isAllowed.ts';
import type { Release, ScreenModel } from '../model/release.types.ts';

/** Tables of a release whose entries are left out when nothing public leads to them. */
const tables = ['entities', 'operations', 'forms', 'flows', 'wizards', 'lifecycles', 'screens'] as const;
type TableName = (typeof tables)[number];
type Reached = Readonly<Record<TableName, ReadonlySet<string>>>;

/** The table of a definition by the kind in the key of its texts. */
const tableOfKind: Readonly<Record<string, TableName>> = {
  entity: 'entities',
  operation: 'operations',
  form: 'forms',
  flow: 'flows',
  wizard: 'wizards',
  lifecycle: 'lifecycles',
  screen: 'screens',
};

/**
 * What a page needs of a release before anybody has signed in: public screens and all they lead to. Of the other
 * screens there remains who may see them and where they are, so that their addresses lead to the sign-in.
 */
export function publicPart(release: Release): Release {
  const reached = reach(release);
  const kept = <Value>(name: TableName, table: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> =>
    Object.fromEntries(Object.entries(table).filter(([id]) => reached[name].has(id)));
  return {
    ...release,
    entities: kept('entities', release.entities),
    operations: kept('operations', release.operations),
    forms: kept('forms', release.forms),
    flows: kept('flows', release.flows),
    wizards: kept('wizards', release.wizards),
    lifecycles: kept('lifecycles', release.lifecycles),
    screens: Object.fromEntries(
      Object.entries(release.screens).flatMap(([id, screen]) =>
        reached.screens.has(id) ? [[id, screen]] : screen.route === undefined ? [] : [[id, closed(screen)]],
      ),
    ),
    templates: {},
    texts: Object.fromEntries(
      Object.entries(release.texts).map(([locale, texts]) => [locale, textsOf(texts, reached)] as const),
    ),
  };
}

function closed({ id, route, allow, given }: ScreenModel): ScreenModel {
  return {
    id,
    given,
    ...(route === undefined ? {} : { route }),
    ...(allow === undefined ? {} : { allow }),
    enter: [],
    data: [],
    actions: [],
    body: [],
  };
}

function textsOf(texts: Readonly<Record<string, string>>, reached: Reached): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(texts).filter(([key]) => {
      const [, id, kind = ''] = /^(.+)\.(\w+)\//.exec(key) ?? [];
      if (kind === 'template') return false;
      const table = tableOfKind[kind];
      return id === undefined || table === undefined || reached[table].has(id);
    }),
  );
}

/** Follows every name that stands in a public screen; a name that means nothing leads to nothing. */
function reach(release: Release): Reached {
  const reached: Record<TableName, Set<string>> = {
    entities: new Set(),
    operations: new Set(),
    forms: new Set(),
    flows: new Set(),
    wizards: new Set(),
    lifecycles: new Set(),
    screens: new Set(),
  };
  const waiting: unknown[] = [];
  const add = (name: TableName, id: string): void => {
    const table: Readonly<Record<string, unknown>> = release[name];
    if (!Object.hasOwn(table, id) || reached[name].has(id)) return;
    if (name === 'screens' && !isOpen(release.screens[id], release)) return;
    reached[name].add(id);
    waiting.push(table[id]);
  };
  for (const [id, screen] of Object.entries(release.screens)) {
    if (screen.route !== undefined) add('screens', id);
  }
  while (waiting.length > 0) {
    for (const name of namesIn(waiting.pop())) for (const table of tables) add(table, name);
  }
  return reached;
}

/** A screen without an address is a part: whoever sees the screen around it may see it. */
function isOpen(screen: ScreenModel | undefined, release: Release): boolean {
  return screen !== undefined && (screen.route === undefined || isAllowed(screen.allow, anonymous, release));
}

function namesIn(piece: unknown): readonly string[] {
  if (typeof piece === 'string') return [piece];
  if (typeof piece !== 'object' || piece === null) return [];
  return Object.entries(piece).flatMap(([key, inner]) => (key === '=' || key === 'text' ? [] : namesIn(inner)));
}
