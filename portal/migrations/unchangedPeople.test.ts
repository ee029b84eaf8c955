import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { eachPortal } from '../testing/eachPortal.ts';
import { createProject } from '../testing/portalProject.ts';

eachPortal('a project whose people are written', (opened) => {
  /** Number of the transaction that wrote the project last, and the name of its manager. */
  const written = async (projectNumber: string) => {
    const { rows } = await sql<{ by: string; manager: string; contractor: string }>`select xmin::text as by,
        manager_name as manager, contractor_name as contractor
      from project where project_number = ${projectNumber}`.execute(opened().database.current());
    return rows[0];
  };
  const rename = (projectNumber: string, lastName: string) =>
    opened()
      .database.current()
      .updateTable('project_person')
      .set({ last_name: lastName })
      .where('project_number', '=', projectNumber)
      .where('side', '=', 'manager')
      .execute();

  test('is written again only if their names change', async () => {
    // given
    const { projectNumber } = await createProject(opened().portal);
    const created = await written(projectNumber);
    const [first = '', last = ''] = created?.manager.split(' ') ?? [];

    // when
    await rename(projectNumber, last);
    const same = await written(projectNumber);
    await rename(projectNumber, 'Renamed');
    const renamed = await written(projectNumber);

    // then
    expect(same).toEqual(created);
    expect(renamed).toMatchObject({ manager: `${first} Renamed`, contractor: created?.contractor });
  });
});
