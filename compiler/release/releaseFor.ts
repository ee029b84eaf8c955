import {
  anonymous,
  type FlowModel,
  type LifecycleModel,
  type MenuModel,
  type OperationModel,
  type Release,
  type Rights,
  rightsOf,
  type ScreenModel,
} from '#engine';
import { expressions } from '../compile/expressions.ts';
import { referencedKinds } from '../language/blocks/index.ts';
import { createRightsFilter, type RightsFilter } from './filterByRights.ts';
import { namesIn, renderedIn } from './namesIn.ts';
import { withTexts } from './withTexts.ts';

/** The part of a release that a page needs before sign-in. */
export function publicRelease(release: Release): Release {
  return releaseFor(release, rightsOf({ user: anonymous, expressions }, release));
}

/**
 * The part of a release that users with these rights can reach: their screens and menus, the operations that they may
 * call, and everything that these use. For other screens only the route is kept, so that their URLs lead to the
 * sign-in. For other operations in use, only the fact that they cannot be called. What only the server needs is left
 * out: questions and marks of banks, mails, `set` and effects of events, and unused settings.
 */
export function releaseFor(release: Release, rights: Rights): Release {
  const cutting = createRightsFilter(rights, release);
  const menus = menusOf(release, rights, cutting);
  const reached = reach(release, { rights, cutting, menus });
  const routes = Object.values(release.screens).flatMap((screen) =>
    screen.route === undefined || Object.hasOwn(reached.screens, screen.id)
      ? []
      : [[screen.id, closed(screen)] as const],
  );
  const { roles, policies, precedence, functions, otherwise, why = [] } = release.access;
  const asked = why.filter((policy) => rights.policies.includes(policy));
  const { hash, language, locales } = release;
  // Every table is listed: models of other kinds are never sent.
  const part: Release = {
    hash,
    language,
    locales,
    ...reached,
    screens: inOrder(release.screens, { ...reached.screens, ...Object.fromEntries(routes) }),
    menus,
    templates: {},
    access: {
      roles: roles.filter(({ role }) => rights.roles.includes(role)),
      precedence: precedence.filter((role) => rights.roles.includes(role)),
      policies: policies.filter(({ policy }) => rights.policies.includes(policy)),
      functions: functions.filter((entry) => rights.policies.includes(entry.function)),
      otherwise,
      ...(asked.length === 0 ? {} : { why: asked }),
    },
    settings: {},
    texts: {},
  };
  return withTexts(part, release);
}

/** The menus of the roles, and those without a role. */
function menusOf(release: Release, { roles }: Rights, { cut }: RightsFilter): Readonly<Record<string, MenuModel>> {
  const others = release.access.roles.filter(({ role }) => !roles.includes(role)).flatMap(({ menu }) => menu ?? []);
  const own = release.access.roles.filter(({ role }) => roles.includes(role)).flatMap(({ menu }) => menu ?? []);
  return Object.fromEntries(
    Object.entries(release.menus)
      .filter(([id]) => own.includes(id) || !others.includes(id))
      .map(([id, menu]) => [id, cut(menu)]),
  );
}

interface Reaching {
  readonly rights: Rights;
  readonly cutting: RightsFilter;
  readonly menus: Readonly<Record<string, MenuModel>>;
}

/** Reached entries of one table, as they are sent. */
interface Gathered<Value> {
  /** Adds the entry with that name. Returns its sent form if it is new. */
  readonly add: (id: string) => Value | undefined;
  readonly entries: () => Readonly<Record<string, Value>>;
}

function gather<Value>(
  table: Readonly<Record<string, Value>>,
  serve: (entry: Value) => Value | undefined,
): Gathered<Value> {
  const found = new Map<string, Value>();
  return {
    add: (id) => {
      const entry = Object.hasOwn(table, id) && !found.has(id) ? table[id] : undefined;
      const served = entry === undefined ? undefined : serve(entry);
      if (served !== undefined) found.set(id, served);
      return served;
    },
    entries: () => inOrder(table, Object.fromEntries(found)),
  };
}

type Reached = Pick<Release, 'entities' | 'operations' | 'forms' | 'flows' | 'wizards' | 'lifecycles' | 'screens'>;

