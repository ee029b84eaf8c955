/** Channel on which servers that share a database notify each other of a new live release, and of changed roles. */
export const releaseChannel = 'formwork_release';
