import type { HandlerContext } from '#server';

interface NewPerson {
  readonly login: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phoneNumber: string | undefined;
  readonly organizationId: number | undefined;
}

/** Stores a new person with its event, optionally with an organisation. */
export async function insertPerson(context: HandlerContext, person: NewPerson): Promise<void> {
  const { login, firstName, lastName, phoneNumber, organizationId } = person;
  const contacts = [
    { method: 'Email', value: login },
    ...(phoneNumber === undefined ? [] : [{ method: 'MobilePhone', value: phoneNumber }]),
  ];
  await context.db
    .insertInto('person')
    .values({
      ...{ logical_name: login, first_name: firstName, last_name: lastName, organization_id: organizationId ?? null },
      attributes: JSON.stringify({ contacts }),
    })
    .execute();
  const after = {
    ...{ logicalName: login, firstName, lastName, contacts },
    ...(organizationId === undefined ? {} : { organizationId }),
  };
  await context.events.append({ entity: 'person', key: login, what: 'create', after });
}
