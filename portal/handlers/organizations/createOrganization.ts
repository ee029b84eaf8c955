import { readPath } from '#engine';
import { addAccount, findRecord, refuseField } from '#server';
import { definePortalHandler, type PortalContext } from '../../contract/definePortalHandler.ts';
import { holdLogins } from '../persons/holdLogins.ts';
import { insertPerson } from '../persons/insertPerson.ts';
import { isLoginInUse } from '../persons/isLoginInUse.ts';
import { sendActivation } from './sendActivation.ts';
import { withOnboarding } from './withOnboardings.ts';

type Context = PortalContext<'organizations.create'>;

/**
 * Adds an organisation with its primary contact. That of a subvendor gets an account, which is activated by a mailed
 * link. The address of an existing account or person is refused.
 */
export const createOrganization = definePortalHandler('organizations.create', async (context) => {
  const { args, db, release } = context;
  await holdLogins(db, [args.email]);
  if (await isLoginInUse(db, args.email)) return refuseField(context, { path: 'email', code: 'options' });
  const id = await insertOrganization(context);
  await insertContact(context, id);
  const organization = await findRecord(context, 'organization', id);
  if (organization === undefined) return context.notFound();
  await context.events.append({ entity: 'organization', key: id, what: 'create', after: organization });
  if (organization['type'] === 'Client') return withOnboarding(context, organization);
  const { email, firstName, lastName } = args;
  const accountId = await addAccount(context, {
    ...{ email, firstName, lastName, roles: ['SubVendor'], attributes: { subVendorId: id } },
    companyIds: [Number(release.settings['defaultCompanyId'])],
  });
  await context.events.append({ entity: 'account', key: accountId, what: 'create', after: { email } });
  await sendActivation(context, { login: email, organization });
  return withOnboarding(context, organization);
});

async function insertOrganization({ args, db, scope }: Context): Promise<number> {
  const { name, type = 'SubVendor', accountType, specialCircumstance, phoneNumber1, phoneNumber2 } = args;
  const contractorType = args.contractorType ?? (type === 'SubVendor' ? 'SV' : undefined);
  const address = readPath(args, 'address');
  const { id } = await db
    .insertInto('organization')
    .values({
      ...{ name, type, logical_name: args.email, created_at: scope.clock.now() },
      attributes: JSON.stringify({
        ...{ contractorType, accountType, specialCircumstance },
        ...{ phoneNumber1, phoneNumber2, address },
      }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function insertContact(context: Context, organizationId: number): Promise<void> {
  const { email, firstName, lastName, phoneNumber1 } = context.args;
  await insertPerson(context, { login: email, firstName, lastName, phoneNumber: phoneNumber1, organizationId });
}
