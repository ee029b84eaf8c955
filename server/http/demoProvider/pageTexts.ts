/** Texts of the demo provider's pages. They are not texts of the portal, because a real provider has its own. */
export interface PageTexts {
  readonly title: string;
  readonly lead: string;
  readonly who: string;
  readonly password: string;
  readonly hint: string;
  readonly signIn: string;
  readonly cancel: string;
  readonly choose: string;
  readonly wrong: string;
  readonly tooMany: string;
  readonly over: string;
  readonly overLead: string;
  readonly back: string;
}

const en: PageTexts = {
  title: 'Demo sign-in',
  lead: 'This page stands in for the sign-in of an organisation, as long as no provider is configured.',
  who: 'Who are you?',
  password: 'Password',
  hint: 'The server prints the password of the demo accounts when it starts.',
  signIn: 'Sign in',
  cancel: 'Cancel',
  choose: 'Choose a person and enter the password.',
  wrong: 'The password is not right.',
  tooMany: 'Too many tries. Please wait a few minutes.',
  over: 'This sign-in is over',
  overLead: 'It took too long, or it was begun in another browser. Please begin again.',
  back: 'Back to the portal',
};

const others: Readonly<Record<string, PageTexts>> = {
  fr: {
    title: 'Connexion de démonstration',
    lead: 'Cette page remplace la connexion d’une organisation tant qu’aucun fournisseur n’est configuré.',
    who: 'Qui êtes-vous ?',
    password: 'Mot de passe',
    hint: 'Le serveur affiche le mot de passe des comptes de démonstration à son démarrage.',
    signIn: 'Se connecter',
    cancel: 'Annuler',
    choose: 'Choisissez une personne et saisissez le mot de passe.',
    wrong: 'Le mot de passe n’est pas correct.',
    tooMany: 'Trop de tentatives. Veuillez patienter quelques minutes.',
    over: 'Cette connexion n’est plus valable',
    overLead: 'Elle a duré trop longtemps ou a été commencée dans un autre navigateur. Veuillez recommencer.',
    back: 'Retour au portail',
  },
  ro: {
    title: 'Autentificare demonstrativă',
    lead: 'Această pagină ține locul autentificării unei organizații cât timp nu este configurat niciun furnizor.',
    who: 'Cine sunteți?',
    password: 'Parolă',
    hint: 'Serverul afișează la pornire parola conturilor demonstrative.',
    signIn: 'Autentificare',
    cancel: 'Anulare',
    choose: 'Alegeți o persoană și introduceți parola.',
    wrong: 'Parola nu este corectă.',
    tooMany: 'Prea multe încercări. Așteptați câteva minute.',
    over: 'Această autentificare a expirat',
    overLead: 'A durat prea mult sau a fost începută în alt browser. Vă rugăm să începeți din nou.',
    back: 'Înapoi la portal',
  },
  zh: {
    title: '演示登录',
    lead: '在尚未配置身份提供方时，本页面代替组织的登录页面。',
    who: '您是谁？',
    password: '密码',
    hint: '服务器启动时会显示演示账号的密码。',
    signIn: '登录',
    cancel: '取消',
    choose: '请选择一个人并输入密码。',
    wrong: '密码不正确。',
    tooMany: '尝试次数过多，请等待几分钟。',
    over: '此次登录已失效',
    overLead: '登录耗时过长，或是在另一个浏览器中开始的。请重新开始。',
    back: '返回门户',
  },
};

/** Returns the texts in a language, or in English. */
export function pageTexts(language: string): PageTexts {
  return others[language.toLowerCase().split('-')[0] ?? ''] ?? en;
}
