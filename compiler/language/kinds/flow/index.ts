import { byId } from '../../../compile/byId.ts';
import { typeOfQuestions, typesOfQuestionAt } from '../../../typecheck/questionTypes.ts';
import { defineKind } from '../defineKind.ts';
import { compileFlow } from './compileFlow.ts';
import { explainFlow } from './explainFlow.ts';
import schema from './flow.schema.json' with { type: 'json' };
import { namesOfFlow } from './namesOfFlow.ts';
import { runFlowCase } from './runFlowCase.ts';

export const flow = defineKind<'flow'>({
  schema,
  compile: ({ nodes, compilation }) => ({ flows: byId(nodes.map((node) => compileFlow(node, compilation))) }),
  isNamed: true,
  isExpanded: true,
  scope: {
    names: ['this', 'root', 'answers', 'run'],
    types: (_, node, compilation) => typeOfQuestions(node, compilation),
    typesAt: (pointer, known, node, compilation) => typesOfQuestionAt(pointer, { known, flow: node, compilation }),
  },
  cases: {
    run: ({ id, answers, scope, release }) => {
      const { [id]: model } = release.flows;
      return model === undefined ? undefined : runFlowCase({ flow: model, answers, scope, release });
    },
    reads: ['answers'],
    names: namesOfFlow,
  },
  explain: explainFlow,
});
