import { type Workload, workloads } from '../workloads.ts';
import type { Subject } from './Subject.ts';

/** What the bench asks of a page; times in ms. */
export interface Driver {
  /** From the call to the second frame after the first screen is in the page; the whole form for who draws it whole. */
  mount(workload: string, isLive: boolean): Promise<number>;
  unmount(): void;
  /** Is all of a form in the page with its first screen? */
  readonly drawsAtOnce: boolean;
  /** Gives the focus to the field that is typed into. */
  focus(): Promise<void>;
  /** Waits until all of the form is in the page. */
  complete(): Promise<void>;
  /** Times of the keys since it was asked last: from the key to the second frame after its letter. */
  keys(): readonly number[];
  toggle(): Promise<number>;
  /** From the press of the button to the first messages, and to all of them. */
  submit(): Promise<{ readonly first: number; readonly all: number }>;
}

declare global {
  interface Window {
    driver?: Driver;
  }
}

/** More fields than the first screen holds, at most so many are waited for in a form that is drawn bit by bit. */
const firstScreen = 20;

/** Puts a subject under the bench's hand. */
export function drive(subject: Subject): void {
  let workload: Workload | undefined;
  let keys: number[] = [];
  let pressed = 0;
  const shown = () => (workload?.fields ?? []).filter(({ when }) => when === undefined);
  const control = (name: string) =>
    document.querySelector<HTMLElement>(`[name="${name}"], #root_${name}, #root_${name}-0`);
  const messages = () => document.querySelectorAll(subject.errors).length;

  document.addEventListener(
    'keydown',
    (event) => {
      pressed = event.timeStamp;
    },
    true,
  );
  document.addEventListener(
    'input',
    () => {
      const from = pressed;
      void frames().then(() => keys.push(performance.now() - from));
    },
    true,
  );

  window.driver = {
    async mount(name, isLive) {
      workload = workloads.find((one) => one.name === name);
      if (!workload) throw new Error(`No workload ${name}.`);
      const fields = shown();
      const last = subject.parts && fields.length > 60 ? fields[firstScreen - 1] : fields.at(-1);
      // A form that was here before may have been scrolled.
      window.scrollTo(0, 0);
      const from = performance.now();
      subject.mount(workload, { isLive });
      // A bar where an input is still to come is no field yet.
      await until(() => control(last?.name ?? '') !== null && document.querySelector('.fw-skeleton') === null);
      await frames();
      const took = performance.now() - from;
      if (hasHoles(subject.parts)) throw new Error('The first screen has holes.');
      return took;
    },
    unmount: () => subject.unmount(),
    drawsAtOnce: subject.parts === undefined,
    async focus() {
      const field = workload?.fields.find(({ name }) => name === workload?.typed);
      if (!field) throw new Error('Nothing to type into.');
      if (control(field.name) === null) subject.reveal?.(field);
      await until(() => control(field.name) !== null);
      control(field.name)?.focus();
      keys = [];
    },
    async complete() {
      const { parts } = subject;
      if (parts === undefined) return;
      await until(() => [...document.querySelectorAll(parts)].every((part) => part.firstChild !== null));
    },
    keys() {
      const taken = keys;
      keys = [];
      return taken;
    },
    async toggle() {
      const asked = workload?.fields.find(({ name }) => name === workload?.toggled);
      if (asked && control(asked.name) === null) {
        subject.reveal?.(asked);
        await until(() => control(asked.name) !== null);
        await frames();
      }
      const box = control(asked?.name ?? '');
      const dependents = (workload?.fields ?? []).filter(({ when }) => when === workload?.toggled);
      const there = () => dependents.filter(({ name }) => control(name) !== null).length;
      const wanted = there() === 0 ? dependents.length : 0;
      const from = performance.now();
      box?.click();
      await until(() => there() === wanted);
      await frames();
      return performance.now() - from;
    },
    async submit() {
      const button = document.querySelector<HTMLElement>('button[type="submit"]');
      const missing = workload?.missing ?? 0;
      const from = performance.now();
      button?.click();
      const framesAfter = async (holds: () => boolean) => {
        await until(holds);
        await frames();
        return performance.now() - from;
      };
      const [first, all] = await Promise.all([
        framesAfter(() => messages() > 0),
        framesAfter(() => messages() >= missing || listed(missing)),
      ]);
      return { first, all };
    },
  };
}

/** Are all problems named in a list above the form? */
function listed(count: number): boolean {
  return document.querySelectorAll('[role="alert"] li').length >= count;
}

function hasHoles(parts: string | undefined): boolean {
  if (parts === undefined) return false;
  return [...document.querySelectorAll(parts)].some((part) => {
    const { top, bottom } = part.getBoundingClientRect();
    return part.firstChild === null && top < window.innerHeight && bottom > 0;
  });
}

function until(holds: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    if (holds()) return resolve();
    const observer = new MutationObserver(() => {
      if (!holds()) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(document, { childList: true, subtree: true });
  });
}

/** The second frame from now. */
function frames(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
}
