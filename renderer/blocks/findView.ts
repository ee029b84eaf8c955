import type { View } from './defineView.tsx';
import * as registry from './registry.ts';

const views: Readonly<Record<string, View>> = registry;

/** The view of a block by its head word. */
export function findView(name: string): View | undefined {
  return Object.hasOwn(views, name) ? views[name] : undefined;
}
