import { type CheckType, numberType, textType } from '../expressions/checkTypes.ts';

/** What a failed call says of its failure. */
export const errorType: CheckType = {
  kind: 'entity',
  name: 'the error',
  properties: {
    message: textType,
    status: numberType,
    code: textType,
    operation: textType,
    fields: { kind: 'map', of: textType },
  },
};
