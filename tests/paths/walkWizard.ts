import { initialTransition, type SnapshotFrom, transition } from 'xstate';
import {
  anonymous,
  bindCall,
  canonicalJson,
  isAllowed,
  isRecord,
  resolveCondition,
  type StepModel,
  type VariantModel,
  type WizardModel,
} from '#engine';
import type { createWizardMachine, StepOutcome, WizardEvent, WizardInput } from '#machines';
import { extendScope } from '../../renderer/scope/extendScope.ts';
import { findVariant } from '../../renderer/wizards/pickVariant.ts';
import { givenOf, isAvailable, unreadyText } from '../../renderer/wizards/stepAvailability.ts';
import { stepFields, stepSubmits } from '../../renderer/wizards/stepFields.ts';
import { wizardScope } from '../../renderer/wizards/wizardScope.ts';
import { answerSteps, type Known, type StepAnswers, type Steps } from './answerSteps.ts';
import { createLedger, type Ledger } from './createLedger.ts';
import { type Available, type ExpectedWizard, expectWizard, type Press, type Standing } from './expectWizard.ts';
import type { World } from './findWorlds.ts';
import { sampleResult } from './sampleValues.ts';
import type { Subject } from './subject.ts';
import { coverPress, wantWizard } from './wizardElements.ts';
import { type WizardWorld, wizardWorlds } from './wizardWorlds.ts';

type Machine = ReturnType<typeof createWizardMachine>;
type Snapshot = SnapshotFrom<Machine>;
type Row = Readonly<Record<string, unknown>>;

interface Walk {
  readonly variant: VariantModel;
  readonly world: World;
  readonly around: WizardWorld;
  readonly machine: Machine;
  readonly expected: ExpectedWizard;
  readonly steps: Steps;
  readonly answers: ReadonlyMap<string, StepAnswers>;
  readonly ledger: Ledger;
  /** Steps whose missing answers were tested. */
  readonly tried: Set<string>;
  /** While `isOn` is true, forms and flows accept everything, so that only the `ready` condition of a step counts. */
  readonly lenient: { isOn: boolean };
}

/** A node of the walk: the state of the machine and the expected state. */
interface Node {
  readonly snapshot: Snapshot;
  readonly standing: Standing;
  readonly answered: ReadonlySet<string>;
}

const mostNodes = 4_000;
const stranger = 'no-such-step';

/**
 * Walks one variant of a wizard in every world that its conditions distinguish, with every press in every state.
 * Returns the ledger.
 */
export function walkWizard(
  { wizard, variant }: { readonly wizard: WizardModel; readonly variant: VariantModel },
  world: World,
  subject: Subject,
): Ledger {
  const ledger = createLedger(`wizard ${wizard.id} ${variant.variant}`);
  const expected = expectWizard(variant, world.release);
  wantWizard(variant, expected, ledger);
  for (const around of wizardWorlds(wizard, variant, world)) {
    if (!openVariant({ wizard, variant, world, around, ledger })) continue;
    const steps = answerSteps({ variant, around, world, subject, ledger });
    const lenient = { isOn: false };
    const machine = subject
      .createWizardMachine(variant, { submits: (step) => stepSubmits(step, world.release).length > 0 })
      .provide({
        guards: {
          available: ({ context }, { step }) => {
            const model = variant.steps.find((one) => one.step === step);
            return model !== undefined && isAvailable(model, wizardScope(around.scope, context), world.release);
          },
          complete: ({ context }, { step }) => {
            const model = variant.steps.find((one) => one.step === step);
            return model !== undefined && (lenient.isOn || steps.mayLeave(model, context));
          },
          ready: ({ context }, { step }) => {
            const model = variant.steps.find((one) => one.step === step);
            const scope = wizardScope(around.scope, context);
            return model !== undefined && unreadyText(model, scope, world.release) === undefined;
          },
        },
      });
    const begun = beginning(variant, around, world);
    const walk = { variant, world, around, machine, expected, steps, ledger, lenient, tried: new Set<string>() };
    const answers = answerAll(walk, begun);
    for (const [name, { missing }] of answers)
      for (const field of missing.keys()) ledger.want('required', `${name}.${field}`);
    walkMachine({ ...walk, answers }, begun);
  }
  return ledger;
}

interface VariantInput {
  readonly wizard: WizardModel;
  readonly variant: VariantModel;
  readonly world: World;
  readonly around: WizardWorld;
  readonly ledger: Ledger;
}

