/** True in `npm run test:long`, which runs on every database, in every language and with every value. */
export const isLongSuite = process.env['EVERY_DATABASE'] !== undefined;
