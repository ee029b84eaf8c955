import set from 'virtual:stories/set/definitions.js';
import type { WidgetProps } from '@rjsf/utils';
import type { ComponentType } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createLeafRegistry } from '../../renderer/forms/createLeafRegistry.ts';
import { AutocompleteWidget } from '../../renderer/widgets/autocomplete/AutocompleteWidget.tsx';
import { MultiSelectWidget } from '../../renderer/widgets/multi-select/MultiSelectWidget.tsx';
import type { WidgetChoice } from '../../renderer/widgets/WidgetChoice.ts';
import { until } from '../stage/pressSubmit.ts';
import { Stage } from '../stage/Stage.tsx';
import { worldOf } from '../stage/StageWorld.ts';

let root: Root | undefined;

afterEach(() => {
  root?.unmount();
  root = undefined;
});

test.each([
  { widget: 'autocomplete', Component: AutocompleteWidget, value: 'pasadena' },
  { widget: 'multi-select', Component: MultiSelectWidget, value: ['pasadena'] },
])('what is typed in $widget stays when its options arrive, and finds one', async ({ Component, value }) => {
  // given a selected city, and options that are not loaded yet
  const changes: unknown[] = [];
  await draw(Component, value, [], changes);
  const input = await until(() => document.querySelector<HTMLInputElement>('input'));
  if (input === undefined) throw new Error('The widget has an input.');
  // when
  await userEvent.fill(input, 'Long');
  const typed = input.value;
  await draw(Component, value, [choice('pasadena', 'Pasadena'), choice('long-beach', 'Long Beach')], changes);
  const found = await until(() => document.querySelector<HTMLElement>('[role=option]'));
  const kept = input.value;
  found?.click();
  // then
  expect([typed, kept, found?.textContent, changes]).toEqual([
    'Long',
    'Long',
    'Long Beach',
    [typeof value === 'string' ? 'long-beach' : ['pasadena', 'long-beach']],
  ]);
});

const choice = (value: string, label: string): WidgetChoice => ({ value, label });

/** Renders the widget again with the current props. */
async function draw(
  Component: ComponentType<WidgetProps>,
  value: string | string[],
  choices: readonly WidgetChoice[],
  changes: unknown[],
): Promise<void> {
  if (root === undefined) {
    const host = document.createElement('div');
    document.body.replaceChildren(host);
    root = createRoot(host);
  }
  root.render(
    <Stage world={worldOf(set, undefined)} looks={{ locale: 'en', theme: 'light' }}>
      <Component
        id="city"
        name="city"
        label="City"
        schema={{}}
        registry={createLeafRegistry({ widgets: {}, idPrefix: 'form' })}
        value={value}
        options={{
          enumOptions: [...choices],
          selected: typeof value === 'string' ? (choices[0] ?? choice(value, value)) : undefined,
        }}
        onChange={(next) => changes.push(next)}
        onBlur={() => undefined}
        onFocus={() => undefined}
      />
    </Stage>,
  );
  await until(() => document.querySelector('input'));
}
