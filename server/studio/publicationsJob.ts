/** Name of the job that carries out publications which are due. */
export const publicationsJob = 'server.publications';