function openVariant({ wizard, variant, world, around, ledger }: VariantInput): boolean {
  const { release } = world;
  const isOpen = (scope: WizardWorld['scope']) =>
    findVariant(variant.variant, { wizard, scope, release }) !== undefined;
  const holds = resolveCondition(variant.when, around.scope, release.access.policies);
  if (isOpen(around.scope) !== holds) ledger.fault(`${variant.variant} is ${holds ? 'not ' : ''}open`);
  if (variant.allow && isOpen({ ...around.scope, user: anonymous }))
    ledger.fault(`${variant.variant} is open to anybody`);
  if (holds) ledger.cover('variants', 'open');
  if (!holds || variant.allow) ledger.cover('variants', 'closed');
  return holds;
}

/** Returns the initial data of the wizard: the result of its first call, and values that no step asks for. */
function beginning(variant: VariantModel, around: WizardWorld, world: World): Row {
  const operation = variant.start && world.release.operations[variant.start.run];
  const started = operation ? sampleResult(operation, world) : {};
  const asked = new Set(
    variant.steps.flatMap((step) => stepFields(step, world.release).map(({ path }) => path.split('.')[0])),
  );
  const unasked = Object.entries(around.answers).filter(([name]) => !asked.has(name));
  return { ...(isRecord(started) ? started : {}), ...Object.fromEntries(unasked) };
}

/** Answers every available step in order, each with the data of the earlier ones. */
function answerAll(walk: Omit<Walk, 'answers'>, begun: Row): ReadonlyMap<string, StepAnswers> {
  const { variant, around, world, steps, ledger } = walk;
  const answers = new Map<string, StepAnswers>();
  let known: Known = { data: begun, chosen: {}, outcomes: {} };
  for (const step of variant.steps) {
    if (!isAvailable(step, wizardScope(around.scope, known), world.release)) continue;
    if (step.kind !== 'run' && step.kind !== 'end') {
      const found = steps.answer(step, known);
      if (!found) continue;
      answers.set(step.step, found);
      const { data, chosen } = found.complete;
      known = { ...known, data: { ...known.data, ...data }, chosen: { ...known.chosen, ...chosen } };
    }
    if (step.kind === 'run') bindAll(walk, step, known);
    if (stepSubmits(step, world.release).length > 0) {
      const outcome = { status: 'done', result: steps.resultOf(step) } as const;
      known = { ...known, outcomes: { ...known.outcomes, [step.step]: outcome } };
    }
  }
  if (answers.size === 0 && variant.steps.some(({ kind }) => kind === 'form'))
    ledger.fault(`${variant.variant} asks nothing`);
  return answers;
}

/** If all steps are answered, no argument of a call may be missing. */
function bindAll(
  { around, world, ledger }: Omit<Walk, 'answers'>,
  step: Extract<StepModel, { kind: 'run' }>,
  known: Known,
) {
  const operation = world.release.operations[step.call.run];
  if (!operation) return;
  const scope = wizardScope(around.scope, known);
  const { unbound } = bindCall(step.call, {
    operation,
    scope: extendScope(scope, givenOf(step, scope, world.release)),
    release: world.release,
  });
  if (unbound.length > 0) ledger.fault(`${step.step} is called without ${unbound.join(', ')}`);
}

function walkMachine(walk: Walk, begun: Row): void {
  const { machine, expected, ledger, variant } = walk;
  const start: WizardInput = { data: begun };
  const [snapshot] = initialTransition(machine, start);
  const standing = expected.start({}, availableIn(walk, snapshot));
  compare(walk, snapshot, standing, 'the beginning');
  const queue: Node[] = [{ snapshot, standing, answered: new Set() }];
  const seen = new Set<string>();
  for (let node = queue.shift(); node !== undefined; node = queue.shift()) {
    const key = canonicalJson([node.standing.at, node.standing.calls, [...node.answered].sort()]);
    if (seen.has(key)) continue;
    seen.add(key);
    if (seen.size > mostNodes) {
      ledger.fault(`${variant.variant}: there are too many places`);
      return;
    }
    queue.push(...walkNode(walk, node));
    resumeAll(walk, node);
  }
}

