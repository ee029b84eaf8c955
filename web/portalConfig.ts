import type { PortalConfig } from '#renderer';

/** The operations, screens and menu of the portal's definitions that the shell uses. */
export const portalConfig: PortalConfig = {
  name: 'Formwork',
  operations: {
    signIn: 'auth.login',
    me: 'auth.me',
    signOut: 'auth.logout',
    draftGet: 'drafts.get',
    draftSave: 'drafts.save',
    draftRemove: 'drafts.remove',
    draftList: 'drafts.list',
    preferencesList: 'preferences.list',
    preferencesSave: 'preferences.save',
  },
  screens: { signIn: 'login', home: 'dashboard', account: 'account-settings' },
  footerMenu: 'footer',
};
