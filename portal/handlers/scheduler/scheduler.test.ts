import { readXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { isRecord } from '#engine';
import { eachPortal } from '../../testing/eachPortal.ts';
import { people } from '../../testing/portalPeople.ts';
import { contentOf } from '../../testing/portalProject.ts';
import { projectSheet, sendSheet } from '../../testing/projectSheet.ts';

const now = '/scheduler/projectImport/2026-11-21T10:00:00Z?processImmediately=true';
const check = '/scheduler/projectImportCheck';
const as = people.admin;

eachPortal('the scheduler', (opened) => {
  const ask = async (path: string, who: string = as) => {
    const { portal } = opened();
    return portal.call('GET', path, { token: await portal.signIn(who) });
  };

  test('creates a project from each valid row, by whoever sent it, and returns the others with their reasons', async () => {
    const { portal, database } = opened();
    const content = await projectSheet({}, { 'Candidate Email': 'no email', Budget: -1 }, { 'Job Function': 'Magic' });

    const sent = await sendSheet(portal, now, { as, content });
    await portal.settle();
    const id = isRecord(sent.json) ? Number(sent.json['id']) : Number.NaN;
    const [task] = contentOf((await ask('/scheduler/tasks')).json);
    const rows = await database.current().selectFrom('import_row').selectAll().where('task_id', '=', id).execute();
    const project = await ask(`/projects/${rows[0]?.key ?? ''}`);

    expect([sent.status, sent.json]).toMatchObject([200, { status: 'SCHEDULED', rows: 3, createdBy: as }]);
    expect(task).toMatchObject({ id, status: 'DONE', rows: 3, created: 1, refused: 2, progress: 100, open: false });
    expect(project.json).toMatchObject({
      projectName: 'Warehouse pilot',
      projectStartDate: '2026-12-01',
      jobFunctionDescription: 'Designs, builds and tests software.',
      costCenter: 'CC-1234',
      additionalFields: [
        { field: { id: 1 }, value: 'Weekly' },
        { field: { id: 2 }, value: '90 Hourly' },
      ],
      manager: { logicalName: people.manager },
      contractor: { logicalName: 'nora@studio.example' },
      workLocationInfo: { workLocation: { state: 'California', county: 'Alameda' } },
      currentStatus: { createdBy: as },
    });
    expect(rows.slice(1).map(({ problems }) => problems)).toEqual([
      [
        { column: 'Candidate Email', value: 'no email', message: 'Candidate Email is not valid' },
        { column: 'Budget', value: '-1', message: 'Budget must be at least 0' },
      ],
      [{ column: 'Job Function', value: 'Magic', message: 'Job Function is not one of the choices offered' }],
    ]);
  });

  test('mails whoever sent the file when all rows were worked on', async () => {
    const { database } = opened();

    const [mail] = await database
      .current()
      .selectFrom('mail')
      .select(['to', 'subject', 'text'])
      .where('template', '=', 'project-import-ended')
      .execute();

    expect(mail).toMatchObject({ to: as, subject: 'Your project upload projects.xlsx is completed' });
    expect(mail?.text).toContain('Of 3 rows in projects.xlsx, 1 project was created and 2 rows were refused.');
  });

  test('knows what only the server can decide before anything is imported, and stores nothing of a check', async () => {
    const { portal, database } = opened();
    const content = await projectSheet(
      { 'Manager Email': 'nobody@client.example' },
      { 'Cost Center': null },
      { 'End Date': '2026-11-01' },
      { Region: 'Canada', Location: 'US-EAST' },
      { 'Company Id': 2, 'Pay Rate': 'a lot' },
    );

    const { status, json } = await sendSheet(portal, check, { as, content });

    expect(status).toBe(200);
    expect(json).toMatchObject({ rows: 5, refused: 5 });
    const problems = isRecord(json) && Array.isArray(json['problems']) ? json['problems'].filter(isRecord) : [];
    expect(problems.map(({ row, column }) => [row, column])).toEqual([
      [2, 'Manager Email'],
      [3, 'Cost Center'],
      [4, 'End Date'],
      [5, 'Location'],
      [5, 'Primary Location'],
      [5, 'Work Location'],
      [6, 'Pay Rate'],
    ]);
    const files = await database.current().selectFrom('stored_file').select('name').execute();
    expect(files).toEqual([{ name: 'projects.xlsx' }]);
  });

  test('refuses a time that has passed, and imports at the time that was chosen', async () => {
    const { portal } = opened();
    const content = await projectSheet({ 'Candidate Email': 'later@studio.example' });

    const past = await sendSheet(portal, '/scheduler/projectImport/2026-11-21T09:00:00Z', { as, content });
    const wrong = await sendSheet(portal, '/scheduler/projectImport/tomorrow', { as, content });
    const later = await sendSheet(portal, '/scheduler/projectImport/2026-11-22T09:00:00Z', { as, content });
    await portal.settle();
    const running = await ask('/scheduler/tasks/running');

    const message = 'The date and time cannot be earlier than now';
    expect([past, wrong].map(({ status, json }) => ({ status, json }))).toMatchObject([
      { status: 400, json: { message } },
      { status: 400, json: { message } },
    ]);
    expect(later.status).toBe(200);
    expect(running.json).toMatchObject([{ status: 'SCHEDULED', startsAt: '2026-11-22T09:00:00.000Z', open: true }]);
  });

  test('returns marked rows, and belongs to those with its function alone', async () => {
    const { portal } = opened();
    const content = await projectSheet({ 'Candidate Email': 'marked@studio.example' }, { Budget: 'much' });

    const { bytes } = await sendSheet(portal, '/scheduler/projectImportMarks', { as, content });
    const strangers = [people.manager, people.contractor, people.subvendor];
    const refused = await Promise.all(strangers.map((who) => sendSheet(portal, check, { as: who, content })));
    const lists = await Promise.all(strangers.map((who) => ask('/scheduler/tasks', who)));
    const [sheet] = (await readXlsx(bytes)).sheets;

    expect(sheet?.rows.map((row) => row.slice(-2))).toEqual([
      ['Row', 'Problems'],
      [2, ''],
      [3, 'Budget is not valid'],
    ]);
    expect(sheet?.rows[0]).toContain('Note of the sender');
    expect([...refused, ...lists].map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403]);
  });
});
