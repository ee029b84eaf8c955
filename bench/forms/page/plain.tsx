import { memo, useCallback, useState } from 'react';
import type { PlainField, Workload } from '../workloads.ts';
import { drive } from './drive.ts';
import { problemOf } from './problemOf.ts';
import { reactRoot } from './reactRoot.tsx';

type Answers = Readonly<Record<string, string | boolean>>;
const types: Readonly<Partial<Record<PlainField['kind'], string>>> = {
  number: 'number',
  date: 'date',
  email: 'email',
  phone: 'tel',
};

/** The same form in React without a library: one state, and fields that only render when they change. */
function PlainForm({ workload, isLive }: { readonly workload: Workload; readonly isLive: boolean }) {
  const [answers, setAnswers] = useState<Answers>({});
  const [problems, setProblems] = useState<Readonly<Record<string, string | undefined>>>({});
  const change = useCallback(
    (field: PlainField, value: string | boolean) => {
      setAnswers((before) => ({ ...before, [field.name]: value }));
      if (isLive) setProblems((before) => ({ ...before, [field.name]: problemOf(field, value) }));
    },
    [isLive],
  );
  const shown = workload.fields.filter(({ when }) => when === undefined || answers[when] === true);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setProblems(Object.fromEntries(shown.map((field) => [field.name, problemOf(field, answers[field.name])])));
      }}
    >
      {shown.map((field) => (
        <Field
          key={field.name}
          field={field}
          value={answers[field.name]}
          problem={problems[field.name]}
          change={change}
        />
      ))}
      <button type="submit">Save</button>
    </form>
  );
}

interface FieldProps {
  readonly field: PlainField;
  readonly value: string | boolean | undefined;
  readonly problem: string | undefined;
  readonly change: (field: PlainField, value: string | boolean) => void;
}

const Field = memo(function Field({ field, value, problem, change }: FieldProps) {
  return (
    <p>
      <label htmlFor={field.name}>{field.label}</label> <Control field={field} value={value} change={change} />
      {problem !== undefined && <span className="problem">{problem}</span>}
    </p>
  );
});

function Control({ field, value, change }: Omit<FieldProps, 'problem'>) {
  const { name, kind, choices = [] } = field;
  const own = { id: name, name };
  if (kind === 'checkbox') {
    return (
      <input
        {...own}
        type="checkbox"
        checked={value === true}
        onChange={(event) => change(field, event.target.checked)}
      />
    );
  }
  const text = typeof value === 'string' ? value : '';
  if (kind === 'radio') {
    return choices.map((choice) => (
      <label key={choice}>
        <input type="radio" name={name} checked={text === choice} onChange={() => change(field, choice)} /> {choice}
      </label>
    ));
  }
  if (kind === 'select') {
    return (
      <select {...own} value={text} onChange={(event) => change(field, event.target.value)}>
        <option value="">Select</option>
        {choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
    );
  }
  if (kind === 'area')
    return <textarea {...own} rows={3} value={text} onChange={(event) => change(field, event.target.value)} />;
  return (
    <input {...own} type={types[kind] ?? 'text'} value={text} onChange={(event) => change(field, event.target.value)} />
  );
}

const { render, clear } = reactRoot((children) => children);

drive({
  mount: (workload, { isLive }) => render(<PlainForm workload={workload} isLive={isLive} />),
  unmount: clear,
  errors: '.problem',
});
