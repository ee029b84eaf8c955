import type { FormModel, StepModel, VariantModel, WizardModel } from '#engine';
import { type Compilation, findSource } from '../../../compile/compilation.ts';
import { compileActions, oneOf } from '../../../compile/compileAction.ts';
import { compileCall, compileData, compileFailed, compileNotices } from '../../../compile/compileCall.ts';
import { pickDefined } from '../../../compile/compileField.ts';
import { compileCondition, compileExpressionAt, compileTemplates, compileText } from '../../../compile/compileValue.ts';
import { givenOf } from '../../../compile/givenOf.ts';
import {
  booleanOf,
  child,
  hasProperty,
  isAuthored,
  itemsOf,
  type Node,
  numberOf,
  type PropertyOf,
  stringOf,
  stringsOf,
} from '../../../compile/node.ts';
import type { Ready, WizardDefinition } from '../../definitions.types.ts';
import { inheritRequired } from './inheritRequired.ts';

type Step = WizardDefinition['steps'][number];
type Variant = NonNullable<WizardDefinition['variants']>[number];
type Exceptions = NonNullable<Variant['order']>[number];

/** A wizard, and copies of forms that are stricter in one of its variants, because of where their fields are sent. */
export interface CompiledWizard {
  readonly wizard: WizardModel;
  readonly forms: readonly FormModel[];
}

export function compileWizard(
  node: Node<WizardDefinition>,
  compilation: Compilation,
  forms: Readonly<Record<string, FormModel>>,
): CompiledWizard {
  const steps = new Map(itemsOf(child(node, 'steps')).map((step) => [stringOf(child(step, 'step')) ?? '', step]));
  const variants = variantsOf(node).map((variant) => compileVariant(variant, steps, compilation));
  const specialised = variants.map((variant) => inheritRequired(variant, node.source.id, forms, compilation));
  return {
    wizard: {
      id: node.source.id,
      title: compileText(child(node, 'title')) ?? { literal: node.source.id },
      given: givenOf(child(node, 'given')),
      data: compileData(child(node, 'data'), compilation),
      variants: specialised.map(({ variant }) => variant),
      ...pickDefined({ drafts: draftsOf(child(node, 'drafts')) }),
    },
    forms: specialised.flatMap((entry) => entry.forms),
  };
}

function draftsOf(node: Node<WizardDefinition['drafts']> | undefined): WizardModel['drafts'] {
  const title = compileText(child(node, 'title'));
  return title === undefined ? undefined : { title };
}

/** The declared variants, or one with all steps in order. */
function variantsOf(
  node: Node<WizardDefinition>,
): readonly (Node<Variant> | { readonly all: readonly Node<Step>[] })[] {
  const written = itemsOf(child(node, 'variants'));
  return written.length > 0 ? written : [{ all: itemsOf(child(node, 'steps')) }];
}

function compileVariant(
  variant: Node<Variant> | { readonly all: readonly Node<Step>[] },
  steps: ReadonlyMap<string, Node<Step>>,
  compilation: Compilation,
): VariantModel {
  if ('all' in variant) {
    return { variant: 'all', when: true, steps: variant.all.map((step) => compileStep(step, undefined, compilation)) };
  }
  const allow = child(variant, 'allow');
  const start = child(variant, 'start');
  const order = child(variant, 'order');
  const entries = order === undefined ? [...steps.values()] : itemsOf(order);
  return {
    variant: stringOf(child(variant, 'variant')) ?? '',
    ...pickDefined({ allow: allow === undefined ? undefined : stringsOf(allow) }),
    when: compileCondition(child(variant, 'when'), true),
    ...pickDefined({ start: start === undefined ? undefined : compileCall(start, compilation) }),
    steps: entries.flatMap((entry) => {
      const step = steps.get(stringOf(entry) ?? stringOf(child(entry, 'step')) ?? '');
      return step === undefined ? [] : [compileStep(step, isAuthored(entry.json) ? entry : undefined, compilation)];
    }),
  };
}

/** Compiles a step with the overrides of one variant. */
function compileStep(step: Node<Step>, exceptions: Node<Exceptions> | undefined, compilation: Compilation): StepModel {
  const places: readonly (Node<Step | Exceptions> | undefined)[] = [exceptions, step];
  const word = <Word extends PropertyOf<Step | Exceptions>>(name: Word) =>
    places.map((place) => child(place, name)).find((written) => written !== undefined);
  const allow = word('allow');
  const failed = word('failed');
  const ready = word('ready');
  const common = {
    step: stringOf(child(step, 'step')) ?? '',
    title: compileText(word('title')) ?? titleOfStep(step, compilation),
    ...pickDefined({ help: compileText(word('help')), text: compileText(word('text')) }),
    ...pickDefined({ next: compileText(word('next')), minutes: numberOf(child(step, 'minutes')) }),
    ...pickDefined({ ready: ready === undefined ? undefined : readyOf(ready) }),
    when: compileCondition(word('when'), true),
    ...pickDefined({ allow: allow === undefined ? undefined : stringsOf(allow) }),
    with: compileTemplates(word('with')),
    actions: compileActions(word('actions'), compilation),
    failed: failed === undefined ? ('stay' as const) : compileFailed(failed, compilation),
    wait: booleanOf(word('wait')) ?? true,
    notices: compileNotices(word('notices'), compilation),
  };
  const mode = oneOf(stringOf(word('mode')), ['edit', 'read', 'print'], 'edit');
  const form = stringOf(word('form'));
  if (form !== undefined) return { ...common, kind: 'form', form, mode };
  const flow = stringOf(word('flow'));
  if (flow !== undefined) return { ...common, kind: 'flow', flow, mode };
  const screen = stringOf(word('screen'));
  if (screen !== undefined) return { ...common, kind: 'screen', screen };
  if (hasProperty(step, 'run'))
    return { ...common, kind: 'run', call: { ...compileCall(step, compilation), as: common.step } };
  if (booleanOf(word('review')) === true) return { ...common, kind: 'review' };
  return { ...common, kind: 'end', ...(booleanOf(word('restart')) === true ? { restart: true } : {}) };
}

function readyOf(node: Node<Ready>): NonNullable<StepModel['ready']> {
  return {
    check: compileExpressionAt(child(node, 'check')),
    message: compileText(child(node, 'message')) ?? { text: 'engine/invalid' },
  };
}

function titleOfStep(step: Node<Step>, compilation: Compilation): StepModel['title'] {
  for (const kind of ['form', 'flow', 'screen', 'run'] as const) {
    const id = stringOf(child(step, kind));
    if (id === undefined) continue;
    const source = findSource(compilation, kind === 'run' ? 'operation' : kind, id);
    const title = compileText(child(source, 'title'));
    if (title !== undefined) return title;
  }
  return { literal: stringOf(child(step, 'step')) ?? '' };
}
