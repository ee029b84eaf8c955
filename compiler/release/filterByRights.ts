import type { Release, Rights } from '#engine';

type Fields = Readonly<Record<string, unknown>>;

/** Removes what users with certain rights are never offered. */
export interface RightsFilter {
  readonly may: (allow: unknown) => boolean;
  readonly mayRun: (operation: unknown) => boolean;
  /** A copy without list entries that are for other users. */
  readonly cut: <Piece>(piece: Piece) => Piece;
}

/**
 * Creates the filter. It removes list entries (fields, blocks, actions, steps, branches) like the renderer does: by
 * their own `allow`, and actions also by their target. For entries of `enter`, the target does not matter.
 */
export function createRightsFilter(rights: Rights, release: Release): RightsFilter {
  const held = new Set(rights.policies);
  const may = (allow: unknown): boolean => !Array.isArray(allow) || allow.some((policy) => held.has(policy));
  const mayRun = (operation: unknown): boolean => {
    const { allow = {} } = own(release.operations, operation) ?? {};
    return Object.keys(allow).some((policy) => held.has(policy));
  };
  const leadsThere = (target: Fields): boolean => {
    switch (target['verb']) {
      case 'run':
        return isFields(target['call']) && mayRun(target['call']['run']);
      case 'go':
        return may(own(release.screens, target['screen'])?.allow);
      case 'open':
        return isFields(target['open']) && mayOpen(target['open']);
      case 'menu':
        return Array.isArray(target['actions']) && target['actions'].some(isOffered);
      default:
        return true;
    }
  };
  const mayOpen = ({ kind, id }: Fields): boolean => {
    if (kind === 'screen') return may(own(release.screens, id)?.allow);
    const opened = kind === 'form' ? own(release.forms, id) : own(release.flows, id);
    return (opened?.submits ?? []).every(({ run }) => mayRun(run));
  };
  const isOffered = (entry: unknown): boolean => {
    if (!isFields(entry)) return true;
    if (entry['item'] === 'action') return isOffered(entry['action']);
    const { allow, target } = entry;
    return may(allow) && (!isFields(target) || leadsThere(target));
  };
  const cut = (piece: unknown, key: string): unknown => {
    if (Array.isArray(piece)) {
      const left = piece.filter(key === 'enter' ? (entry) => !isFields(entry) || may(entry['allow']) : isOffered);
      return left.map((entry: unknown) => cut(entry, ''));
    }
    if (!isFields(piece)) return piece;
    return Object.fromEntries(Object.entries(piece).map(([name, inner]) => [name, cut(inner, name)]));
  };
  // The shape does not change: only list entries are removed.
  return { may, mayRun, cut: (piece) => cut(piece, '') as typeof piece };
}

function own<Value>(table: Readonly<Record<string, Value>>, id: unknown): Value | undefined {
  return typeof id === 'string' && Object.hasOwn(table, id) ? table[id] : undefined;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
