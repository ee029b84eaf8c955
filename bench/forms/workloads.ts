/** A field in neutral terms, for every subject. */
export interface PlainField {
  readonly name: string;
  readonly label: string;
  readonly kind: 'text' | 'area' | 'number' | 'date' | 'select' | 'radio' | 'checkbox' | 'email' | 'phone';
  readonly required: boolean;
  readonly choices?: readonly string[];
  /** Shown only while this check box is checked. */
  readonly when?: string;
}

export interface Workload {
  readonly name: string;
  readonly fields: readonly PlainField[];
  /** A text field in the middle of the form, to type into. */
  readonly typed: string;
  /** A check box that ten fields depend on. */
  readonly toggled?: string;
  /** Number of required fields that are shown initially. */
  readonly missing: number;
}

const cycle = ['text', 'area', 'number', 'date', 'select', 'radio', 'checkbox', 'email', 'phone', 'text'] as const;

/** Generated forms: small, half conditional, questions with comments, and long. */
export const workloads: readonly Workload[] = [
  describe('15 fields', mixed(15)),
  describe('200 fields', conditional(), 'f45'),
  describe('400 fields', questions()),
  describe('1,000 fields', mixed(1000)),
];

function mixed(count: number): readonly PlainField[] {
  return Array.from({ length: count }, (_none, index) => {
    const kind = cycle[index % cycle.length] ?? 'text';
    // Six of ten are required, but no check box, because an unchecked one is a valid answer.
    const required = [0, 1, 2, 4, 5, 7].includes(index % cycle.length);
    return make(index, { kind, required });
  });
}

/** Ten groups of twenty fields; ten of each depend on the group's check box. */
function conditional(): readonly PlainField[] {
  return Array.from({ length: 200 }, (_none, index) => {
    const group = Math.floor(index / 20);
    const place = index % 20;
    if (place === 5) return make(index, { kind: 'checkbox', required: false });
    if (place >= 6 && place < 16)
      return { ...make(index, { kind: 'text', required: true }), when: `f${group * 20 + 5}` };
    return make(index, { kind: 'text', required: place === 0 });
  });
}

function questions(): readonly PlainField[] {
  return Array.from({ length: 400 }, (_none, index) =>
    index % 2 === 0
      ? make(index, { kind: 'radio', required: true })
      : make(index, { kind: index === 201 ? 'text' : 'area', required: false }),
  );
}

function make(index: number, { kind, required }: Pick<PlainField, 'kind' | 'required'>): PlainField {
  const count = kind === 'select' ? 10 : kind === 'radio' ? 3 : 0;
  const choices = Array.from({ length: count }, (_none, choice) => `Choice ${choice + 1}`);
  return { name: `f${index}`, label: `Field ${index + 1}`, kind, required, ...(count > 0 ? { choices } : {}) };
}

function describe(name: string, fields: readonly PlainField[], toggled?: string): Workload {
  const middle = fields.slice(Math.floor(fields.length / 2)).find(({ kind, when }) => kind === 'text' && !when);
  const missing = fields.filter(({ required, when }) => required && when === undefined).length;
  return { name, fields, typed: middle?.name ?? '', missing, ...(toggled ? { toggled } : {}) };
}
