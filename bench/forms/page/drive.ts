import { type Workload, workloads } from '../workloads.ts';
import type { Subject } from './Subject.ts';

/** The driver in a page. Times are in ms. */
export interface Driver {
  /**
   * Returns the time from the call to the second frame after the first screen is in the page, or after the whole form
   * if it is rendered at once.
   */
  mount(workload: string, isLive: boolean): Promise<number>;
  unmount(): void;
  /** Whether the complete form is in the page with its first screen. */
  readonly drawsAtOnce: boolean;
  /** Focuses the field to type into. */
  focus(): Promise<void>;
  /** Waits until the complete form is in the page. */
  complete(): Promise<void>;
  /** Returns the times of the keys since the last call: from the key to the second frame after its character. */
  keys(): readonly number[];
  toggle(): Promise<number>;
  /** Returns the times from pressing the button to the first messages, and to all of them. */
  submit(): Promise<{ readonly first: number; readonly all: number }>;
}

declare global {
  interface Window {
    driver?: Driver;
  }
}

/** More fields than the first screen shows; at most this many are awaited in a progressively rendered form. */
const firstScreen = 20;

/** Adds the driver of a subject to the page. */
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
      // A previous form may have been scrolled.
      window.scrollTo(0, 0);
      const from = performance.now();
      subject.mount(workload, { isLive });
      // A skeleton is not a field yet.
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

/** Returns whether the list above the form contains all problems. */
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

/** Resolves in the second next frame. */
function frames(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
}
