import type { DemoPerson } from './demoProjects.ts';

/** State of the documents of a demo contractor's organisation. */
export type DocumentPlan = 'none' | 'submitted' | 'complete' | 'expiring' | 'expired';

/** Contractors with a fixed state. The demo accounts themselves start without documents. */
const named: ReadonlyMap<string, DocumentPlan> = new Map([
  ['contractor@studio.example', 'none'],
  ['yuki.tanaka@firm.example', 'none'],
  ['theo.lindqvist@atelier.example', 'complete'],
  ['priya.raman@works.example', 'expired'],
  ['mateo.silva@digital.example', 'submitted'],
  ['zoe.okafor@okafor.example', 'expiring'],
]);

const others: readonly DocumentPlan[] = ['none', 'submitted', 'complete', 'expired'];

/** Returns the document plan of a contractor, the same on every machine. */
export function documentPlanOf({ email }: Pick<DemoPerson, 'email'>): DocumentPlan {
  return named.get(email) ?? others[email.length % others.length] ?? 'none';
}

/** Document plan → document status of the contractor's projects. */
export const projectStatuses: Readonly<Record<DocumentPlan, string>> = {
  none: 'INCOMPLETE',
  submitted: 'PENDING_ACCEPTANCE',
  complete: 'COMPLETE',
  expiring: 'COMPLETE',
  expired: 'EXPIRED',
};
