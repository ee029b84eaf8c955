/** Head word → how the block's code is loaded, for those that are too heavy to be there from the start. */
export const loadBlocks = {
  tabs: async () => ({ default: (await import('./tabs/TabsBlock.tsx')).TabsBlock }),
  tab: async () => ({ default: (await import('./tabs/TabBlock.tsx')).TabBlock }),
  details: async () => ({ default: (await import('./details/DetailsBlock.tsx')).DetailsBlock }),
  table: async () => ({ default: (await import('./table/TableBlock.tsx')).TableBlock }),
  form: async () => ({ default: (await import('./form/FormBlock.tsx')).FormBlock }),
  flow: async () => ({ default: (await import('./flow/FlowBlock.tsx')).FlowBlock }),
  wizard: async () => ({ default: (await import('./wizard/WizardBlock.tsx')).WizardBlock }),
  cards: async () => ({ default: (await import('./cards/CardsBlock.tsx')).CardsBlock }),
  stepper: async () => ({ default: (await import('./stepper/StepperBlock.tsx')).StepperBlock }),
  timeline: async () => ({ default: (await import('./timeline/TimelineBlock.tsx')).TimelineBlock }),
} as const;
