/** The form that reads a row of projects. */
export const rowForm = 'project-row';
