/** A backup cannot be written or restored, for a reason that its message explains with what to do. */
export class BackupProblem extends Error {}
