import type { Config } from '../config/readConfig.ts';

type Settings = Pick<Config, 'demoData' | 'host' | 'publicUrl' | 'mailbox' | 'smtpUrl'>;

/** Returns whether the mailbox may be public: only on a demo that can be reached from its own machine alone. */
export function hasDemoMailbox({ demoData, host, publicUrl, mailbox, smtpUrl }: Settings): boolean {
  const isAtHome = isLoopback(host) && isLoopback(new URL(publicUrl).hostname);
  return mailbox === 'demo' && demoData && smtpUrl === undefined && isAtHome;
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host);
}
