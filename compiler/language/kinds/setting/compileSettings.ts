import type { Json } from '#engine';
import { compileJson } from '../../../compile/compileValue.ts';
import { entriesOf, isAuthored, type Node } from '../../../compile/node.ts';
import type { SettingDefinition } from '../../definitions.types.ts';

/** Values of all settings, by name. */
export function compileSettings(nodes: readonly Node<SettingDefinition>[]): Readonly<Record<string, Json>> {
  const settings: Record<string, Json> = {};
  for (const node of nodes) {
    for (const [name, setting] of entriesOf(node)) {
      if (isAuthored(setting.json) && 'value' in setting.json) settings[name] = compileJson(setting.json['value']);
    }
  }
  return settings;
}
