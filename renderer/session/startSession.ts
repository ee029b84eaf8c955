import { createActor, type EventFrom } from 'xstate';
import { createSessionMachine } from '#machines';

const machine = createSessionMachine({ now: () => Date.now() });

export type SessionEvent = EventFrom<typeof machine>;
export type SessionValue = 'unknown' | 'signedOut' | 'signedIn' | 'expired';

/** A started session. */
export interface RunningSession {
  send(event: SessionEvent): void;
  value(): SessionValue;
  stop(): void;
}

/** Starts the state machine of a session, which ends with the token. `onChange` is called with each state. */
export function startSession(onChange: (value: SessionValue) => void): RunningSession {
  const actor = createActor(machine);
  actor.subscribe(({ value }) => onChange(value));
  actor.start();
  return { send: actor.send, value: () => actor.getSnapshot().value, stop: () => void actor.stop() };
}
