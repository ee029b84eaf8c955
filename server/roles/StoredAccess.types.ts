/** A role that an administrator has added or changed. */
export interface StoredRole {
  readonly role: string;
  /** Absent: the title of the release. */
  readonly title?: string;
  /** Absent: the functions of the release. */
  readonly functions?: readonly number[];
  /** Role of the release whose menu this role uses. */
  readonly menuOf?: string;
  /** It is not a role of the release. */
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

/** Changes of roles and functions by administrators, for any live release. */
export interface StoredAccess {
  /** Number of changes of all roles and functions. */
  readonly version: number;
  readonly roles: readonly StoredRole[];
  readonly functions: readonly StoredFunction[];
}
