export { lendPatterns } from '#engine/lenders';
