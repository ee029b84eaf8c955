import type { FlowAnswers, FlowModel, QuestionModel } from '#engine';
import { FlowView } from '../../renderer/flows/FlowView.tsx';
import type { Drawing } from '../plan/StoryPlan.ts';
import { askedQuestions } from '../plan/visibleQuestions.ts';
import { sampleGiven } from '../samples/sampleGiven.ts';
import type { Drawn } from './drawStory.tsx';
import { Sheet } from './Sheet.tsx';
import type { StageWorld } from './StageWorld.ts';
import { sampleFlowAnswers } from './sampleFlowAnswers.ts';

/** Renders a flow: initial, answered, locked or read-only. */
export function drawFlow(world: StageWorld, { flow: id, state }: Extract<Drawing, { draw: 'flow' }>): Drawn {
  const flow = flowOf(world, id);
  const answers = state === 'first' ? undefined : sampleFlowAnswers(flow, world);
  const shown = state === 'locked' ? { ...flow, locked: true } : flow;
  return drawAsked(world, shown, { answers, state, isRead: state === 'readOnly' });
}

/** Renders one question of a flow, regardless of its conditions. A repeated one has two instances. */
export function drawQuestion(world: StageWorld, { flow: id, question }: Extract<Drawing, { draw: 'question' }>): Drawn {
  const flow = flowOf(world, id);
  const found = findQuestion(askedQuestions(flow, world.release), question);
  if (!found) throw new Error(`No question "${question}" in the flow "${id}"`);
  const alone: QuestionModel = found.repeat ? { ...found, when: true } : { ...found, when: true, questions: [] };
  const own: FlowModel = { ...flow, questions: [alone], pages: 'all' };
  const answers = found.repeat ? sampleFlowAnswers(own, world) : undefined;
  return drawAsked(world, own, { answers, state: `question-${question}`, isRead: false });
}

interface Asked {
  readonly answers: FlowAnswers | undefined;
  readonly state: string;
  readonly isRead: boolean;
}

function drawAsked(world: StageWorld, flow: FlowModel, { answers, state, isRead }: Asked): Drawn {
  const given = sampleGiven(flow.given, world);
  const element = (
    <Sheet title={flow.id}>
      <FlowView
        flow={flow}
        given={given}
        host="page"
        name={state}
        mode={isRead ? 'read' : 'edit'}
        answers={answers}
        onHandOver={() => undefined}
      />
    </Sheet>
  );
  return { element, data: { given, answers: answers ?? {} } };
}

function flowOf(world: StageWorld, id: string): FlowModel {
  const flow = world.release.flows[id];
  if (!flow) throw new Error(`No flow "${id}" in this release`);
  return flow;
}

function findQuestion(questions: readonly QuestionModel[], id: string): QuestionModel | undefined {
  for (const question of questions) {
    if (String(question.question) === id) return question;
    const inner = findQuestion(question.questions, id);
    if (inner) return inner;
  }
  return undefined;
}
