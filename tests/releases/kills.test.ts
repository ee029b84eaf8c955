import { describeKills } from './describeKills.ts';

describeKills(1);
