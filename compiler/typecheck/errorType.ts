import { anyType, type CheckType, numberType, textType } from './checkTypes.ts';

const problemType: CheckType = {
  kind: 'entity',
  name: 'the problem',
  properties: {
    code: textType,
    message: textType,
    file: { kind: 'optional', of: textType },
    pointer: { kind: 'optional', of: textType },
    line: { kind: 'optional', of: numberType },
    column: { kind: 'optional', of: numberType },
    hint: { kind: 'optional', of: textType },
  },
};

const changeType: CheckType = {
  kind: 'entity',
  name: 'the change',
  properties: {
    path: textType,
    title: textType,
    base: { kind: 'optional', of: anyType },
    current: { kind: 'optional', of: anyType },
    by: { kind: 'optional', of: textType },
    at: { kind: 'optional', of: textType },
  },
};

/** The type of the error of a failed call. */
export const errorType: CheckType = {
  kind: 'entity',
  name: 'the error',
  properties: {
    message: textType,
    status: numberType,
    code: textType,
    operation: textType,
    fields: { kind: 'map', of: textType },
    errors: { kind: 'list', of: problemType },
    changes: { kind: 'list', of: changeType },
  },
};
