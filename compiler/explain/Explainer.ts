import type { AccessModel } from '#engine';
import type { Compilation } from '../compile/compilation.ts';
import type { Node } from '../compile/node.ts';

/** One line of an explanation: what it is about, what holds, and where that is written. */
export interface Fact {
  readonly about: string;
  readonly says: string;
  readonly file: string;
  readonly line: number;
  /** What else holds for it. */
  readonly below: readonly Fact[];
}

/** Facts under one heading. */
export interface ExplainedPart {
  readonly title: string;
  readonly facts: readonly Fact[];
}

/** What the explanation of a definition can look up. */
export interface Explainer {
  readonly compilation: Compilation;
  readonly access: AccessModel;
  /** A fact that is written at a place. */
  readonly fact: (about: string, says: string, place: Node, below?: readonly Fact[]) => Fact;
  /** A text in the language of the explanation, in quotes, with the conditions of its branches. */
  readonly text: (place: Node | undefined) => string | undefined;
}
