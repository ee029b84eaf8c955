import { writeXlsx } from 'hucre/xlsx';
import type { PortalApp } from './openPortalApp.ts';
import { people } from './portalPeople.ts';

type Cell = string | number | boolean | null;

/** A valid row of a worksheet of projects. */
const goodRow: Readonly<Record<string, Cell>> = {
  'Company Id': 1,
  'Project Name': 'Warehouse pilot',
  'Project Description': 'Scope, plan and delivery as agreed.',
  'Start Date': '2026-12-01',
  'End Date': '2027-06-30',
  'Candidate Email': 'nora@studio.example',
  'Candidate First Name': 'Nora',
  'Candidate Last Name': 'Newcomer',
  'Candidate Phone': 2_025_550_142,
  'Manager Email': people.manager,
  Budget: 25_000,
  'Cost Center': 'CC-1234',
  'Candidate W2': 'No',
  'Candidate Onsite': 'Yes',
  'Pay Rate': '90 Hourly',
  'Job Function': 'Software Engineering',
  Region: 'USA',
  Location: 'US-EAST',
  'Primary Location': 'California',
  'Work Location': 'Alameda',
  'Eval Type': 'Evaluation',
  'Billing cycle': 'weekly',
  'Note of the sender': 'not read',
};

/** Returns a workbook of rows with changes to the valid one. */
export function projectSheet(...changes: readonly Readonly<Record<string, Cell>>[]): Promise<Uint8Array> {
  const titles = Object.keys(goodRow);
  const rows = changes.map((change) => titles.map((title) => ({ ...goodRow, ...change })[title] ?? null));
  return writeXlsx({ sheets: [{ name: 'Projects', rows: [titles, ...rows] }] });
}

interface SentSheet {
  readonly as: string;
  readonly content: Uint8Array;
  readonly name?: string;
}

/** Uploads a workbook over HTTP, as a browser does. */
export async function sendSheet(portal: PortalApp, path: string, { as, content, name = 'projects.xlsx' }: SentSheet) {
  const form = new FormData();
  form.append('file', new Blob([Uint8Array.from(content)]), name);
  const encoded = new Response(form);
  const answer = await portal.app.inject({
    method: 'POST',
    url: `/api${path}`,
    headers: {
      authorization: `Bearer ${await portal.signIn(as)}`,
      'content-type': encoded.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
  const isJson = String(answer.headers['content-type']).startsWith('application/json');
  const json: unknown = isJson ? JSON.parse(answer.body) : undefined;
  return { status: answer.statusCode, json, bytes: answer.rawPayload };
}
