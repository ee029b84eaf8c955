import type { Release, VariantModel } from '#engine';

type Status = 'pending' | 'done' | 'failed';

/** The current step of a wizard and the status of its calls. */
export interface Standing {
  /** `step`, `step.asking`, `step.running`, `step.failed`, `notFound` or `$end`. */
  readonly at: string;
  readonly calls: Readonly<Record<string, Status>>;
  /** Calls that the last press started. */
  readonly begun: readonly string[];
}

type Calls = Standing['calls'];
type Place = Omit<Standing, 'begun'>;

export interface Press {
  readonly type: 'NEXT' | 'BACK' | 'RETRY' | 'RUN.DONE' | 'RUN.FAILED' | 'RESUME';
  readonly step?: string;
  /** For Next: whether the step may be left. */
  readonly complete?: boolean;
}

/** Whether a step is available for the current data, given the status of the calls. */
export type Available = (step: string, calls: Calls) => boolean;

interface Step {
  readonly name: string;
  readonly asks: boolean;
  readonly runs: boolean;
  readonly waits: boolean;
  readonly ends: boolean;
  /** Its call cannot be undone. */
  readonly lasts: boolean;
  readonly advances: boolean;
}

/** The behaviour of a wizard by its definition, without a state machine: the result of each press. */
export interface ExpectedWizard {
  readonly steps: readonly Step[];
  start(calls: Calls, available: Available, resumed?: string): Standing;
  press(standing: Standing, press: Press, available: Available): Standing;
}

/** Derives the expected behaviour of one variant from its definition. */
export function expectWizard(variant: VariantModel, release: Release): ExpectedWizard {
  const steps = variant.steps.map((step): Step => {
    const submits =
      (step.kind === 'form' && (release.forms[step.form]?.submits.length ?? 0) > 0) ||
      (step.kind === 'flow' && (release.flows[step.flow]?.submits.length ?? 0) > 0);
    const isRun = step.kind === 'run';
    const ends = step.kind === 'end';
    const advances = step.failed === 'advance';
    return {
      name: step.step,
      asks: !isRun && !ends,
      runs: isRun || submits,
      waits: step.wait,
      ends,
      lasts: isRun,
      advances,
    };
  });

  let begun: string[] = [];
  /** Returns a step with the calls that were started on the way to it. */
  function note(lead: () => Place): Standing {
    begun = [];
    return { ...lead(), begun };
  }
  const begin = (calls: Calls, name: string): Calls => {
    begun.push(name);
    return { ...calls, [name]: 'pending' };
  };

  function enter(index: number, calls: Calls, available: Available): Place {
    const step = steps[index];
    if (!step) return { at: '$end', calls };
    if (step.ends) return { at: step.name, calls };
    if (step.asks) return { at: step.runs && step.waits ? `${step.name}.asking` : step.name, calls };
    const after = begin(calls, step.name);
    return step.waits ? { at: `${step.name}.running`, calls: after } : onward(index, after, available);
  }

  /** Enters the next available step. */
  function onward(index: number, calls: Calls, available: Available): Place {
    const next = steps.findIndex((step, at) => at > index && available(step.name, calls));
    return next < 0 ? { at: '$end', calls } : enter(next, calls, available);
  }

  /** Whether no call that cannot be undone is pending or done, from one step up to before another. */
  function isOpen(from: number, to: number, calls: Calls): boolean {
    return steps
      .slice(from, to)
      .every(({ lasts, name }) => !lasts || calls[name] === undefined || calls[name] === 'failed');
  }

  function start(calls: Calls, available: Available, resumed?: string): Place {
    const places = [...steps.keys()];
    const wished = steps.findIndex(({ name }) => name === resumed);
    if (resumed !== undefined && wished < 0) return { at: 'notFound', calls };
    const asking = places.filter((at) => at < wished && steps[at]?.asks === true).reverse();
    const later = places.filter((at) => at > wished);
    const onlyRuns = steps[wished]?.runs === true && steps[wished]?.asks === false;
    const near = wished < 0 ? [] : [...(onlyRuns ? [] : [wished]), ...asking, ...later];
    const found = [...near, ...places].find(
      (at) => available(steps[at]?.name ?? '', calls) && isOpen(at, steps.length, calls),
    );
    return found === undefined ? { at: '$end', calls } : enter(found, calls, available);
  }

  function press(standing: Place, { type, step: named = '', complete }: Press, available: Available): Place {
    const { at, calls } = standing;
    const [name = '', mode = 'here'] = at.split('.');
    const index = steps.findIndex((one) => one.name === name);
    const step = steps[index];
    if (type === 'RESUME') return start(calls, available, named);
    if (type === 'RUN.DONE' || type === 'RUN.FAILED') {
      if (calls[named] !== 'pending') return standing;
      const ended = { ...calls, [named]: type === 'RUN.DONE' ? 'done' : 'failed' } as const;
      if (!step || named !== name || mode !== 'running') return { at, calls: ended };
      if (type === 'RUN.DONE' || step.advances) return onward(index, ended, available);
      return { at: `${name}.${step.asks ? 'asking' : 'failed'}`, calls: ended };
    }
    if (step?.ends || at === '$end') return pressAtEnd(standing, type, available);
    if (!step || mode === 'running') return standing;
    if (type === 'RETRY') {
      return mode === 'failed' ? { at: `${name}.running`, calls: begin(calls, name) } : standing;
    }
    if (type === 'BACK') {
      const before = steps.findLastIndex((one, place) => place < index && one.asks && available(one.name, calls));
      return before < 0 || !isOpen(before, index, calls) ? standing : enter(before, calls, available);
    }
    if (mode === 'failed' || complete !== true) return standing;
    if (!step.runs) return onward(index, calls, available);
    const after = begin(calls, name);
    return step.waits ? { at: `${name}.running`, calls: after } : onward(index, after, available);
  }

  /** At the end, Retry repeats a failed call that the wizard did not wait for, and Back returns to its answers. */
  function pressAtEnd(standing: Place, type: Press['type'], available: Available): Place {
    const { at, calls } = standing;
    const end = steps.findIndex(({ name }) => name === at);
    const unsent = steps
      .slice(0, end < 0 ? steps.length : end)
      .filter(({ name, runs, waits, advances }) => runs && !waits && !advances && calls[name] === 'failed');
    const [first] = unsent;
    if (type === 'RETRY') return first === undefined ? standing : { at, calls: begin(calls, first.name) };
    if (type !== 'BACK') return standing;
    for (const step of unsent) {
      const after = steps.indexOf(step) + (step.asks ? 1 : 0);
      const before = steps.findLastIndex((one, place) => place < after && one.asks && available(one.name, calls));
      if (before >= 0 && isOpen(before, after, calls)) return enter(before, calls, available);
    }
    return standing;
  }

  return {
    steps,
    start: (calls, available, resumed) => note(() => start(calls, available, resumed)),
    press: (standing, pressed, available) => note(() => press(standing, pressed, available)),
  };
}
