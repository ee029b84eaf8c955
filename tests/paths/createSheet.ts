import {
  answerKey,
  canonicalJson,
  type FlowAnswers,
  type FlowItem,
  type FlowProblem,
  isRecord,
  type QuestionModel,
  readPath,
  resolveCondition,
  type Scope,
  startAnswers,
  writePath,
} from '#engine';
import { findFormat } from '#engine/internal';
import type { Ledger } from './createLedger.ts';
import { expectAnswer } from './expectAnswer.ts';
import type { World } from './findWorlds.ts';
import { type FlowSource, flatten } from './flowSources.ts';
import { offeredBy } from './offeredBy.ts';
import { readExpressions } from './readExpressions.ts';
import { sampleAnswers } from './sampleAnswers.ts';
import type { Subject } from './subject.ts';

interface SheetInput {
  readonly source: FlowSource;
  readonly world: World;
  readonly subject: Subject;
  readonly ledger: Ledger;
}

/**
 * A flow that is being answered. Each call compares the functions with the definition and reports differences to the
 * ledger.
 */
export interface Sheet {
  readonly start: FlowAnswers;
  items(answers: FlowAnswers, saved?: FlowAnswers): readonly FlowItem[];
  problems(
    answers: FlowAnswers,
    more?: { readonly strict?: boolean; readonly saved?: FlowAnswers },
  ): readonly FlowProblem[];
  /** Fills in sample answers until no problem is left. Returns undefined if no sample fits. */
  fill(answers: FlowAnswers, only?: (path: string) => boolean): FlowAnswers | undefined;
  /** Returns answers for which a question, the last of `chain`, is shown or hidden. Undefined: none was found. */
  reach(chain: readonly QuestionModel[], shown: boolean): FlowAnswers | undefined;
  /**
   * Returns the answers in variations: each question of one level that a condition reads gets each of its sample
   * answers.
   */
  vary(condition: unknown, answers: FlowAnswers, level: string): readonly FlowAnswers[];
  /** Returns the scope of the conditions of a question, for answers that are settled. */
  scopeAt(item: Pick<FlowItem, 'path'>, answers: FlowAnswers): Scope;
}

/** A question that a condition reads. */
interface Control {
  readonly chain: readonly QuestionModel[];
  readonly place: string;
  readonly values: readonly unknown[];
}

const mostFilled = 200;
const mostSteered = 5_000;
const mostVaried = 100;

