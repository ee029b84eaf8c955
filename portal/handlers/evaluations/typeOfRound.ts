interface Round {
  readonly reEvaluation: boolean;
  readonly contractorType: unknown;
}

/** The type of the evaluation of one side: which questions it is asked. */
export function typeOfRound(side: 'manager' | 'contractor', { reEvaluation, contractorType }: Round): string {
  if (side === 'contractor') return contractorType === 'SpecialCircumstance' ? 'CONTRACTOR_SP' : 'CONTRACTOR';
  return reEvaluation ? 'MANAGER_RE' : 'MANAGER';
}
