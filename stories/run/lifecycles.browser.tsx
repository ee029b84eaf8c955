import set from 'virtual:stories/set/definitions.js';
import { expect, test } from 'vitest';
import { createMachine } from 'xstate';
import type { Release } from '#engine';
import { until } from '../stage/pressSubmit.ts';
import { storyOf } from '../stage/storyOf.tsx';
import { examineStory } from './examineStory.tsx';

const { lifecycles }: Release = set.release;
const looks = { locale: 'en', theme: 'light' } as const;

test.each(Object.keys(lifecycles))(
  'the lifecycle %s is a state chart of all its states, and JSON for XState',
  async (id) => {
    // given
    const { play: _play, ...story } = storyOf(set, id, { draw: 'lifecycle', lifecycle: id });
    const seen: { states?: readonly string[]; href?: string; name?: string } = {};

    // when
    const findings = await examineStory(
      {
        ...story,
        play: async ({ canvasElement }) => {
          const chart = await until(() => canvasElement.querySelector('svg[role=img]'));
          seen.states = [...(chart?.querySelectorAll('text[font-weight]') ?? [])].map(({ textContent }) => textContent);
          const link = canvasElement.querySelector<HTMLAnchorElement>('a[download]');
          seen.name = link?.download ?? '';
          seen.href = link?.href ?? '';
        },
      },
      looks,
    );
    const json: unknown = await (await fetch(seen.href ?? '')).json();
    const machine = createMachine(Object(json));

    // then
    expect(findings).toEqual({ axe: [], console: [], drawing: [] });
    expect(seen.states).toEqual(
      Object.keys(machine.states).map((state) => (state === '$new' ? 'not stored yet' : state)),
    );
    expect(seen.name).toBe(`${id}.machine.json`);
    expect(machine.events.filter((event) => !event.startsWith('$')).toSorted()).toEqual(
      [...new Set(lifecycles[id]?.events.flatMap((event) => event.on ?? []))].toSorted(),
    );
  },
);
