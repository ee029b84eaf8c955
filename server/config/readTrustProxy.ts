import { isIP } from 'node:net';

/** The number of proxies in front of the server, or their networks. 0 means no proxy. */
export type TrustedProxies = number | readonly string[];

const mostProxies = 10;
const named: readonly string[] = ['loopback', 'linklocal', 'uniquelocal'];

/** Parses the trusted proxies. Throws if the text is invalid or would trust every address. */
export function readTrustProxy(text: string): TrustedProxies {
  if (text === 'false' || text === '') return 0;
  if (text === 'true') {
    throw new Error(
      `TRUST_PROXY=true believes whatever address a caller writes into X-Forwarded-For. ${remedy} If one proxy is before this server, write TRUST_PROXY=1.`,
    );
  }
  if (/^\d+$/.test(text)) {
    if (Number(text) > mostProxies)
      throw new Error(`TRUST_PROXY=${text} is more than ${mostProxies} proxies. ${remedy}`);
    return Number(text);
  }
  const networks = text.split(',').map((network) => network.trim());
  const wrong = networks.find((network) => !isNetwork(network));
  if (wrong !== undefined) throw new Error(`TRUST_PROXY names "${wrong}", which is no network. ${remedy}`);
  return networks;
}

const remedy = `Write the number of your proxies (1) or their networks (10.0.0.0/8,192.168.1.7,${named.join(',')}).`;

function isNetwork(text: string): boolean {
  if (named.includes(text)) return true;
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  // A prefix length of 0 would include every address.
  return bits === undefined || (/^[1-9]\d*$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}
