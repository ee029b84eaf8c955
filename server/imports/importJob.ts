/** Name of the job that processes the rows of an import. */
export const importJob = 'server.import';

/** Name of the job that finds imports which are due, or whose server has stopped. */
export const importsDueJob = 'server.imports-due';
