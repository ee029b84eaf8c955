import type { VariantModel } from '#engine';
import type { Ledger } from './createLedger.ts';
import type { ExpectedWizard, Press, Standing } from './expectWizard.ts';

/** Adds every element of a variant that a walk must reach to the ledger. */
export function wantWizard(variant: VariantModel, { steps }: ExpectedWizard, ledger: Ledger): void {
  ledger.want('variants', 'open');
  if (variant.allow || variant.when !== true) ledger.want('variants', 'closed');
  for (const [index, step] of steps.entries()) {
    const { name } = step;
    ledger.want('steps', name);
    ledger.want('resumes', name);
    if (variant.steps[index]?.ready) ledger.want('ready', name);
    if (variant.steps[index]?.when !== true) {
      ledger.want('branches', `${name} is there`);
      ledger.want('branches', `${name} is left out`);
    }
    if (step.runs) {
      ledger.want('calls', `${name} done`);
      ledger.want('calls', `${name} failed`);
    }
    if (step.runs && !step.asks && step.waits && !step.advances) ledger.want('retries', name);
    const isLeftBack = step.asks || (step.runs && step.waits && !step.advances);
    if (isLeftBack && steps.slice(0, index).some(({ asks }) => asks)) ledger.want('backs', name);
    for (const target of targetsOf(variant, steps, index)) ledger.want('transitions', `${name} → ${target}`);
  }
  ledger.want('resumes', 'nowhere');
}

/** Returns the possible next steps: those that can be unavailable, up to the first that is always available. */
function targetsOf(variant: VariantModel, steps: ExpectedWizard['steps'], index: number): readonly string[] {
  const from = steps[index];
  if (!from || from.ends || passes(from)) return [];
  const targets: string[] = [];
  for (const [at, step] of steps.entries()) {
    if (at <= index || passes(step)) continue;
    targets.push(step.name);
    if (variant.steps[at]?.when === true) return targets;
  }
  return [...targets, '$end'];
}

/** Whether a step is passed without a stop: a call that the wizard does not wait for. */
function passes({ asks, waits, ends }: ExpectedWizard['steps'][number]): boolean {
  return !asks && !waits && !ends;
}

interface Covering {
  readonly ledger: Ledger;
  readonly expected: ExpectedWizard;
  readonly press: Press;
  readonly from: Standing;
  readonly to: Standing;
}

/** Marks the elements that one press has reached as walked. */
export function coverPress({ ledger, expected, press, from, to }: Covering): void {
  const { steps } = expected;
  const [left, reached] = [from, to].map(({ at }) => at.split('.')[0] ?? '');
  if (left === undefined || reached === undefined) return;
  ledger.cover('steps', left);
  ledger.cover('steps', reached);
  for (const { name } of steps)
    if (from.calls[name] !== 'pending' && to.calls[name] === 'pending') ledger.cover('steps', name);
  ledger.cover('branches', `${reached} is there`);
  const isForward = press.type === 'NEXT' || press.type.startsWith('RUN.');
  if (isForward && left !== reached) {
    ledger.cover('transitions', `${left} → ${reached}`);
    const places = [left, reached].map((one) => steps.findIndex(({ name }) => name === one));
    const end = places[1] === -1 ? steps.length : places[1];
    for (const { name } of steps.slice((places[0] ?? 0) + 1, end)) {
      if (to.calls[name] === undefined) ledger.cover('branches', `${name} is left out`);
      else ledger.cover('branches', `${name} is there`);
    }
  }
  if (press.type === 'BACK') ledger.cover('backs', left);
  if (press.type === 'RETRY' && from.at.endsWith('.failed') && to.at.endsWith('.running'))
    ledger.cover('retries', left);
  for (const { name } of steps) {
    const ended = to.calls[name];
    if (from.calls[name] === 'pending' && ended !== undefined && ended !== 'pending')
      ledger.cover('calls', `${name} ${ended}`);
  }
}
