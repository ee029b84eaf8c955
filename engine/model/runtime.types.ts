import type { Expressions } from '../expressions/Expressions.types.ts';
import type { ExpressionErrorCode } from '../parsing/ExpressionError.ts';
import type { Release } from './release.types.ts';

/** The signed-in person as the definitions see it (`user`). Before sign-in `signedIn` is false and all lists are empty. */
export interface User {
  readonly signedIn: boolean;
  readonly id?: number;
  /** The login e-mail in lower case; the name a person is found by. */
  readonly email?: string;
  readonly username?: string;
  readonly firstName?: string;
  readonly lastName?: string;
  /** Role ids after aliases are resolved. */
  readonly roles: readonly string[];
  /** Function ids the person holds. */
  readonly functionalIds: readonly number[];
  readonly companyIds: readonly number[];
  readonly companyId?: number;
  /** What else the portal's accounts carry, under the names of its user entity. */
  readonly [attribute: string]: unknown;
}

/** Time is passed in, never read. */
export interface Clock {
  /** ISO date `2026-11-21` in the user's zone. */
  today(): string;
  /** ISO instant in UTC. */
  now(): string;
}

/** What an expression or a text may read. */
export interface Scope {
  /** `this`, `root`, `record`, `given` and `data` names, `chosen`, `options`, `route`, `run`, … */
  readonly variables: Readonly<Record<string, unknown>>;
  readonly user: User;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly clock: Clock;
  /** What expressions and texts are parsed with. */
  readonly expressions: Expressions;
  /** Called for each expression that fails or returns an absent value. */
  readonly report?: (failure: ExpressionFailure) => void;
}

/** Whose rights are examined, and what the conditions of policies are parsed with. A `Scope` is one. */
export type Caller = Pick<Scope, 'user' | 'expressions'>;

/** An expression that returned nothing that can be used. It has no values of records, so that it can be logged. */
export interface ExpressionFailure {
  /** Source without the leading `=`. */
  readonly expression: string;
  /** Code of the error; `absent` for an absent value, and `condition` for a condition that is neither true nor false. */
  readonly reason: ExpressionErrorCode | 'absent' | 'condition';
  /** Offset in the source, where it is known. */
  readonly offset?: number;
}

/** What the portal runs against: one compiled release, one locale, one adapter. */
export interface Runtime {
  readonly release: Release;
  readonly locale: string;
  readonly validators: Validators;
}

/** One problem found by a compiled validator. */
export interface ConstraintProblem {
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  /** JSON Pointer below the value. */
  readonly instancePath: string;
}

/** constraint key → check of one value; an empty list means valid. Never throws. */
export type Validators = Readonly<Record<string, (value: unknown) => readonly ConstraintProblem[]>>;
