import { agreeAboutBodies } from '../agreement/agreeAboutBodies.ts';

agreeAboutBodies({ overHttp: 10_000 });