/** Tries every press in one state. Returns the states that they lead to. */
function walkNode(walk: Walk, node: Node): readonly Node[] {
  const { expected, answers } = walk;
  const at = node.standing.at.split('.')[0] ?? '';
  const own = answers.get(at);
  const isAsking = !node.standing.at.endsWith('.running') && !node.standing.at.endsWith('.failed');
  if (own && isAsking && !walk.tried.has(at)) {
    walk.tried.add(at);
    refuseMissing(walk, node, own);
  }
  const next: (Node | undefined)[] = [];
  const one = (wanted: Press, event: WizardEvent) => next.push(press(walk, node, { wanted, events: [event] }));
  if (own && isAsking) {
    const said: WizardEvent = { type: 'ANSWER', data: own.complete.data, chosen: own.complete.chosen };
    const answered = new Set([...node.answered, at]);
    const wanted = { type: 'NEXT', complete: true } as const;
    next.push(press(walk, { ...node, answered }, { wanted, events: [said, { type: 'NEXT' }] }));
  } else {
    one({ type: 'NEXT', complete: false }, { type: 'NEXT' });
  }
  one({ type: 'BACK' }, { type: 'BACK' });
  one({ type: 'RETRY' }, { type: 'RETRY' });
  for (const { name } of expected.steps.filter(({ runs }) => runs)) {
    const model = walk.variant.steps.find(({ step }) => step === name);
    const result = model && walk.steps.resultOf(model);
    one({ type: 'RUN.DONE', step: name }, { type: 'RUN.DONE', step: name, result });
    const error = { status: 500, message: 'It failed.' };
    one({ type: 'RUN.FAILED', step: name }, { type: 'RUN.FAILED', step: name, error });
  }
  for (const name of [...expected.steps.map((step) => step.name), stranger]) {
    const resume = { type: 'RESUME', step: name } as const;
    const led = press(walk, node, { wanted: resume, events: [resume] });
    // A state is followed only if all earlier steps are answered.
    if (led && isBehindAnswered(walk, led)) next.push(led);
  }
  return next.filter((found) => found !== undefined);
}

function isBehindAnswered({ expected, answers }: Walk, { standing, answered }: Node): boolean {
  const at = expected.steps.findIndex(({ name }) => name === standing.at.split('.')[0]);
  return expected.steps.slice(0, Math.max(at, 0)).every(({ name }) => !answers.has(name) || answered.has(name));
}

/** If one required answer is missing, Next must not continue. */
function refuseMissing(walk: Walk, node: Node, { complete, missing }: StepAnswers): void {
  const at = node.standing.at.split('.')[0] ?? '';
  for (const [field, { data, form }] of missing) {
    const absent = Object.fromEntries(Object.keys(complete.data).map((name) => [name, undefined]));
    const said = { type: 'ANSWER', data: { ...absent, ...data }, chosen: complete.chosen } as const;
    walk.steps.hold(form);
    const stayed = press(walk, node, {
      wanted: { type: 'NEXT', complete: false },
      events: [said, { type: 'NEXT' }],
      how: `without ${field}`,
    });
    walk.steps.hold(undefined);
    if (stayed) walk.ledger.cover('required', `${at}.${field}`);
    const known = { ...node.snapshot.context, data: { ...node.snapshot.context.data, ...said.data } };
    if (!isReady(walk, at, known)) holdBack(walk, node, said);
  }
}

/** A `ready` condition that is false must block Next, even if the form or flow accepts everything. */
function holdBack(walk: Walk, node: Node, said: WizardEvent): void {
  const at = node.standing.at.split('.')[0] ?? '';
  walk.lenient.isOn = true;
  const stayed = press(walk, node, {
    wanted: { type: 'NEXT', complete: true },
    events: [said, { type: 'NEXT' }],
    how: 'before it is ready',
  });
  walk.lenient.isOn = false;
  if (stayed) walk.ledger.cover('ready', at);
}

/** Whether the `ready` condition of a step is true by the definition. */
function isReady({ variant, around, world }: Walk, name: string, known: Known): boolean {
  const check = variant.steps.find(({ step }) => step === name)?.ready?.check;
  return (
    check === undefined || resolveCondition(check, wizardScope(around.scope, known), world.release.access.policies)
  );
}

interface Pressing {
  readonly wanted: Press;
  readonly events: readonly WizardEvent[];
  readonly how?: string;
}

