import { describeKills } from './describeKills.ts';

describeKills(2);
