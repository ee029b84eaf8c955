/** True in `npm run test:long`, whose tests run on every database, in every language and with every value. */
export const isLongSuite = process.env['EVERY_DATABASE'] !== undefined;
