import { isAuthored } from '../../../compile/node.ts';
import { defineKind } from '../defineKind.ts';
import { compileSettings } from './compileSettings.ts';
import { explainSetting } from './explainSetting.ts';
import schema from './setting.schema.json' with { type: 'json' };

export const setting = defineKind<'setting'>({
  schema,
  compile: ({ nodes }) => ({ settings: compileSettings(nodes) }),
  declares: {
    setting: (json) => (isAuthored(json) ? Object.keys(json).filter((name) => name !== '$schema') : []),
  },
  concernsAll: true,
  texts: { namesMembers: true },
  explain: explainSetting,
});
