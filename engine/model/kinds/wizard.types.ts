import type { ActionModel, CallModel, DataModel, Mode, Notices } from '../call.types.ts';
import type { Condition, Expression, Template, Text } from '../value.types.ts';

interface StepCommon {
  readonly step: string;
  readonly title: Text;
  readonly help?: Text;
  readonly text?: Text;
  /** Label of the forward button, when it is not the engine's Next. */
  readonly next?: Text;
  /** How long it usually takes. */
  readonly minutes?: number;
  /** What must hold before the step can be left forwards, and what is said while it does not. */
  readonly ready?: { readonly check: Expression; readonly message: Text };
  readonly when: Condition;
  /** Policies of the people it is there for; everybody when absent. */
  readonly allow?: readonly string[];
  readonly with: Readonly<Record<string, Template>>;
  readonly actions: readonly ActionModel[];
  readonly failed: 'stay' | 'advance' | ActionModel;
  readonly wait: boolean;
  readonly notices: Notices;
}

export type StepModel = StepCommon &
  (
    | { readonly kind: 'form'; readonly form: string; readonly mode: Mode }
    | { readonly kind: 'flow'; readonly flow: string; readonly mode: Mode }
    | { readonly kind: 'screen'; readonly screen: string }
    | { readonly kind: 'run'; readonly call: CallModel }
    | { readonly kind: 'review' }
    | {
        readonly kind: 'end';
        /** The wizard begins again in place of showing this step. */
        readonly restart?: true;
      }
  );

export interface VariantModel {
  readonly variant: string;
  readonly allow?: readonly string[];
  readonly when: Condition;
  readonly start?: CallModel;
  readonly steps: readonly StepModel[];
}

export interface WizardModel {
  readonly id: string;
  readonly title: Text;
  readonly given: Readonly<Record<string, string>>;
  readonly data: readonly DataModel[];
  readonly variants: readonly VariantModel[];
  /** A person may have several drafts, each called by this text over its answers. */
  readonly drafts?: { readonly title: Text };
}
