/** A backup cannot be written or restored. The message gives the reason and what to do. */
export class BackupProblem extends Error {}
