import { isRecord } from '#engine';
import type { Handler, HandlerContext } from '#server';
import { definePortalHandler } from '../../contract/definePortalHandler.ts';
import { rowForm } from './rowForm.ts';

type Values = Readonly<Record<string, string | number | boolean>>;

/** Maximum number of rows of a file. */
const maxRows = 10_000;

const configuration = definePortalHandler('excel.configuration', async (context) => {
  const { user, locale, args } = context;
  const request = { form: rowForm, user, locale, values: { companyId: args.companyId } };
  const columns = await context.outside('columns', async () => () => context.imports.columns(request));
  return {
    columns: columns.map(({ choices: _choices, ...column }) => column),
    dropdowns: Object.fromEntries(columns.flatMap(({ label, choices }) => (choices ? [[label, choices]] : []))),
    dateFormat: 'yyyy-mm-dd',
    maxRows,
  };
});

const generate = definePortalHandler('excel.generate', async (context) => {
  const { user, locale, args } = context;
  const { companyId, rowCount } = args;
  const values = { ...plainValues(args.defaultValues), ...plainValues(args.selectedDropdownDefaults), companyId };
  const request = {
    ...{ form: rowForm, user, locale, rows: rowCount },
    name: `ProjectUploadTemplateCompanyId:${companyId}.xlsx`,
    values: { ...values, ...additionalValues(context) },
  };
  return context.outside('sheet', async () => () => context.imports.template(request));
});

/** Returns additional fields by their paths in a row. */
function additionalValues({ body }: HandlerContext): Values {
  const stored = body['additionalFields'];
  const entries = (Array.isArray(stored) ? stored : []).filter(isRecord).map(({ field, value }) => {
    const id = isRecord(field) ? field['id'] : undefined;
    return [`additionalFields.${String(id)}`, value] as const;
  });
  return plainValues(Object.fromEntries(entries));
}

function plainValues(given: object | undefined): Values {
  const plain = Object.entries(given ?? {}).flatMap(([name, value]: [string, unknown]) => {
    const isPlain = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
    return isPlain && value !== '' ? [[name, value] as const] : [];
  });
  return Object.fromEntries(plain);
}

export const excelHandlers: readonly Handler[] = [configuration, generate];
