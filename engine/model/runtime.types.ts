import type { Expressions } from '../expressions/Expressions.types.ts';
import type { ExpressionErrorCode } from '../parsing/ExpressionError.ts';
import type { Release } from './release.types.ts';

/** The signed-in user, as definitions read it (`user`). Before sign-in, `signedIn` is false and all lists are empty. */
export interface User {
  readonly signedIn: boolean;
  readonly id?: number;
  /** The login e-mail in lower case, which identifies the user. */
  readonly email?: string;
  readonly username?: string;
  readonly firstName?: string;
  readonly lastName?: string;
  /** Role ids, with aliases resolved. */
  readonly roles: readonly string[];
  /** Ids of the user's functions. */
  readonly functionalIds: readonly number[];
  readonly companyIds: readonly number[];
  readonly companyId?: number;
  /** Other attributes of the portal's accounts, named as in its user entity. */
  readonly [attribute: string]: unknown;
}

/** The clock is an argument: the engine never reads the system time. */
export interface Clock {
  /** ISO date `2026-11-21` in the user's zone. */
  today(): string;
  /** ISO instant in UTC. */
  now(): string;
}

/** What an expression or a text can read. */
export interface Scope {
  /** `this`, `root`, `record`, `given` and `data` names, `chosen`, `options`, `route`, `run`, … */
  readonly variables: Readonly<Record<string, unknown>>;
  readonly user: User;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly clock: Clock;
  /** Parses expressions and texts. */
  readonly expressions: Expressions;
  /** Called for each expression that fails or returns an absent value. */
  readonly report?: (failure: ExpressionFailure) => void;
  /** Called with the path of a field or question before its conditions are evaluated, and with the name of a result. */
  readonly trace?: (path: string) => void;
}

/** The user whose rights are checked, and the parser for the conditions of policies. A `Scope` is one. */
export type Caller = Pick<Scope, 'user' | 'expressions'>;

/** A failed or absent expression. It contains no values of records, so that it can be logged. */
export interface ExpressionFailure {
  /** Source without the leading `=`. */
  readonly expression: string;
  /** Code of the error, `absent` for an absent value, or `condition` for a condition that is not a boolean. */
  readonly reason: ExpressionErrorCode | 'absent' | 'condition';
  /** Offset in the source, if known. */
  readonly offset?: number;
}

/** The environment of a portal: a compiled release, a locale and the validators. */
export interface Runtime {
  readonly release: Release;
  readonly locale: string;
  readonly validators: Validators;
}

/** One problem found by a compiled validator. */
export interface ConstraintProblem {
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  /** JSON Pointer in the value. */
  readonly instancePath: string;
}

/** Constraint key → check of one value. An empty list means valid. Never throws. */
export type Validators = Readonly<Record<string, (value: unknown) => readonly ConstraintProblem[]>>;
