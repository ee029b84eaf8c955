import { canonicalJson, isRecord, readPath, writePath } from '#engine';

type Answers = Readonly<Record<string, unknown>>;

interface Versions {
  /** What both began from; absent: not known, and whatever differs may have been changed on either side. */
  readonly base: Answers | undefined;
  readonly mine: Answers;
  readonly theirs: Answers;
  /** Is it asked for here? Of the rest nobody is told, and nobody can have changed it without a base. */
  readonly isAsked: (path: string) => boolean;
}

/** What becomes of answers whose record, or whose draft, has been changed elsewhere meanwhile. */
export interface Merge {
  /** Mine, with everything that only they have changed. */
  readonly data: Answers;
  /** Paths of what only they have changed. */
  readonly taken: readonly string[];
  /** Paths of what both have changed, to different values: a person must choose. */
  readonly open: readonly string[];
}

/** Lays what was changed elsewhere into answers, without overwriting anything that was changed here. */
export function mergeAnswers({ base, mine, theirs, isAsked }: Versions): Merge {
  const known = base ?? {};
  let data = mine;
  const taken: string[] = [];
  const open: string[] = [];
  for (const path of pathsOf([known, mine, theirs])) {
    const [before, own, other] = [known, mine, theirs].map((answers) => readPath(answers, path));
    if (same(own, other) || (base !== undefined && same(before, other))) continue;
    if (base === undefined && !isAsked(path) && other === undefined) continue;
    if (base === undefined ? isAsked(path) : !same(before, own)) {
      open.push(path);
      continue;
    }
    data = writePath(data, path, other);
    if (isAsked(path)) taken.push(path);
  }
  return { data, taken, open };
}

/** Paths of all values below plain objects; a list is one value. */
function pathsOf(all: readonly Answers[], prefix = ''): readonly string[] {
  const names = new Set(all.flatMap((answers) => Object.keys(answers)));
  return [...names].flatMap((name) => {
    const inner = all.map((answers) => answers[name]);
    const records = inner.filter(isRecord);
    const isPlain = records.length > 0 && inner.every((value) => isRecord(value) || isNothing(value));
    return isPlain ? pathsOf(records, `${prefix}${name}.`) : [`${prefix}${name}`];
  });
}

/** An empty field is the same whether it was never there or has been emptied. */
function same(one: unknown, other: unknown): boolean {
  if (isNothing(one) || isNothing(other)) return isNothing(one) && isNothing(other);
  return canonicalJson(one) === canonicalJson(other);
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}
