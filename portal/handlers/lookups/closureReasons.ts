/** Reasons for closing a project, the same for every company and region. */
export const closureReasons = [
  { id: 1, label: 'Project completed' },
  { id: 2, label: 'Project cancelled' },
  { id: 3, label: 'Contractor converted to employee' },
  { id: 4, label: 'Budget exhausted' },
  { id: 5, label: 'Other' },
] as const;
