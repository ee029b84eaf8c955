import type { PlainField, Workload } from '../workloads.ts';
import { drive } from './drive.ts';
import { problemOf } from './problemOf.ts';

const types: Readonly<Partial<Record<PlainField['kind'], string>>> = {
  ...{ number: 'number', date: 'date', email: 'email', phone: 'tel', checkbox: 'checkbox' },
};
const root = document.getElementById('root') ?? document.body;

function controlOf({ name, kind, choices = [] }: PlainField): HTMLElement {
  if (kind === 'area') return Object.assign(document.createElement('textarea'), { id: name, name, rows: 3 });
  if (kind === 'select') {
    const select = Object.assign(document.createElement('select'), { id: name, name });
    for (const choice of ['', ...choices]) select.append(new Option(choice, choice));
    return select;
  }
  if (kind === 'radio') {
    const group = document.createElement('span');
    for (const choice of choices) {
      const radio = Object.assign(document.createElement('input'), { type: 'radio', name, value: choice });
      group.append(radio, choice);
    }
    return group;
  }
  return Object.assign(document.createElement('input'), { id: name, name, type: types[kind] ?? 'text' });
}

function lineOf(field: PlainField): HTMLElement {
  const line = document.createElement('p');
  line.id = `line-${field.name}`;
  const label = Object.assign(document.createElement('label'), { htmlFor: field.name, textContent: field.label });
  line.append(label, controlOf(field));
  return line;
}

function complain(field: PlainField, value: string | undefined): void {
  const line = document.getElementById(`line-${field.name}`);
  const problem = problemOf(field, value);
  const before = line?.querySelector('.problem');
  if (problem === undefined) {
    before?.remove();
    return;
  }
  const said = before ?? Object.assign(document.createElement('span'), { className: 'problem' });
  said.textContent = problem;
  line?.append(said);
}

function draw({ fields }: Workload, isLive: boolean): HTMLFormElement {
  const form = Object.assign(document.createElement('form'), { noValidate: true });
  const byName = new Map(fields.map((field) => [field.name, field]));
  for (const field of fields) if (field.when === undefined) form.append(lineOf(field));
  form.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    if (target.type === 'checkbox') {
      const dependents = fields.filter(({ when }) => when === target.name);
      if (target.checked) target.closest('p')?.after(...dependents.map(lineOf));
      else for (const { name } of dependents) document.getElementById(`line-${name}`)?.remove();
    }
    const field = byName.get(target.name);
    if (isLive && field) complain(field, target.value);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const answers = new FormData(form);
    for (const field of fields) complain(field, String(answers.get(field.name) ?? ''));
  });
  form.append(Object.assign(document.createElement('button'), { type: 'submit', textContent: 'Save' }));
  return form;
}

drive({
  mount: (workload, { isLive }) => root.append(draw(workload, isLive)),
  unmount: () => root.replaceChildren(),
  errors: '.problem',
});
