/** Name of the job that moves started work to another release. */
export const transferJob = 'server.move';
