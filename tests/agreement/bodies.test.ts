import { agreeAboutBodies } from './agreeAboutBodies.ts';

agreeAboutBodies({ overHttp: 1_260 });
