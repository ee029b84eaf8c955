import type { Condition, Text } from '../value.types.ts';

export interface RoleModel {
  readonly role: string;
  readonly title: Text;
  readonly aliases: readonly string[];
  /** Own and inherited (`like`) function ids, ranges expanded. */
  readonly functions: readonly number[];
  /** Own or inherited menu id. */
  readonly menu?: string;
}

export interface PolicyModel {
  readonly policy: string;
  /** Over `user` only. */
  readonly when?: Condition;
  readonly all?: readonly string[];
}

export interface AccessModel {
  readonly roles: readonly RoleModel[];
  readonly precedence: readonly string[];
  /** Written policies, and one per function (`N in user.functionalIds`). */
  readonly policies: readonly PolicyModel[];
  readonly functions: readonly { readonly function: string; readonly id: number; readonly title: Text }[];
  readonly otherwise: readonly { readonly route: string; readonly go: string }[];
  /** Names on the wire that a body may carry and nobody reads. */
  readonly ignored?: readonly string[];
}
