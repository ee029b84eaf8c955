import type { ActionModel, CallModel, DataModel, Mode, Notices } from '../call.types.ts';
import type { Condition, Expression, Template, Text } from '../value.types.ts';

interface StepCommon {
  readonly step: string;
  readonly title: Text;
  readonly help?: Text;
  readonly text?: Text;
  /** Label of the forward button. Default: the engine's Next. */
  readonly next?: Text;
  /** Minutes that the step usually takes. */
  readonly minutes?: number;
  /** The condition for moving on from the step, and the message while it is false. */
  readonly ready?: { readonly check: Expression; readonly message: Text };
  readonly when: Condition;
  /** Policies of the users who get the step. Absent: every user. */
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
        /** Restarts the wizard instead of showing this step. */
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
  /** A user can have several drafts. The title of each is this text, filled in with its answers. */
  readonly drafts?: { readonly title: Text };
}
