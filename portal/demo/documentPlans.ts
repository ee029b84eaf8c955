import type { DemoPerson } from './demoProjects.ts';

/** How far the organisation of a demo contractor is with its documents. */
export type DocumentPlan = 'none' | 'submitted' | 'complete' | 'expiring' | 'expired';

/** Those whom a newcomer looks up by name; the demo accounts themselves begin without any document. */
const named: ReadonlyMap<string, DocumentPlan> = new Map([
  ['contractor@studio.example', 'none'],
  ['yuki.tanaka@firm.example', 'none'],
  ['theo.lindqvist@atelier.example', 'complete'],
  ['priya.raman@works.example', 'expired'],
  ['mateo.silva@digital.example', 'submitted'],
  ['zoe.okafor@okafor.example', 'expiring'],
]);

const others: readonly DocumentPlan[] = ['none', 'submitted', 'complete', 'expired'];

/** The plan of a contractor: the same on every machine. */
export function documentPlanOf({ email }: Pick<DemoPerson, 'email'>): DocumentPlan {
  return named.get(email) ?? others[email.length % others.length] ?? 'none';
}

/** What the documents of a plan mean for the projects of the contractor. */
export const projectStatuses: Readonly<Record<DocumentPlan, string>> = {
  none: 'INCOMPLETE',
  submitted: 'PENDING_ACCEPTANCE',
  complete: 'COMPLETE',
  expiring: 'COMPLETE',
  expired: 'EXPIRED',
};
