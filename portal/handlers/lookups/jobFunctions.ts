/** Job functions of projects, by name ascending. */
export const jobFunctions = [
  { id: 1, name: 'Accounting', description: 'Keeps books, prepares statements and closes accounting periods.' },
  {
    id: 2,
    name: 'Business Analysis',
    description: 'Finds out what is needed and writes it down so that it can be built.',
  },
  { id: 3, name: 'Copywriting', description: 'Writes and edits texts for publication.' },
  {
    id: 4,
    name: 'Data Engineering',
    description: 'Builds and runs the ways data takes from where it arises to where it is used.',
  },
  { id: 5, name: 'Event Production', description: 'Plans and runs events on site.' },
  { id: 6, name: 'Graphic Design', description: 'Designs printed and digital material.' },
  {
    id: 7,
    name: 'Information Security',
    description: 'Examines systems for weaknesses and advises how to close them.',
  },
  { id: 8, name: 'Project Management', description: 'Plans a project and keeps its scope, time and cost in view.' },
  { id: 9, name: 'Software Engineering', description: 'Designs, builds and tests software.' },
  { id: 10, name: 'Technical Writing', description: 'Writes manuals, references and help.' },
  { id: 11, name: 'Training', description: 'Prepares and holds courses.' },
  { id: 12, name: 'Translation', description: 'Translates texts between languages.' },
] as const;
