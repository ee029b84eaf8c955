import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { createSessionMachine, type SessionEvent } from './createSessionMachine.ts';

const start = 1_000_000_000_000;

function begin() {
  const clock = new SimulatedClock();
  const machine = createSessionMachine({ now: () => start + clock.now() });
  const actor = createActor(machine, { clock }).start();
  const send = (event: SessionEvent): unknown => {
    actor.send(event);
    return actor.getSnapshot().value;
  };
  const wait = (milliseconds: number): unknown => {
    clock.increment(milliseconds);
    return actor.getSnapshot().value;
  };
  return { actor, send, wait };
}

const inSeconds = (seconds: number): number => start / 1000 + seconds;

describe('a session', () => {
  test('is unknown until the stored token is read', () => {
    expect(begin().actor.getSnapshot().value).toBe('unknown');
  });

  test.each([
    ['no token', { type: 'TOKEN_READ' }, 'signedOut'],
    ['a live token', { type: 'TOKEN_READ', exp: inSeconds(60) }, 'signedIn'],
    ['an old token', { type: 'TOKEN_READ', exp: inSeconds(-1) }, 'expired'],
    ['a token of this very moment', { type: 'TOKEN_READ', exp: inSeconds(0) }, 'expired'],
  ] as const)('with %s', (_name, event, value) => {
    expect(begin().send(event)).toBe(value);
  });

  test('ends with its token', () => {
    // given
    const session = begin();
    session.send({ type: 'SIGN_IN', exp: inSeconds(60) });

    // then
    expect(session.wait(59_999)).toBe('signedIn');
    expect(session.wait(1)).toBe('expired');
    expect(session.actor.getSnapshot().context).toEqual({ exp: undefined });
  });

  test('of a new token lasts as long as that', () => {
    const session = begin();
    session.send({ type: 'SIGN_IN', exp: inSeconds(60) });
    session.wait(30_000);
    session.send({ type: 'SIGN_IN', exp: inSeconds(120) });

    expect(session.wait(60_000)).toBe('signedIn');
    expect(session.wait(30_000)).toBe('expired');
  });

  test('that outlasts a timer is not ended by it', () => {
    // given
    const session = begin();
    session.send({ type: 'SIGN_IN', exp: inSeconds(40 * 24 * 3600) });

    // then
    expect(session.wait(2_147_483_647)).toBe('signedIn');
    expect(session.wait(40 * 24 * 3600 * 1000 - 2_147_483_647)).toBe('expired');
  });

  test('asks its clock for no longer wait than a timer can bear', () => {
    // given
    const waits: number[] = [];
    const clock = { setTimeout: (_run: unknown, wait: number) => waits.push(wait), clearTimeout: () => undefined };
    const actor = createActor(createSessionMachine({ now: () => start }), { clock }).start();

    // when
    actor.send({ type: 'SIGN_IN', exp: inSeconds(40 * 24 * 3600) });

    // then
    expect(waits).toEqual([2_147_483_647]);
  });

  test('ends by signing out, and its timer with it', () => {
    const session = begin();
    session.send({ type: 'SIGN_IN', exp: inSeconds(60) });

    expect(session.send({ type: 'SIGN_OUT' })).toBe('signedOut');
    expect(session.wait(120_000)).toBe('signedOut');
  });

  test('that the server refuses is expired', () => {
    const session = begin();
    session.send({ type: 'SIGN_IN', exp: inSeconds(60) });

    expect(session.send({ type: 'EXPIRE' })).toBe('expired');
    expect(session.send({ type: 'SIGN_IN', exp: inSeconds(60) })).toBe('signedIn');
  });

  test('reaches every state', () => {
    // given
    const events: readonly SessionEvent[] = [
      { type: 'TOKEN_READ' },
      { type: 'SIGN_IN', exp: inSeconds(60) },
      { type: 'SIGN_OUT' },
      { type: 'EXPIRE' },
    ];

    // when
    const paths = getShortestPaths(createSessionMachine({ now: () => start }), { events });

    // then
    expect([...new Set(paths.map(({ state }) => state.value))].sort()).toEqual([
      'expired',
      'signedIn',
      'signedOut',
      'unknown',
    ]);
  });
});