/** Follows every name in what can be opened. Unknown names are ignored. */
function reach(release: Release, { rights, cutting, menus }: Reaching): Reached {
  const { cut, may, mayRun } = cutting;
  const banks = new Set(Object.values(release.flows).flatMap(({ bank }) => bank ?? []));
  const entities = gather(release.entities, cut);
  const operations = gather(release.operations, (operation) => operationFor(operation, rights, cutting));
  const forms = gather(release.forms, cut);
  const flows = gather(release.flows, (flow) => flowFor(flow, banks.has(flow.id), cutting));
  const wizards = gather(release.wizards, cut);
  const lifecycles = gather(release.lifecycles, (lifecycle) => lifecycleFor(lifecycle, cutting));
  const screens = gather(release.screens, (screen) => (may(screen.allow) ? cut(screen) : undefined));
  const places: Readonly<Record<string, Gathered<unknown>>> = {
    form: forms,
    flow: flows,
    wizard: wizards,
    screen: screens,
  };
  const waiting: unknown[] = [menus];
  for (const { id, route } of Object.values(release.screens)) if (route !== undefined) waiting.push(screens.add(id));
  // The page itself calls operations that no definition uses, for example to load the user and to save drafts.
  if (!isSignedOut(rights, release)) {
    for (const id of Object.keys(release.operations)) if (mayRun(id)) waiting.push(operations.add(id));
  }
  while (waiting.length > 0) {
    const piece = waiting.pop();
    // An entity and a part can have the same name, so rendered definitions are followed by kind.
    for (const [kind, id] of renderedIn(piece)) waiting.push(places[referencedKinds[kind] ?? kind]?.add(id));
    for (const name of namesIn(piece)) {
      for (const { add } of [entities, operations, lifecycles]) waiting.push(add(name));
    }
  }
  return {
    entities: entities.entries(),
    operations: operations.entries(),
    forms: forms.entries(),
    flows: flows.entries(),
    wizards: wizards.entries(),
    lifecycles: lifecycles.entries(),
    screens: screens.entries(),
  };
}

function isSignedOut(rights: Rights, release: Release): boolean {
  const open = rightsOf({ user: anonymous, expressions }, release);
  return rights.roles.length === 0 && rights.policies.every((policy) => open.policies.includes(policy));
}

/** An operation with only the policies that the user matches. Without any, only a stub that cannot be called. */
export function operationFor(
  operation: OperationModel,
  { policies }: Rights,
  { cut, mayRun }: RightsFilter,
): OperationModel {
  const allow = Object.fromEntries(Object.entries(operation.allow).filter(([policy]) => policies.includes(policy)));
  if (mayRun(operation.id)) {
    // The remaining sizes are for policies that the user matches.
    const { sizes = [], ...own } = cut(operation);
    return { ...own, size: sizes[0]?.is ?? own.size, allow };
  }
  const { id, method, errorText } = operation;
  return {
    ...{ id, method, errorText, allow, title: { literal: '' }, path: '', parameters: [], query: [], size: 0 },
    ...{ result: { shape: 'none' }, rules: [], notices: {}, refreshes: [], once: false, versioned: false },
  };
}

/** Operations load the questions of banks, and only the server may know the marks, which decide the results. */
function flowFor(
  { bank: _bank, records: _records, ...flow }: FlowModel,
  isBank: boolean,
  { cut }: RightsFilter,
): FlowModel {
  return cut(isBank ? { ...flow, questions: [], marks: {}, results: [] } : flow);
}

/** Offering an event depends on its states and condition. What it does is left to the server. */
function lifecycleFor(lifecycle: LifecycleModel, { cut, mayRun }: RightsFilter): LifecycleModel {
  const events = lifecycle.events.filter(({ on }) => on !== undefined && mayRun(on));
  return cut({ ...lifecycle, events: events.map((event) => ({ ...event, set: [], effects: [] })) });
}

function closed({ id, route, given }: ScreenModel): ScreenModel {
  const place = route === undefined ? {} : { route };
  return { id, given, ...place, allow: [], enter: [], data: [], actions: [], body: [] };
}

/** The entries in the order of their table. */
function inOrder<Value>(
  table: Readonly<Record<string, unknown>>,
  entries: Readonly<Record<string, Value>>,
): Readonly<Record<string, Value>> {
  return Object.fromEntries(
    Object.keys(table).flatMap((id) => {
      const entry = entries[id];
      return entry === undefined ? [] : [[id, entry] as const];
    }),
  );
}
