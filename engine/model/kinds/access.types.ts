import type { Condition, Text } from '../value.types.ts';

export interface RoleModel {
  readonly role: string;
  readonly title: Text;
  readonly aliases: readonly string[];
  /** Own and inherited (`like`) function ids, with ranges expanded. */
  readonly functions: readonly number[];
  /** Own or inherited menu id. */
  readonly menu?: string;
}

export interface PolicyModel {
  readonly policy: string;
  /** Reads `user` only. */
  readonly when?: Condition;
  readonly all?: readonly string[];
}

export interface AccessModel {
  readonly roles: readonly RoleModel[];
  readonly precedence: readonly string[];
  /** Declared policies, and one for each function (`N in user.functionalIds`). */
  readonly policies: readonly PolicyModel[];
  readonly functions: readonly { readonly function: string; readonly id: number; readonly title: Text }[];
  readonly otherwise: readonly { readonly route: string; readonly go: string }[];
  /** Wire names that a body may contain and the server ignores. */
  readonly ignored?: readonly string[];
  /** Policies of the users who can ask why something is shown or hidden. Absent: nobody. */
  readonly why?: readonly string[];
}
