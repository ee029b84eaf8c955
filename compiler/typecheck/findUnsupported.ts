import type { ExpressionNode } from '#engine';
import { childrenOf, isNamespaceCall } from '#engine/internal';
import { type UnsupportedFeature, unsupportedFeatures } from './unsupportedFeatures.ts';

/** A use of an unsupported CEL feature. */
export interface UnsupportedUse {
  readonly feature: UnsupportedFeature;
  readonly offset: number;
}

const quoted = /[rR]?("""[\s\S]*?"""|'''[\s\S]*?'''|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')/g;

/** The unsupported syntax that prevents parsing, if it can be identified. */
export function findUnsupportedSyntax(source: string): UnsupportedUse | undefined {
  const bare = source.replace(quoted, (text) => '"'.padEnd(text.length, '_').replace(/_$/, '"'));
  for (const feature of unsupportedFeatures) {
    const offset = feature.syntax === undefined ? -1 : bare.search(feature.syntax);
    if (offset >= 0) return { feature, offset };
  }
  return undefined;
}

/** Every use of an unsupported feature below a node. A name that is a variable here counts as that variable. */
export function findUnsupported(
  node: ExpressionNode,
  isVariable: (name: string) => boolean,
): readonly UnsupportedUse[] {
  const feature = unsupportedFeatures.find((candidate) => uses(node, candidate, isVariable));
  if (feature !== undefined) return [{ feature, offset: node.start }];
  return childrenOf(node).flatMap((child) => {
    const isNamespace = node.op === 'rcall' && child === node.args[1] && isNamespaceCall(node);
    return isNamespace ? [] : findUnsupported(child, isVariable);
  });
}

function uses(node: ExpressionNode, feature: UnsupportedFeature, isVariable: (name: string) => boolean): boolean {
  switch (node.op) {
    case 'value':
      return feature.literal !== undefined && literalKind(node.args) === feature.literal;
    case 'id':
      return feature.names?.includes(node.args) === true && !isVariable(node.args);
    case 'call':
      return feature.functions?.includes(node.args[0]) === true;
    case 'rcall':
      return usesMethod(node, feature, isVariable);
    case 'map':
      return feature.keys === true && node.args.some(([key]) => key.op === 'value' && typeof key.args !== 'string');
    default:
      return false;
  }
}

function usesMethod(
  node: ExpressionNode & { readonly op: 'rcall' },
  feature: UnsupportedFeature,
  isVariable: (name: string) => boolean,
): boolean {
  const [method, receiver, args] = node.args;
  if (isNamespaceCall(node)) return false;
  if (receiver.op === 'id' && !isVariable(receiver.args)) {
    if (feature.namespaces?.includes(receiver.args) === true) return true;
    if (unsupportedFeatures.some(({ namespaces }) => namespaces?.includes(receiver.args) === true)) return false;
  }
  if (feature.methods?.includes(method) === true) return true;
  const [first, second] = args;
  const isTwo = args.length === 3 && first?.op === 'id' && second?.op === 'id';
  return isTwo && feature.twoVariables?.includes(method) === true;
}

function literalKind(literal: unknown): 'bytes' | 'uint' | undefined {
  if (literal instanceof Uint8Array) return 'bytes';
  return typeof literal === 'object' && literal !== null ? 'uint' : undefined;
}
