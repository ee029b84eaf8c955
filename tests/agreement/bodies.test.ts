import { isLongSuite } from '../isLongSuite.ts';
import { agreeAboutBodies } from './agreeAboutBodies.ts';

agreeAboutBodies({ overHttp: isLongSuite ? 1_260 : 210 });