/** Sends one press to the machine and to the expected wizard. Returns undefined if their states differ. */
function press(walk: Walk, node: Node, { wanted, events, how = '' }: Pressing): Node | undefined {
  const { machine, expected, ledger } = walk;
  let { snapshot } = node;
  const begun: string[] = [];
  for (const event of events) {
    const [after, actions] = transition(machine, snapshot, event);
    snapshot = after;
    for (const { type, params } of actions) {
      if (type === 'run' && isRecord(params)) begun.push(String(params['step']));
    }
  }
  // Answers are stored before the press, because conditions read them.
  const isHeld = wanted.complete === true && !isReady(walk, node.standing.at.split('.')[0] ?? '', snapshot.context);
  const asked = isHeld ? { ...wanted, complete: false } : wanted;
  const standing = expected.press(node.standing, asked, availableIn(walk, snapshot));
  const name = `${wanted.type} ${wanted.step ?? ''} ${how} at ${node.standing.at}`.replaceAll(/ +/g, ' ');
  if (!compare(walk, snapshot, standing, name)) return undefined;
  if (begun.join() !== standing.begun.join()) {
    ledger.fault(`${walk.variant.variant}: ${name} runs ${begun.join()}, not ${standing.begun.join()}`);
  }
  if (wanted.type === 'BACK') {
    const can = node.snapshot.can({ type: 'BACK' });
    if (can !== (standing.at !== node.standing.at))
      ledger.fault(`${walk.variant.variant}: Back at ${node.standing.at} is ${can ? '' : 'not '}offered`);
  }
  coverPress({ ledger, expected, press: wanted, from: node.standing, to: standing });
  return { snapshot, standing, answered: node.answered };
}

/** Resumes a draft that was saved here, at each step by its name. */
function resumeAll(walk: Walk, { snapshot }: Node): void {
  const { machine, expected, ledger } = walk;
  const { data, chosen, outcomes } = snapshot.context;
  const calls = Object.fromEntries(
    Object.entries(outcomes).flatMap(([name, { status }]) => (status === 'pending' ? [] : [[name, status] as const])),
  );
  for (const name of [...expected.steps.map((step) => step.name), stranger]) {
    const [resumed] = initialTransition(machine, { data, chosen, outcomes, step: name });
    const standing = expected.start(calls, availableIn(walk, snapshot), name);
    if (compare(walk, resumed, standing, `a draft taken up at ${name}`))
      ledger.cover('resumes', name === stranger ? 'nowhere' : name);
  }
}

/**
 * Returns a function that decides whether a step is available for the answers of the machine, given the status of the
 * calls.
 */
function availableIn({ variant, around, world, steps }: Walk, { context }: Snapshot): Available {
  const answers = Object.fromEntries(Object.entries(context.data).filter(([, value]) => value !== undefined));
  return (name, calls) => {
    const step = variant.steps.find((one) => one.step === name);
    if (!step) return false;
    const run = Object.fromEntries(
      variant.steps.flatMap((one) => {
        const status = calls[one.step];
        if (status === undefined) return [];
        const result = status === 'done' ? steps.resultOf(one) : undefined;
        const view = { pending: status === 'pending', failed: status === 'failed' };
        return [[one.step, result === undefined ? view : { ...view, result }] as const];
      }),
    );
    const variables = { ...around.scope.variables, this: answers, root: answers, chosen: context.chosen, run };
    const { scope } = around;
    if (!isAllowed(step.allow, scope, world.release)) return false;
    return resolveCondition(step.when, { ...scope, variables }, world.release.access.policies);
  };
}

function compare({ ledger, variant }: Walk, snapshot: Snapshot, standing: Standing, name: string): boolean {
  const at = placeOf(snapshot.value);
  const isThere = at === standing.at;
  if (!isThere) ledger.fault(`${variant.variant}: ${name} leads to ${at}, not to ${standing.at}`);
  const calls = statusesOf(snapshot.context.outcomes);
  const isSame = canonicalJson(calls) === canonicalJson(standing.calls);
  if (!isSame) ledger.fault(`${variant.variant}: after ${name} calls are ${JSON.stringify(calls)}`);
  return isThere && isSame;
}

function statusesOf(outcomes: Readonly<Record<string, StepOutcome>>) {
  return Object.fromEntries(Object.entries(outcomes).map(([name, { status }]) => [name, status]));
}

function placeOf(value: unknown): string {
  if (!isRecord(value)) return String(value);
  const [entry] = Object.entries(value);
  return entry ? `${entry[0]}.${String(entry[1])}` : '';
}
