/** What a story draws, as plain JSON: the indexer writes it down, the stage draws it. */
export type Drawing =
  | { readonly draw: 'form'; readonly form: string; readonly state: FormState; readonly role?: string }
  | { readonly draw: 'flow'; readonly flow: string; readonly state: FlowStoryState; readonly role?: string }
  | { readonly draw: 'question'; readonly flow: string; readonly question: string; readonly role?: string }
  | {
      readonly draw: 'step';
      readonly wizard: string;
      readonly variant: string;
      readonly step: string;
      readonly role?: string;
    }
  | { readonly draw: 'screen'; readonly screen: string; readonly role?: string }
  | { readonly draw: 'menu'; readonly menu: string; readonly role?: string }
  | { readonly draw: 'template'; readonly template: string; readonly role?: string }
  | { readonly draw: 'lifecycle'; readonly lifecycle: string; readonly role?: string };

/** How a form stands. */
export type FormState = 'empty' | 'filled' | 'withErrors' | 'readOnly';

/** How a flow stands. */
export type FlowStoryState = 'first' | 'finished' | 'locked' | 'readOnly';

/** One story of a definition. */
export interface StoryPlan {
  /** As it stands in the list. */
  readonly name: string;
  /** Name of the export in the module of the definition's stories. */
  readonly exportName: string;
  readonly drawing: Drawing;
}

/** Kinds whose definitions have stories. */
export const renderedKinds = ['form', 'flow', 'wizard', 'screen', 'menu', 'template', 'lifecycle'] as const;

export type RenderedKind = (typeof renderedKinds)[number];

/** Whether stories are made of a kind. */
export function isDrawnKind(kind: string): kind is RenderedKind {
  return renderedKinds.some((one) => one === kind);
}
