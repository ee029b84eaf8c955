/** The form that a row of a sheet of projects is read by. */
export const rowForm = 'project-row';
