/** True in the short suite, which renders some stories of each kind. */
export const isSample = import.meta.env['CATALOGUE'] === 'sample';
