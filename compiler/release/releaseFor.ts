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
import { namesIn, renderedIn, stringsIn } from './namesIn.ts';

/** Settings that a page reads for itself; of the others it is sent those that its definitions read. */
const settingsOfPages: readonly string[] = ['productName', 'pageSizes', 'defaultLanguage', 'browserLanguage'];

/** What a page needs of a release before anybody has signed in. */
export function publicRelease(release: Release): Release {
  return releaseFor(release, rightsOf({ user: anonymous, expressions }, release));
}

/**
 * What somebody with these rights can reach of a release: screens and menus that are theirs, the operations they may
 * call, and all that these lead to. Of other screens there remains where they are, so that their addresses lead to the
 * sign-in; of other operations that are named there remains that they cannot be called. What only the server reads is
 * left out: questions and marks of banks, mails, what events set and bring about, and settings that nothing here reads.
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
  const { roles, policies, precedence, functions, otherwise } = release.access;
  const { hash, language, locales } = release;
  // Table by table: the models of a kind that nothing here serves are not sent to anybody.
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
    },
    settings: {},
    texts: {},
  };
  const named = stringsIn(part);
  const texts = Object.fromEntries(
    Object.entries(release.texts).map(([locale, words]) => [locale, wordsOf(words, named)] as const),
  );
  const written = JSON.stringify([part, texts['en'] ?? {}]);
  const read = new Set([
    ...settingsOfPages,
    ...[...written.matchAll(/\bsetting\.(\w+)/g)].map(([, name = '']) => name),
  ]);
  const settings = Object.fromEntries(Object.entries(release.settings).filter(([name]) => read.has(name)));
  return { ...part, settings, texts };
}

function wordsOf(
  words: Readonly<Record<string, string>>,
  named: ReadonlySet<string>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(words).filter(([key]) => key.startsWith('engine/') || named.has(key)));
}

/** The menus of the roles, and those that belong to no role. */
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

/** Entries of one table that are reached, as they are served. */
interface Gathered<Value> {
  /** Takes the entry of that name in; what is served of it, when it is new. */
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

/** Follows every name in what may be opened; a name that means nothing leads to nothing. */
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
  // The page itself asks who is there, and keeps what is begun: no definition names these operations.
  if (!isSignedOut(rights, release)) {
    for (const id of Object.keys(release.operations)) if (mayRun(id)) waiting.push(operations.add(id));
  }
  while (waiting.length > 0) {
    const piece = waiting.pop();
    // An entity and a part may have one name: what is drawn is followed where something is drawn.
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

/** An operation with the ways to it that are held; without one, a mere name that cannot be called. */
export function operationFor(
  operation: OperationModel,
  { policies }: Rights,
  { cut, mayRun }: RightsFilter,
): OperationModel {
  const allow = Object.fromEntries(Object.entries(operation.allow).filter(([policy]) => policies.includes(policy)));
  if (mayRun(operation.id)) {
    // The sizes that are left are for policies that the user has.
    const { sizes = [], ...own } = cut(operation);
    return { ...own, size: sizes[0]?.is ?? own.size, allow };
  }
  const { id, method, errorText } = operation;
  return {
    ...{ id, method, errorText, allow, title: { literal: '' }, path: '', parameters: [], query: [], size: 0 },
    ...{ result: { shape: 'none' }, rules: [], notices: {}, refreshes: [], once: false, versioned: false },
  };
}

/** Banks are asked for by operations, and their marks decide. */
function flowFor({ bank: _bank, ...flow }: FlowModel, isBank: boolean, { cut }: RightsFilter): FlowModel {
  return cut(isBank ? { ...flow, questions: [], marks: {}, results: [] } : flow);
}

/** What is offered follows from the states of events that are called; what they do is the server's. */
function lifecycleFor(lifecycle: LifecycleModel, { cut, mayRun }: RightsFilter): LifecycleModel {
  const events = lifecycle.events.filter(({ on }) => on !== undefined && mayRun(on));
  return cut({ ...lifecycle, events: events.map((event) => ({ ...event, set: [], effects: [] })) });
}

function closed({ id, route, given }: ScreenModel): ScreenModel {
  const place = route === undefined ? {} : { route };
  return { id, given, ...place, allow: [], enter: [], data: [], actions: [], body: [] };
}

/** The entries in the order of the table they are from. */
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
