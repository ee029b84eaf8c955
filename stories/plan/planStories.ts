import { menuOf, type QuestionModel, type Release } from '#engine';
import { sampleUser } from '../../compiler/samples/sampleRecords.ts';
import { findRole, rolesAllowed } from './findRole.ts';
import { findViewers } from './findViewers.ts';
import type { Drawing, RenderedKind, StoryPlan } from './StoryPlan.ts';
import { askedQuestions } from './visibleQuestions.ts';

/** Returns the stories of one definition, derived from the release. */
export function planStories(kind: RenderedKind, id: string, release: Release): readonly StoryPlan[] {
  const seen = new Map<string, number>();
  return planners[kind](id, release).map(([name, drawing]) => {
    const base = exportNameOf(name);
    const before = seen.get(base) ?? 0;
    seen.set(base, before + 1);
    const { role, ...rest } = drawing;
    const plain: Drawing = role === undefined ? rest : drawing;
    return {
      name: before === 0 ? name : `${name} (${before + 1})`,
      exportName: before === 0 ? base : `${base}${before + 1}`,
      drawing: plain,
    };
  });
}

type Named = readonly [name: string, drawing: Drawing];
type Planner = (id: string, release: Release) => readonly Named[];

const planners: Readonly<Record<RenderedKind, Planner>> = {
  form: planForm,
  flow: planFlow,
  wizard: planWizard,
  screen: planScreen,
  menu: planMenu,
  template: (id) => [['Mail', { draw: 'template', template: id }]],
  lifecycle: (id) => [['States and events', { draw: 'lifecycle', lifecycle: id }]],
};

function planForm(id: string, release: Release): readonly Named[] {
  const role = withRole(findRole(release.forms[id], findViewers('form', id, release), release));
  return [
    ['Empty', { draw: 'form', form: id, state: 'empty', ...role }],
    ['Filled', { draw: 'form', form: id, state: 'filled', ...role }],
    ['With errors', { draw: 'form', form: id, state: 'withErrors', ...role }],
    ['Read-only', { draw: 'form', form: id, state: 'readOnly', ...role }],
  ];
}

function planFlow(id: string, release: Release): readonly Named[] {
  const flow = release.flows[id];
  if (!flow) return [];
  const role = withRole(findRole(flow, findViewers('flow', id, release), release));
  const questions = flatten(askedQuestions(flow, release));
  // Questions of another flow's bank have their stories there.
  const own = Array.isArray(flow.questions) ? questions : [];
  return [
    ['First question', { draw: 'flow', flow: id, state: 'first', ...role }],
    ...own.map(
      (question): Named => [
        question.repeat ? `Repeated group ${question.question}` : `Question ${question.question}`,
        { draw: 'question', flow: id, question: String(question.question), ...role },
      ],
    ),
    ['Finished', { draw: 'flow', flow: id, state: 'finished', ...role }],
    ['Locked', { draw: 'flow', flow: id, state: 'locked', ...role }],
    ['Read-only', { draw: 'flow', flow: id, state: 'readOnly', ...role }],
  ];
}

function planWizard(id: string, release: Release): readonly Named[] {
  const wizard = release.wizards[id];
  if (!wizard) return [];
  return wizard.variants.flatMap((variant) => {
    const role =
      variant.allow === undefined
        ? findRole(wizard, findViewers('wizard', id, release), release)
        : rolesAllowed(variant.allow, release).find((one) => one !== undefined);
    return variant.steps.map(
      (step): Named => [
        wizard.variants.length > 1 ? `${spoken(variant.variant)}: ${step.step}` : spoken(step.step),
        { draw: 'step', wizard: id, variant: variant.variant, step: step.step, ...withRole(role) },
      ],
    );
  });
}

function planScreen(id: string, release: Release): readonly Named[] {
  const screen = release.screens[id];
  if (!screen) return [];
  if (screen.route === undefined) {
    return [
      [
        'Part',
        { draw: 'screen', screen: id, ...withRole(findRole(screen, findViewers('screen', id, release), release)) },
      ],
    ];
  }
  return rolesAllowed(screen.allow, release).map((role) => [
    role === undefined ? 'Signed out' : spoken(role),
    { draw: 'screen', screen: id, ...withRole(role) },
  ]);
}

function planMenu(id: string, release: Release): readonly Named[] {
  const roles = release.access.roles
    .map(({ role }) => role)
    .filter((role) => menuOf(sampleUser(release, role), release)?.id === id);
  if (roles.length === 0) return [['Signed out', { draw: 'menu', menu: id }]];
  return roles.map((role) => [spoken(role), { draw: 'menu', menu: id, role }]);
}

function flatten(questions: readonly QuestionModel[]): readonly QuestionModel[] {
  return questions.flatMap((question) => [question, ...(question.repeat ? [] : flatten(question.questions))]);
}

function withRole(role: string | undefined): { readonly role?: string } {
  return role === undefined ? {} : { role };
}

/** Splits `ProgramAdmin`, `workLocation` and `work-location` into words. */
function spoken(name: string): string {
  const words = name.replace(/[-_.]+/g, ' ').replace(/([a-z0-9])([A-Z])/g, '$1 $2');
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}

function exportNameOf(name: string): string {
  const pieces = name.split(/[^A-Za-z0-9]+/).filter((piece) => piece !== '');
  return pieces.map((piece) => piece.charAt(0).toUpperCase() + piece.slice(1)).join('') || 'Story';
}
