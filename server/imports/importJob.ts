/** Name of the job that works on the rows of an import. */
export const importJob = 'server.import';

/** Name of the job that finds imports which are due, or were left by a server that ended. */
export const importsDueJob = 'server.imports-due';
