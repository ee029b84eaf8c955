interface Round {
  readonly reEvaluation: boolean;
  readonly contractorType: unknown;
}

/** Returns the type of one side's evaluation, which determines its questions. */
export function typeOfRound(side: 'manager' | 'contractor', { reEvaluation, contractorType }: Round): string {
  if (side === 'contractor') return contractorType === 'SpecialCircumstance' ? 'CONTRACTOR_SP' : 'CONTRACTOR';
  return reEvaluation ? 'MANAGER_RE' : 'MANAGER';
}
