import { freeVariables } from '#engine/internal';
import { parseExpression } from '../../../compile/expressions.ts';
import { child, isAuthored, itemsOf, type Node, stringOf, stringsOf } from '../../../compile/node.ts';
import type { Definition } from '../../../load/Definition.ts';
import { headOf } from '../../../texts/headOf.ts';
import { definitionsOf, type Gate } from '../../Gate.ts';

interface Memory {
  readonly definition: Definition;
  readonly remember: Node;
  readonly head: string;
  /** Source of `per`, if any. */
  readonly per: string | undefined;
  /** The key is the name of the block. */
  readonly isOwn: boolean;
}

/**
 * Checks that remembered values of blocks do not collide: `per` must differ between records, and a key must have one
 * meaning.
 */
export function checkRemember(gate: Gate): void {
  const kept = new Map<string, Memory>();
  for (const { definition, node } of definitionsOf(gate, 'screen')) {
    const blocks = rememberedBefore.get(definition) ?? remembering(child(node, 'body'));
    rememberedBefore.set(definition, blocks);
    for (const { block, head, name, remember } of blocks) {
      const written = stringOf(child(remember, 'key'));
      const per = stringOf(child(remember, 'per'));
      const memory: Memory = { definition, remember, head, per, isOwn: written === undefined };
      checkPer(gate, definition, child(remember, 'per'));
      checkAccount(gate, definition, child(remember, 'in'));
      const key = `${head} ${written ?? name}`;
      const other = kept.get(key);
      if (other === undefined) kept.set(key, memory);
      else checkShared(gate, memory, other, block);
    }
  }
}

/** Reports a `per` that is the same for every record. */
function checkPer(gate: Gate, definition: Definition, per: Node | undefined): void {
  const source = stringOf(per);
  if (per === undefined || source === undefined || readsSomething(source.slice(1))) return;
  const message = '"per" is the same for every record, so that all of them share what is remembered';
  const hint = 'Read what tells the records apart, as "=loan.loanId"';
  gate.report(definition, { code: 'remember/key', pointer: per.pointer, message, hint });
}

/** The operations that store remembered values in an account. */
const accountOperations = ['preferences.list', 'preferences.save'] as const;

function isAtAccount(place: Node | undefined): boolean {
  return stringOf(place) === 'account' || stringsOf(place).includes('account');
}

function checkAccount(gate: Gate, definition: Definition, place: Node | undefined): void {
  if (place === undefined || !isAtAccount(place)) return;
  const missing = accountOperations.filter((id) => !gate.set.byKind.operation.has(id));
  if (missing.length === 0) return;
  const message = `Nothing stores what is remembered at an account: there is no ${missing.join(' and no ')}`;
  const hint = 'Define these operations, or leave "in" out';
  gate.report(definition, { code: 'remember/account', pointer: place.pointer, message, hint });
}

function readsSomething(source: string): boolean {
  try {
    return freeVariables(parseExpression(source)).some((name) => name !== 'setting' && name !== 'user');
  } catch {
    return true;
  }
}

function checkShared(gate: Gate, memory: Memory, other: Memory, block: Node): void {
  const { definition, remember, per } = memory;
  const where = other.definition.file;
  if (memory.isOwn && other.isOwn) {
    const message = `Kept under the name of the block, as the block of that name in ${where}`;
    const hint = 'Write "key": one of its own, or the same at both to share on purpose';
    gate.report(definition, { code: 'remember/key', pointer: remember.pointer, message, hint });
  } else if ((per === undefined) !== (other.per === undefined)) {
    const message = `Shares its key with a block in ${where}, and only one of them is kept apart by "per"`;
    gate.report(definition, { code: 'remember/key', pointer: `${block.pointer}/remember`, message });
  } else if (isAtAccount(child(remember, 'in')) !== isAtAccount(child(other.remember, 'in'))) {
    const message = `Shares its key with a block in ${where}, and only one of them stores at the account`;
    gate.report(definition, { code: 'remember/key', pointer: `${block.pointer}/remember`, message });
  }
}

/** Cached: a definition never changes. */
const rememberedBefore = new WeakMap<Definition, readonly Remembering[]>();

interface Remembering {
  readonly block: Node;
  readonly head: string;
  readonly name: string;
  readonly remember: Node;
}

function remembering(list: Node | undefined): readonly Remembering[] {
  return itemsOf(list).flatMap((block) => {
    const inner = [...remembering(child(block, 'body')), ...remembering(child(block, 'expand'))];
    const remember = child(block, 'remember');
    if (remember === undefined || remember.json === false || !isAuthored(block.json)) return inner;
    const name = headOf(block.json, 'body') ?? '';
    const head = Object.keys(block.json).find((word) => stringOf(child(block, word)) === name) ?? '';
    return [{ block, head, name, remember }, ...inner];
  });
}
