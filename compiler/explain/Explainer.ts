import type { AccessModel } from '#engine';
import type { Compilation } from '../compile/compilation.ts';
import type { Node } from '../compile/node.ts';

/** One line of an explanation: its subject, what applies, and where that is declared. */
export interface Fact {
  readonly about: string;
  readonly says: string;
  readonly file: string;
  readonly line: number;
  /** Details. */
  readonly below: readonly Fact[];
}

/** Facts under one heading. */
export interface ExplainedPart {
  readonly title: string;
  readonly facts: readonly Fact[];
}

/** What is needed to explain a definition. */
export interface Explainer {
  readonly compilation: Compilation;
  readonly access: AccessModel;
  /** Creates a fact with the location of a node. */
  readonly fact: (about: string, says: string, place: Node, below?: readonly Fact[]) => Fact;
  /** A text in the language of the explanation, in quotes, with the conditions of its branches. */
  readonly text: (place: Node | undefined) => string | undefined;
}
