/** A role that an administrator has added or changed. */
export interface StoredRole {
  readonly role: string;
  /** Absent: as the release names it. */
  readonly title?: string;
  /** Absent: as the release gives them. */
  readonly functions?: readonly number[];
  /** Role of the release whose menu it has. */
  readonly menuOf?: string;
  /** It is no role of the release. */
  readonly added: boolean;
  readonly version: number;
  readonly changedAt: string;
  readonly changedBy: string;
}

/** A function that an administrator has added or renamed. */
export interface StoredFunction {
  readonly id: number;
  readonly title: string;
  readonly version: number;
  readonly changedAt: string;
  readonly changedBy: string;
}

/** What administrators have changed of the roles and functions of whatever release is live. */
export interface StoredAccess {
  /** Counts the changes of all roles and functions together. */
  readonly version: number;
  readonly roles: readonly StoredRole[];
  readonly functions: readonly StoredFunction[];
}
