import { type SqlBool, sql } from 'kysely';
import { violatedRules } from '#engine';
import { type HandlerContext, storedEntity } from '#server';
import { paymentStore } from '../../tables/stores.ts';
import type { RowProblem, WrittenRow } from './PaymentRow.types.ts';
import type { PaymentValues } from './readPaymentRow.ts';

type Row = Readonly<Record<string, unknown>>;

interface KnownRow {
  readonly row: WrittenRow;
  readonly values: PaymentValues;
}

/** The effect of a row on a stored payment. */
interface PaymentChange {
  readonly before: Row | undefined;
  readonly after: Row;
  readonly isChanged: boolean;
}

/** Compares each row with the stored payments. Returns the changes, and the rows that are invalid. */
export async function comparePayments(
  context: HandlerContext,
  known: readonly KnownRow[],
): Promise<{ readonly changes: readonly PaymentChange[]; readonly faults: readonly RowProblem[] }> {
  const projects = await projectsOf(context, known);
  const stored = await storedPayments(context, known);
  const { entity } = storedEntity(context, 'payment');
  const { scope, runtime } = context;
  const seen = new Set<string>();
  const faults: RowProblem[] = [];
  const changes: PaymentChange[] = [];
  for (const { row, values } of known) {
    const { line } = row;
    const { invoiceNumber, projectNumber, contractorLogicalName } = values;
    const report = (column: RowProblem['column'] & keyof PaymentValues, fault: string): void =>
      void faults.push({ line, column, value: String(values[column]), fault });
    const project = projects.get(projectNumber);
    if (project === undefined) report('projectNumber', 'project');
    else if (!project.contractors.has(contractorLogicalName)) report('contractorLogicalName', 'contractor');
    if (seen.has(invoiceNumber)) report('invoiceNumber', 'twice');
    seen.add(invoiceNumber);
    const before = stored.get(invoiceNumber);
    const after = { ...values, companyId: project?.companyId, companyName: project?.companyName };
    const isChanged = before === undefined || !isSame(before, after);
    if (before !== undefined && isChanged) {
      const isOther = ['projectNumber', 'contractorLogicalName'].some(
        (name) => before[name] !== Reflect.get(after, name),
      );
      if (isOther) report('invoiceNumber', 'other');
      else if (before['status'] === 'PAID') report('invoiceNumber', 'settled');
    }
    const broken = violatedRules({ entity, ...(before === undefined ? {} : { before }), after, scope, runtime });
    for (const { message } of broken) faults.push({ line, message });
    changes.push({ before, after, isChanged });
  }
  return { changes, faults };
}

interface KnownProject {
  readonly companyId: number;
  readonly companyName: unknown;
  readonly contractors: ReadonlySet<string>;
}

/** Returns the projects of the rows, with all current and former contractors. */
async function projectsOf(
  { db }: HandlerContext,
  known: readonly KnownRow[],
): Promise<ReadonlyMap<string, KnownProject>> {
  const numbers = [...new Set(known.map(({ values }) => values.projectNumber))];
  const { rows } = await sql<{ number: string; companyId: number; companyName: unknown; logins: readonly string[] }>`
    select project.project_number as number, company_id as "companyId",
      project.attributes ->> 'companyName' as "companyName",
      array(select logical_name from project_person
        where project_person.project_number = project.project_number and side = 'contractor') as logins
    from project where project_number = any(${numbers})`.execute(db);
  return new Map(
    rows.map(({ number, companyId, companyName, logins }) => [
      number,
      { companyId, companyName, contractors: new Set(logins) },
    ]),
  );
}

async function storedPayments({ db }: HandlerContext, known: readonly KnownRow[]): Promise<ReadonlyMap<string, Row>> {
  const numbers = known.map(({ values }) => values.invoiceNumber);
  const found = await db
    .selectFrom('payment')
    .select('id')
    .where(sql<SqlBool>`invoice_number = any(${numbers})`)
    .execute();
  const records = await paymentStore.load(
    db,
    found.map(({ id }) => id),
  );
  return new Map(records.map((record) => [String(record['invoiceNumber']), record]));
}

/** Returns whether a row equals the stored payment. */
function isSame(before: Row, after: Row): boolean {
  const names = new Set([...Object.keys(before), ...Object.keys(after)].filter((name) => !/^(id|version)$/.test(name)));
  return [...names].every((name) => (before[name] ?? undefined) === (after[name] ?? undefined));
}
