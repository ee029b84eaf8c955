import type { Release, Scope } from '#engine';
import type { Compilation } from '../../compile/compilation.ts';
import type { CompileInput, Node } from '../../compile/node.ts';
import type { ExplainedPart, Explainer } from '../../explain/Explainer.ts';
import type { Variables } from '../../typecheck/Variables.ts';
import type { DefinitionsByKind } from '../definitions.types.ts';

/** Everything a release consists of, before it has its hash. */
export type ReleaseContent = Omit<Release, 'hash'>;

/** The definitions of one kind, and the set they belong to. */
export interface KindInput<Written = unknown> {
  /** The definitions as they were read. */
  readonly inputs: readonly CompileInput[];
  /** Their roots; none for a kind without texts. */
  readonly nodes: readonly Node<Written>[];
  readonly compilation: Compilation;
}

/** What the expressions of a kind read without anybody declaring it. `user` and `setting` are read everywhere. */
export interface KindScope<Written = unknown> {
  readonly names: readonly string[];
  /** What is known of these names; of the others nothing is. */
  types?(known: Variables, node: Node<Written>, compilation: Compilation): Variables;
  /** What is known at one location of the definition only, by its JSON Pointer. */
  typesAt?(pointer: string, known: Variables, node: Node<Written>, compilation: Compilation): Variables;
  /** Its blocks show records: inside of them `this` is one of these. */
  readonly hasRows?: boolean;
}

/** How the texts of a kind are found, where it differs from the rest of the language. */
export interface KindTexts {
  /** Words at the root of the definition whose value is a text in this kind only. */
  readonly words?: readonly string[];
  /** `body` is a list of fields, which are named below it. Elsewhere it holds blocks, which are named at the root. */
  readonly namesBody?: boolean;
  /** The members of the definition are named by their own names. */
  readonly namesMembers?: boolean;
}

/** One case, as the gate hands it to the kind beside whose definition it is written. */
export interface CaseInput {
  readonly id: string;
  readonly answers: Readonly<Record<string, unknown>>;
  readonly record: Readonly<Record<string, unknown>>;
  readonly body: Readonly<Record<string, unknown>>;
  readonly on: unknown;
  readonly scope: Scope;
  readonly release: Release;
}

/** How cases beside a definition of the kind are run and checked. */
export interface KindCases<Written = unknown> {
  /** What comes out of a case, by path or name; undefined when the release has no such definition. */
  readonly run: (input: CaseInput) => ((path: string) => unknown) | undefined;
  /** Properties of a case that are read besides `given`, `as`, `now` and `expect`. */
  readonly reads: readonly ('answers' | 'on' | 'record' | 'body')[];
  /** Paths that a case may use, by the sort of name; a sort that is left out is not checked. */
  names(node: Node<Written>, compilation: Compilation): Readonly<Record<string, readonly string[]>>;
}

/** A definition spelled out. */
export interface ExpandedJson {
  readonly json: unknown;
  /** Where parts of it are written, by JSON Pointers. What is not below one of them is written at its own pointer. */
  readonly origins: ReadonlyMap<string, string>;
}

/**
 * A kind of definition: what a file may say, and what the compiler makes of it. Its functions are methods, so that a
 * list can hold kinds with different types of definitions.
 */
export interface KindDefinition<Written = unknown> {
  /** Its meta-schema. */
  readonly schema: object;
  /** Spells out what a definition says once of several of its parts; undefined where it says nothing of the sort. */
  expand?(json: unknown): ExpandedJson | undefined;
  /** Its definitions contain fields or actions, in which field lists and the forms of operations may be named. */
  readonly isExpanded?: boolean;
  /** Its part of the release; called for every release, also for one without definitions of the kind. */
  compile?(input: KindInput<Written>): Partial<ReleaseContent>;
  /** What it adds when the models of all kinds are there. */
  complete?(content: ReleaseContent, input: KindInput<Written>): Partial<ReleaseContent>;
  /** Its definitions are about another definition, after which they are named: their id is `entity/book`. */
  readonly isCompanion?: boolean;
  /** A definition is a list, which has no `$schema` line. */
  readonly isList?: boolean;
  /** What separates the words of an id: a hyphen as in `book-details`, or a dot as in `books.list`. Defaults to a hyphen. */
  readonly idSeparator?: '-' | '.';
  /** URLs of other meta-schemas that a definition may name in its `$schema`. */
  readonly foreignSchemas?: readonly string[];
  /** Other definitions name its definitions by their id. */
  readonly isNamed?: boolean;
  /** Sorts of names that its definitions declare for others, and where each finds them. */
  readonly declares?: Readonly<Record<string, (json: unknown) => readonly string[]>>;
  /** What it says concerns every definition, so that an edit of it is checked against all of them. */
  readonly concernsAll?: boolean;
  readonly scope?: KindScope<Written>;
  /** False for a kind whose definitions have no texts of their own. */
  readonly texts?: KindTexts | false;
  readonly cases?: KindCases<Written>;
  /** What a definition means, for `npm run explain`. By default its words are listed. */
  explain?(node: Node<Written>, explainer: Explainer): readonly ExplainedPart[];
}

/**
 * Declares a kind of definition. The registry names it. Its functions are passed the type that is generated from its
 * meta-schema.
 *
 * @example
 * export const menu = defineKind<'menu'>({
 *   schema,
 *   compile: ({ nodes, compilation }) => ({ menus: byId(nodes.map((node) => compileMenu(node, compilation))) }),
 *   isNamed: true,
 * });
 */
export function defineKind<Kind extends keyof DefinitionsByKind = never>(
  kind: KindDefinition<DefinitionsByKind[NoInfer<Kind>]>,
): KindDefinition {
  return kind;
}
