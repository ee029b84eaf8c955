export { lendParser } from '#engine/lenders';
