import { resolveGiven } from '#engine';
import type { PartBlockModel } from '#engine/blocks/part';
import { Part } from '../../body/Part.tsx';
import { useRuntime } from '../../contexts/useRuntime.ts';
import { useScope } from '../../scope/useScope.ts';
import type { BlockProps } from '../BlockProps.ts';

/** Renders a screen without a route, with its parameters. */
export function PartBlock({ block }: BlockProps<PartBlockModel>) {
  const { release } = useRuntime();
  const scope = useScope();
  const screen = release.screens[block.of];
  if (screen === undefined) throw new Error(`No screen "${block.of}" in this release`);
  const given = resolveGiven(screen.given, block.with, scope, release);
  return (
    <Part
      screen={screen}
      given={given}
      place="page"
      actions={block.actions}
      {...(block.title ? { title: block.title } : {})}
    />
  );
}
