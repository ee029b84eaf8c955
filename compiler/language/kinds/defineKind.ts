import type { Release, Scope } from '#engine';
import type { Compilation } from '../../compile/compilation.ts';
import type { CompileInput, Node } from '../../compile/node.ts';
import type { ExplainedPart, Explainer } from '../../explain/Explainer.ts';
import type { Variables } from '../../typecheck/Variables.ts';
import type { DefinitionsByKind } from '../definitions.types.ts';

/** The content of a release, without its hash. */
export type ReleaseContent = Omit<Release, 'hash'>;

/** The definitions of one kind, and their set. */
export interface KindInput<Written = unknown> {
  /** The loaded definitions. */
  readonly inputs: readonly CompileInput[];
  /** Their root nodes. Empty for a kind without texts. */
  readonly nodes: readonly Node<Written>[];
  readonly compilation: Compilation;
}

/** Built-in names that expressions of a kind can read, in addition to `user` and `setting`. */
export interface KindScope<Written = unknown> {
  readonly names: readonly string[];
  /** Types of these names, if known. */
  types?(known: Variables, node: Node<Written>, compilation: Compilation): Variables;
  /** Types that are only known at one place of the definition, by its JSON Pointer. */
  typesAt?(pointer: string, known: Variables, node: Node<Written>, compilation: Compilation): Variables;
  /** Its blocks show records: inside them `this` is one of these. */
  readonly hasRows?: boolean;
}

/** How to find the texts of a kind, if it differs from the rest of the language. */
export interface KindTexts {
  /** Root properties that are texts in this kind only. */
  readonly words?: readonly string[];
  /**
   * `body` is a field list, and its fields are named below it. In other kinds it contains blocks, which are named at
   * the root.
   */
  readonly namesBody?: boolean;
  /** Members of the definition are identified by their names. */
  readonly namesMembers?: boolean;
}

/** One case, as the gate passes it to the kind of its definition. */
export interface CaseInput {
  readonly id: string;
  readonly answers: Readonly<Record<string, unknown>>;
  readonly record: Readonly<Record<string, unknown>>;
  readonly body: Readonly<Record<string, unknown>>;
  readonly on: unknown;
  readonly scope: Scope;
  readonly release: Release;
}

/** How cases of a definition are run and checked. */
export interface KindCases<Written = unknown> {
  /** Returns the result of a case, by path or name. Undefined if the release has no such definition. */
  readonly run: (input: CaseInput) => ((path: string) => unknown) | undefined;
  /** Properties of a case that are read, in addition to `given`, `as`, `now` and `expect`. */
  readonly reads: readonly ('answers' | 'on' | 'record' | 'body')[];
  /** Paths that a case can use, by the kind of name. Kinds that are left out are not checked. */
  names(node: Node<Written>, compilation: Compilation): Readonly<Record<string, readonly string[]>>;
}

/** The expanded JSON of a definition. */
export interface ExpandedJson {
  readonly json: unknown;
  /** Where parts of it come from, by JSON Pointer. Parts that are not below one of these have their own pointer. */
  readonly origins: ReadonlyMap<string, string>;
}

/**
 * A kind of definition: the format of its files, and how the compiler processes them. Its functions are methods, so
 * that one list can contain kinds with different definition types.
 */
export interface KindDefinition<Written = unknown> {
  /** Its meta-schema. */
  readonly schema: object;
  /** Expands the short forms in a definition. Undefined if there are none. */
  expand?(json: unknown): ExpandedJson | undefined;
  /** Its definitions contain fields or actions, which can refer to field lists and to the forms of operations. */
  readonly isExpanded?: boolean;
  /** Compiles its part of the release. Called for every release, even without definitions of the kind. */
  compile?(input: KindInput<Written>): Partial<ReleaseContent>;
  /** Adds to the release once the models of all kinds are compiled. */
  complete?(content: ReleaseContent, input: KindInput<Written>): Partial<ReleaseContent>;
  /** Its definitions belong to another definition, which determines their id: `entity/book`. */
  readonly isCompanion?: boolean;
  /** A definition is a list, which has no `$schema` line. */
  readonly isList?: boolean;
  /** The separator in ids: a hyphen as in `book-details`, or a dot as in `books.list`. Default: a hyphen. */
  readonly idSeparator?: '-' | '.';
  /** URLs of other meta-schemas that a definition can use as its `$schema`. */
  readonly foreignSchemas?: readonly string[];
  /** Other definitions refer to its definitions by id. */
  readonly isNamed?: boolean;
  /** Kinds of names that its definitions declare for others, with a function that finds them. */
  readonly declares?: Readonly<Record<string, (json: unknown) => readonly string[]>>;
  /** Its definitions affect every other one, so after an edit all of them are checked. */
  readonly concernsAll?: boolean;
  readonly scope?: KindScope<Written>;
  /** False for a kind whose definitions have no texts. */
  readonly texts?: KindTexts | false;
  readonly cases?: KindCases<Written>;
  /** Explains a definition, for `npm run explain`. By default its properties are listed. */
  explain?(node: Node<Written>, explainer: Explainer): readonly ExplainedPart[];
}

/**
 * Defines a kind of definition. The registry names it. Its functions are called with the type that is generated from
 * its meta-schema.
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
