import type { CallModel, DataModel, DataSource, Expression, NoticeModel, Notices, Template } from '#engine';
import type { Calls, Data, Failed, Source, Notices as WrittenNotices } from '../language/definitions.types.ts';
import type { Compilation } from './compilation.ts';
import { compileAction, compileActions } from './compileAction.ts';
import { pickDefined } from './compileField.ts';
import {
  type BranchOf,
  compileChoice,
  compileCondition,
  compileExpression,
  compileTemplate,
  compileTemplates,
  compileText,
} from './compileValue.ts';
import { namesRead } from './namesRead.ts';
import { booleanOf, child, entriesOf, isAuthored, itemsOf, type Node, stringOf } from './node.ts';

/** A node that can contain a call. */
type Called = BranchOf<Source> | BranchOf<Calls>;

/** Compiles a call: the id of an operation, or an object with `run`. */
export function compileCall(node: Node<Called>, compilation: Compilation): CallModel {
  const run = stringOf(node) ?? stringOf(child(node, 'run')) ?? '';
  const otherwise = child(node, 'otherwise');
  const failed = child(node, 'failed');
  return {
    run,
    with: compileTemplates(child(node, 'with')),
    when: compileCondition(child(node, 'when'), true),
    as: stringOf(child(node, 'as')) ?? run.split('.').at(-1) ?? run,
    ...pickDefined({
      otherwise: otherwise === undefined ? undefined : compileCall(otherwise, compilation),
      failed: failed === undefined ? undefined : compileFailed(failed, compilation),
    }),
    notices: compileNotices(child(node, 'notices'), compilation),
  };
}

export function compileFailed(node: Node<Failed>, compilation: Compilation): NonNullable<CallModel['failed']> {
  const text = stringOf(node);
  if (text === 'stay' || text === 'advance') return text;
  return compileAction(node, compilation);
}

/** Compiles a call, or a list of calls that run one after the other. */
export function compileSequence(node: Node<Calls> | undefined, compilation: Compilation): readonly CallModel[] {
  if (node === undefined) return [];
  if (Array.isArray(node.json)) return itemsOf(node).map((item) => compileCall(item, compilation));
  return [compileCall(node, compilation)];
}

export function compileCallOrExpression(node: Node<Called>, compilation: Compilation): CallModel | Expression {
  const text = stringOf(node);
  return text?.startsWith('=') ? compileExpression(text) : compileCall(node, compilation);
}

/** Compiles a call if the node is an operation id or an object with `run`, else a template. */
function compileCallOrTemplate(node: Node<Called>, compilation: Compilation): CallModel | Template {
  const text = stringOf(node);
  if (text !== undefined) return text.startsWith('=') ? compileExpression(text) : compileCall(node, compilation);
  if (isAuthored(node.json) && 'run' in node.json) return compileCall(node, compilation);
  return compileTemplate(node);
}

/** Compiles the source of data: a call, an expression, or a choice of them. */
export function compileSource(node: Node<Source>, compilation: Compilation): DataSource {
  const compileOne = (branch: Node<Called>) => compileCallOrTemplate(branch, compilation);
  return Array.isArray(node.json) ? compileChoice(node, compileOne) : compileOne(node);
}

/** Compiles `data` in loading order: an entry comes after the entries that it reads. */
export function compileData(map: Node<Data> | undefined, compilation: Compilation): readonly DataModel[] {
  const entries = entriesOf(map);
  const names = new Set(entries.map(([name]) => name));
  const models = entries.map(
    ([name, node]): DataModel => ({
      name,
      value: compileSource(node, compilation),
      needs: namesRead(node, compilation).filter((read) => read !== name && names.has(read)),
    }),
  );
  return inLoadingOrder(models);
}

function inLoadingOrder(models: readonly DataModel[]): readonly DataModel[] {
  const ordered: DataModel[] = [];
  const waiting = new Set(models);
  while (waiting.size > 0) {
    const loaded = new Set(ordered.map((model) => model.name));
    const ready = [...waiting].find((model) => model.needs.every((need) => loaded.has(need)));
    if (ready === undefined)
      throw new Error(`Data waits for itself: ${[...waiting].map((model) => model.name).join(', ')}`);
    waiting.delete(ready);
    ordered.push(ready);
  }
  return ordered;
}

export function compileNotices(map: Node<WrittenNotices> | undefined, compilation: Compilation): Notices {
  const notices: Record<string, NoticeModel> = {};
  for (const [key, node] of entriesOf(map)) notices[key] = compileNotice(key, node, compilation);
  return notices;
}

function compileNotice(key: string, node: Node<WrittenNotices[string]>, compilation: Compilation): NoticeModel {
  const isObject = isAuthored(node.json);
  const text = isObject ? compileText(child(node, 'text')) : compileText(node);
  const tone = stringOf(child(node, 'tone'));
  const show = stringOf(child(node, 'show'));
  return {
    text: text ?? { text: 'engine/failure' },
    ...(isTone(tone) ? { tone } : { tone: toneOfKey(key) }),
    ...(isShow(show) ? { show } : {}),
    ...(booleanOf(child(node, 'log')) === true ? { log: true } : {}),
    actions: compileActions(child(node, 'actions'), compilation),
  };
}

function toneOfKey(key: string): 'success' | 'info' | 'error' {
  if (key === 'success') return 'success';
  return key === 'sending' ? 'info' : 'error';
}

function isTone(tone: string | undefined): tone is NonNullable<NoticeModel['tone']> {
  return tone === 'success' || tone === 'info' || tone === 'warning' || tone === 'error' || tone === 'neutral';
}

function isShow(show: string | undefined): show is NonNullable<NoticeModel['show']> {
  return show === 'toast' || show === 'dialog' || show === 'form' || show === 'log' || show === 'none';
}