/** Creates the sheet of one source of a flow. */
export function createSheet({ source, world, subject, ledger }: SheetInput): Sheet {
  const { flow, questions, scope } = source;
  const { release, runtime } = world;
  const { policies } = release.access;
  const hasOptions = flatten(questions).some(({ options }) => options !== undefined);
  const start = startAnswers({ questions, prefill: false });

  function items(answers: FlowAnswers, saved: FlowAnswers = {}): readonly FlowItem[] {
    const settled = subject.settleAnswers({ questions, answers, scope, release, locked: flow.locked, saved });
    const wanted = expectItems({ questions, given: answers, seen: settled.answers, root: settled.answers });
    const got = settled.items.map(({ path, visible }) => `${path.join('.')}${visible ? '' : ' hidden'}`);
    if (canonicalJson(got) !== canonicalJson(wanted)) {
      const odd = [...got.filter((one) => !wanted.includes(one)), ...wanted.filter((one) => !got.includes(one))];
      ledger.fault(`${flow.id}: other questions are shown than the definition says: ${odd.slice(0, 4).join(', ')}`);
    }
    for (const item of settled.items) {
      ledger.cover(item.visible ? 'shown' : 'hidden', answerKey(item.question));
      const kept = readPath(settled.answers, item.path.join('.'));
      if (!item.visible && kept !== undefined)
        ledger.fault(`${flow.id}: ${item.path.join('.')} is hidden and answered`);
      if (!item.visible || item.repeat) continue;
      const question = chainTo(questions, answerKey(item.question))?.at(-1) ?? item.question;
      const given = readPath(answers, item.path.join('.'));
      const expected = expectAnswer({ question, given, scope: scopeAt(item, settled.answers), policies });
      if (canonicalJson(kept ?? null) === canonicalJson(expected ?? null)) continue;
      const isComputed = question.value !== undefined;
      const fault = isComputed ? 'is not what is computed of the other answers' : 'is shown and its answer lost';
      ledger.fault(`${flow.id}: ${item.path.join('.')} ${fault}`);
    }
    return settled.items;
  }

  function scopeAt({ path }: Pick<FlowItem, 'path'>, settled: FlowAnswers): Scope {
    const level = path.length === 1 ? settled : readPath(settled, path.slice(0, -1).join('.'));
    return { ...scope, variables: { ...scope.variables, this: isRecord(level) ? level : {}, root: settled } };
  }

  interface Level {
    readonly questions: readonly QuestionModel[];
    readonly given: FlowAnswers;
    readonly seen: FlowAnswers;
    readonly root: FlowAnswers;
    readonly prefix?: string;
    readonly isHidden?: boolean;
  }

  /**
   * Returns the paths of all questions in order, with `hidden` for those that the conditions hide, for settled answers.
   */
  function expectItems(level: Level): readonly string[] {
    const { seen, root, given, prefix = '', isHidden = false } = level;
    return level.questions.flatMap((question) => {
      const key = answerKey(question);
      const shown = !isHidden && holds(question.when, seen, root);
      const line = (path: string) => `${path}${shown ? '' : ' hidden'}`;
      const children = { ...level, questions: question.questions, isHidden: !shown };
      if (!question.repeat) return [line(prefix + key), ...expectItems(children)];
      const raw = listOf(given[key]);
      return [
        line(prefix + key),
        ...raw.flatMap((instance, index) => {
          const inner = `${prefix}${key}.${index}.`;
          const settled = listOf(seen[key])[index] ?? instance;
          const own = question.format === 'none' ? [] : [line(inner + key)];
          return [...own, ...expectItems({ ...children, given: instance, seen: settled, prefix: inner })];
        }),
      ];
    });
  }

  function holds(condition: QuestionModel['when'], seen: FlowAnswers, root: FlowAnswers): boolean {
    const variables = { ...scope.variables, this: seen, root };
    return resolveCondition(condition, { ...scope, variables }, policies);
  }

  function problems(answers: FlowAnswers, { strict = false, saved = {} } = {}): readonly FlowProblem[] {
    const { locked, messages } = flow;
    const offered = hasOptions ? offeredTo(answers) : {};
    return subject.validateAnswers({ questions, answers, scope, locked, messages, runtime, strict, saved, offered });
  }

  /** Returns the options of each question with a source of options, by its path. */
  function offeredTo(answers: FlowAnswers): Readonly<Record<string, readonly unknown[]>> {
    const resolved = subject.settleAnswers({ questions, answers, scope, release, locked: flow.locked, saved: {} });
    const offered = resolved.visible.flatMap((item) => {
      const { options } = item.question;
      const list = options && offeredBy(options.source, scopeAt(item, resolved.answers), world);
      return list ? [[item.path.join('.'), list] as const] : [];
    });
    return Object.fromEntries(offered);
  }

  function fill(answers: FlowAnswers, only: (path: string) => boolean = () => true): FlowAnswers | undefined {
    let current = answers;
    for (let round = 0; round < mostFilled; round += 1) {
      const found = problems(current).filter(({ path }) => only(path));
      const open = found.find(({ path }) => !isComputed(path)) ?? found[0];
      if (!open) return current;
      const item = items(current).find(({ path }) => path.join('.') === open.path);
      const next = item && answerOne(current, item);
      if (!next) {
        ledger.fault(`${flow.id}: nothing answers ${open.path} (${open.code})`);
        return undefined;
      }
      current = next;
    }
    ledger.fault(`${flow.id}: the answers never come to an end`);
    return undefined;
  }

  function isComputed(path: string): boolean {
    return chainTo(questions, path.split('.').at(-1) ?? '')?.at(-1)?.value !== undefined;
  }

  function answerOne(answers: FlowAnswers, item: FlowItem): FlowAnswers | undefined {
    if (item.repeat) {
      const more = subject.addInstance({ answers, item, scope });
      return more === answers ? undefined : more;
    }
    const place = item.path.join('.');
    return sampleAnswers(item.question, { scope: scopeAt(item, answers), world })
      .map((value) => writePath(answers, place, value))
      .find((tried) => !problems(tried).some(({ path }) => path === place));
  }

  function reach(chain: readonly QuestionModel[], shown: boolean, from: FlowAnswers = start, depth = 0) {
    let answers: FlowAnswers | undefined = from;
    let level = '';
    for (const [index, question] of chain.entries()) {
      const wanted = index === chain.length - 1 ? shown : true;
      answers = answers && steer({ question, wanted, answers, level, depth });
      if (answers === undefined) return undefined;
      if (!question.repeat || index === chain.length - 1) continue;
      const place = `${level}${answerKey(question)}`;
      if (listOf(readPath(answers, place)).length === 0) answers = writePath(answers, place, [{}]);
      level = `${place}.0.`;
    }
    return answers;
  }

  /** Returns the questions that a condition reads, with the paths of their answers and sample answers. */
  function controlsOf(condition: unknown, level: string, depth = 0): readonly Control[] {
    const found = readExpressions(condition, scope).flatMap(({ place: [root, key = ''] }): readonly Control[] => {
      const chain = chainTo(questions, key);
      const target = chain?.at(-1);
      if (!chain || !target || (root !== 'this' && root !== 'root')) return [];
      // For a computed question, the questions that its expression reads are varied.
      if (target.value !== undefined) return depth < 6 ? controlsOf(target.value, level, depth + 1) : [];
      const place = root === 'root' ? key : `${level}${key}`;
      return [{ chain, place, values: [...sampleAnswers(target, { scope, world }), undefined] }];
    });
    return found.filter(({ place }, at) => found.findIndex((one) => one.place === place) === at);
  }

  function vary(condition: unknown, answers: FlowAnswers, level: string): readonly FlowAnswers[] {
    return controlsOf(condition, level).reduce<readonly FlowAnswers[]>(
      (made, { place, values }) =>
        made.flatMap((one) => values.map((value) => writePath(one, place, value))).slice(0, mostVaried),
      [answers],
    );
  }

  interface Steering {
    readonly question: QuestionModel;
    readonly wanted: boolean;
    readonly answers: FlowAnswers;
    readonly level: string;
    readonly depth: number;
  }

  /** Varies the answers that the condition of a question reads until the question is shown or hidden as wanted. */
  function steer({ question, wanted, answers, level, depth }: Steering): FlowAnswers | undefined {
    const isRight = (tried: FlowAnswers): boolean => {
      const path = `${level}${answerKey(question)}`;
      return items(tried).some((item) => item.path.join('.') === path && item.visible === wanted);
    };
    if (isRight(answers)) return answers;
    const controls = controlsOf(question.when, level);
    let current: FlowAnswers = answers;
    for (const { chain } of controls) {
      if (depth < 6 && level === '') current = reach(chain, true, current, depth + 1) ?? current;
    }
    let tried = 0;
    const search = (at: number, made: FlowAnswers): FlowAnswers | undefined => {
      const control = controls[at];
      if (!control) {
        tried += 1;
        return isRight(made) ? made : undefined;
      }
      for (const value of control.values) {
        if (tried > mostSteered) return undefined;
        const found = search(at + 1, writePath(made, control.place, value));
        if (found) return found;
      }
      return undefined;
    };
    return search(0, current);
  }

  return { start, items, problems, fill, vary, scopeAt, reach: (chain, shown) => reach(chain, shown) };
}

/** Returns a question with its parents, outermost first, or undefined if it does not exist. */
export function chainTo(questions: readonly QuestionModel[], key: string): readonly QuestionModel[] | undefined {
  for (const question of questions) {
    if (answerKey(question) === key) return [question];
    const inner = chainTo(question.questions, key);
    if (inner) return [question, ...inner];
  }
  return undefined;
}

/** Returns the instances of a repeated question. */
export function listOf(value: unknown): readonly FlowAnswers[] {
  return Array.isArray(value) ? value.map((one: unknown) => (isRecord(one) ? one : {})) : [];
}

/** Whether a user answers a question: it is neither computed nor only displayed. */
export function isAsked({ format, value }: QuestionModel): boolean {
  return value === undefined && format !== 'none' && findFormat(format) !== undefined;
}
