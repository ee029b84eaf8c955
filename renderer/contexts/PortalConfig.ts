/** The configuration of the host. The renderer contains no names of operations or screens. */
export interface PortalConfig {
  /** Name in the app bar when the settings have no `productName`. */
  readonly name: string;
  readonly operations: {
    readonly signIn: string;
    readonly me: string;
    readonly signOut: string;
    readonly draftGet: string;
    readonly draftSave: string;
    readonly draftRemove: string;
    readonly draftList: string;
    readonly preferencesList: string;
    readonly preferencesSave: string;
  };
  /** Screens that the shell links to. A screen that the release does not have is left out. */
  readonly screens: {
    readonly signIn: string;
    readonly home: string;
    readonly account: string;
  };
  /** Menu below the content, if the release has it. */
  readonly footerMenu: string;
}
