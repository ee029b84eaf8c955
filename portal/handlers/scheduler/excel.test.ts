import { readXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { isRecord } from '#engine';
import { eachPortal } from '../../testing/eachPortal.ts';
import { people } from '../../testing/portalPeople.ts';
import { sendSheet } from '../../testing/projectSheet.ts';

const titles = [
  ...['Company Id', 'Project Name', 'Project Description', 'Start Date', 'End Date', 'Candidate Email'],
  ...['Candidate First Name', 'Candidate Last Name', 'Candidate Phone', 'Manager Email', 'Manager First Name'],
  ...['Manager Last Name', 'Manager Phone', 'Budget', 'Cost Center', 'Candidate W2', 'Candidate Onsite', 'Pay Rate'],
  ...['Job Function', 'Region', 'Location', 'Primary Location', 'Work Location', 'Eval Type'],
];

/** The request of the dialog, in the wire format. */
const request = {
  companyId: 1,
  rowCount: 3,
  defaultValues: {
    'Company Id': 1,
    'Project Name': 'Warehouse pilot',
    'Project Description': 'As agreed.',
    'Start Date': '2026-12-01',
    'End Date': '2027-06-30',
    'Candidate First Name': 'Nora',
    'Candidate Last Name': 'Newcomer',
    'Candidate Phone': '2025550142',
    'Manager Email': people.manager,
    Budget: 25_000,
    'Cost Center': 'CC-1234',
    'Candidate W2': false,
  },
  selectedDropdownDefaults: {
    'Job Function': 9,
    Region: 1,
    Location: 'US-EAST',
    'Primary Location': 'US-CA',
    'Eval Type': 'Eval',
  },
  additionalFields: [
    { field: { id: 1 }, value: 'Weekly' },
    { field: { id: 2 }, value: '90 Hourly' },
  ],
};

eachPortal('the sheet of projects', (opened) => {
  const generate = async (body: object, as: string = people.admin) => {
    const { portal } = opened();
    const authorization = `Bearer ${await portal.signIn(as)}`;
    return portal.app.inject({ method: 'POST', url: '/api/excel/generate', headers: { authorization }, payload: body });
  };

  test('has the columns of a company with their defaults and lists, and is imported as soon as it is filled in', async () => {
    const { portal } = opened();
    const answer = await generate(request);
    const [sheet, choices] = (await readXlsx(answer.rawPayload)).sheets;
    const rows = (sheet?.rows ?? []).map((row) => [...row]);
    const checked = await sendSheet(portal, '/scheduler/projectImportCheck', {
      as: people.admin,
      content: answer.rawPayload,
    });

    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      200,
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ]);
    expect(String(answer.headers['content-disposition'])).toContain('ProjectUploadTemplateCompanyId');
    expect(rows[0]).toEqual([...titles, 'Billing cycle', 'Agreed rate']);
    expect(rows.length).toBe(4);
    expect(rows[3]?.slice(0, 6)).toEqual([
      ...[1, 'Warehouse pilot', 'As agreed.', new Date('2026-12-01'), new Date('2027-06-30'), null],
    ]);
    expect(rows[1]?.slice(15)).toEqual([
      ...['No', null, null, 'Software Engineering', 'USA', 'US-EAST', 'California', null, 'Evaluation'],
      ...['Weekly', '90 Hourly'],
    ]);
    expect(choices?.rows[0]).toEqual([
      ...['Candidate W2', 'Candidate Onsite', 'Job Function', 'Region', 'Location', 'Primary Location'],
      ...['Work Location', 'Eval Type', 'Billing cycle'],
    ]);
    expect(checked.json).toMatchObject({
      rows: 3,
      refused: 3,
      problems: [2, 3, 4].map((row) => ({ row, column: 'Candidate Email', message: 'Candidate Email is required' })),
    });
  });

  test('is described by its configuration', async () => {
    const { portal } = opened();
    const token = await portal.signIn(people.admin);

    const { json } = await portal.call('GET', '/project/excel/configuration?companyId=2', { token });
    const columns = isRecord(json) && Array.isArray(json['columns']) ? json['columns'].filter(isRecord) : [];

    expect(json).toMatchObject({
      dateFormat: 'yyyy-mm-dd',
      maxRows: 10_000,
      dropdowns: { Region: ['USA', 'Canada'], 'Eval Type': ['Evaluation', 'No Evaluation'] },
    });
    expect(columns.map(({ label }) => label)).toEqual([...titles, 'Dock']);
    expect(columns.slice(0, 4)).toEqual([
      { key: 'companyId', label: 'Company Id', type: 'integer', required: true },
      { key: 'projectName', label: 'Project Name', type: 'text', required: true },
      { key: 'projectDescription', label: 'Project Description', type: 'text', required: true },
      { key: 'projectStartDate', label: 'Start Date', type: 'date', required: false },
    ]);
  });

  test.each([
    ['no company', { rowCount: 1 }, 'Company ID is required'],
    ['no row count', { companyId: 1 }, 'Row count is required'],
    ['no rows', { companyId: 1, rowCount: 0 }, 'Must be at least 1'],
    [
      'a day that is none',
      { companyId: 1, rowCount: 1, defaultValues: { 'Start Date': 'soon' } },
      'Start Date is not valid',
    ],
  ])('is refused with %s', async (_what, body, message) => {
    const answer = await generate(body);

    expect([answer.statusCode, answer.json()]).toEqual([400, expect.objectContaining({ message })]);
  });

  test('belongs to those with its function alone', async () => {
    const answers = await Promise.all([people.manager, people.contractor].map((who) => generate(request, who)));

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403]);
  });
});
