import { canonicalJson, isRecord, readPath, writePath } from '#engine';

type Answers = Readonly<Record<string, unknown>>;

interface Versions {
  /** The common base version. If it is undefined, any difference may be a change on either side. */
  readonly base: Answers | undefined;
  readonly mine: Answers;
  readonly theirs: Answers;
  /**
   * Whether the path is edited here. Changes of other paths are not reported, and are never conflicts without a base.
   */
  readonly isAsked: (path: string) => boolean;
}

/** The merge of answers whose record or draft has been changed elsewhere. */
export interface Merge {
  /** The answers of this window, with all changes made only in the other. */
  readonly data: Answers;
  /** Paths that were changed only in the other version. */
  readonly taken: readonly string[];
  /** Paths that both have changed to different values: the user must choose. */
  readonly open: readonly string[];
}

/** Merges changes from elsewhere into answers, without overwriting any changes made here. */
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

/** Returns the paths of all values, including those in plain objects; a list is one value. */
function pathsOf(all: readonly Answers[], prefix = ''): readonly string[] {
  const names = new Set(all.flatMap((answers) => Object.keys(answers)));
  return [...names].flatMap((name) => {
    const inner = all.map((answers) => answers[name]);
    const records = inner.filter(isRecord);
    const isPlain = records.length > 0 && inner.every((value) => isRecord(value) || isNothing(value));
    return isPlain ? pathsOf(records, `${prefix}${name}.`) : [`${prefix}${name}`];
  });
}

/** Compares two values. An absent value and an empty one are equal. */
function same(one: unknown, other: unknown): boolean {
  if (isNothing(one) || isNothing(other)) return isNothing(one) && isNothing(other);
  return canonicalJson(one) === canonicalJson(other);
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}
