import { describeKills } from '../releases/describeKills.ts';

describeKills(200);
