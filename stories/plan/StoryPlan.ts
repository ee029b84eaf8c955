/** What a story renders, as plain JSON that the indexer writes and the stage reads. */
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

/** The state of a form. */
export type FormState = 'empty' | 'filled' | 'withErrors' | 'readOnly';

/** The state of a flow. */
export type FlowStoryState = 'first' | 'finished' | 'locked' | 'readOnly';

/** One story of a definition. */
export interface StoryPlan {
  /** Name in the list of stories. */
  readonly name: string;
  /** Name of the export in the module of the definition's stories. */
  readonly exportName: string;
  readonly drawing: Drawing;
}

/** Kinds whose definitions have stories. */
export const renderedKinds = ['form', 'flow', 'wizard', 'screen', 'menu', 'template', 'lifecycle'] as const;

export type RenderedKind = (typeof renderedKinds)[number];

/** Returns whether a kind has stories. */
export function isDrawnKind(kind: string): kind is RenderedKind {
  return renderedKinds.some((one) => one === kind);
}
