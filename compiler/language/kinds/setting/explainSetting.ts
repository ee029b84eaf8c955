import { child, entriesOf, type Node } from '../../../compile/node.ts';
import { describeValue } from '../../../explain/describeValue.ts';
import type { ExplainedPart, Explainer } from '../../../explain/Explainer.ts';
import { explainEntries } from '../../../explain/explainEntries.ts';
import type { SettingDefinition } from '../../definitions.types.ts';

/** Explains settings: their values and limits. */
export function explainSetting(node: Node<SettingDefinition>, explainer: Explainer): readonly ExplainedPart[] {
  return [
    {
      title: 'Settings',
      facts: entriesOf<unknown>(node).flatMap(([name, setting]) => {
        if (name === '$schema') return [];
        const value = child(setting, 'value');
        const title = explainer.text(child(setting, 'title'));
        const says = [...(title === undefined ? [] : [title]), ...(value === undefined ? [] : [describeValue(value)])];
        return [explainer.fact(name, says.join(': '), setting, explainEntries(setting, ['title', 'value'], explainer))];
      }),
    },
  ];
}
