import type { AddressInfo } from 'node:net';
import { beforeAll } from 'vitest';
import { isRecord } from '#engine';
import type { Method } from '#server/testing';
import { eachPortal } from '../../../../portal/testing/eachPortal.ts';
import type { PortalApp } from '../../../../portal/testing/openPortalApp.ts';
import { portalPassword } from '../../../../portal/testing/portalPeople.ts';
import type { DatabaseHandle } from '../../../../server/database/DatabaseHandle.types.ts';

export type Json = Readonly<Record<string, unknown>>;

/** What a person is told: the state of the call, its words, and the fields that were refused. */
export interface Told {
  readonly status: number;
  readonly json: Json;
  readonly rows: readonly Json[];
  readonly message: unknown;
}

/** Headers of one call, as a browser sends them. */
type Headers = Readonly<Record<string, string>>;

/** A person with one open session: a window of a browser. */
export interface Walker {
  readonly email: string;
  readonly token: string;
  get(path: string): Promise<Told>;
  post(path: string, body?: unknown, headers?: Headers): Promise<Told>;
  put(path: string, body: unknown, headers?: Headers): Promise<Told>;
  remove(path: string): Promise<Told>;
}

/** A portal that listens, with its database and a clock that is set by hand. */
export interface Road {
  readonly portal: PortalApp;
  readonly database: DatabaseHandle;
  /** A window of a person with the usual password, the same one each time. */
  as(email: string): Promise<Walker>;
  /** Another window of a person; the answer of the sign-in where it is refused. */
  enter(email: string, password?: string): Promise<Walker | Told>;
  /** Nobody: a visitor who is not signed in. */
  readonly visitor: Walker;
}

/** Walks on each database, over HTTP, against a portal that listens on a port of its own. */
export function eachRoad(title: string, body: (road: () => Road) => void): void {
  eachPortal(title, (opened) => {
    let road: Road | undefined;
    beforeAll(async () => {
      const { portal, database } = opened();
      await portal.app.listen({ host: '127.0.0.1', port: 0 });
      road = openRoad(portal, database);
    });
    body(() => {
      if (road === undefined) throw new Error('The road is open only inside tests.');
      return road;
    });
  });
}

function openRoad(portal: PortalApp, database: DatabaseHandle): Road {
  const address = portal.app.server.address();
  if (!isAddress(address)) throw new Error('The portal does not listen.');
  const url = `http://127.0.0.1:${address.port}/api`;
  const walker = (email: string, token: string): Walker => {
    const send = async (
      method: Method,
      path: string,
      { body, headers = {} }: { body?: unknown; headers?: Headers },
    ) => {
      const answer = await fetch(`${url}${path}`, {
        method,
        headers: {
          ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      await portal.settle();
      return told(answer.status, await answer.text());
    };
    return {
      email,
      token,
      get: (path) => send('GET', path, {}),
      post: (path, body, headers = {}) => send('POST', path, { body, headers }),
      put: (path, body, headers = {}) => send('PUT', path, { body, headers }),
      remove: (path) => send('DELETE', path, {}),
    };
  };
  const visitor = walker('', '');
  const enter = async (username: string, password = portalPassword): Promise<Walker | Told> => {
    const answer = await visitor.post('/auth/login', { username, password });
    return answer.status === 200 ? walker(username, String(answer.json['accessToken'])) : answer;
  };
  const known = new Map<string, Promise<Walker>>();
  const as = (email: string): Promise<Walker> => {
    const entered = known.get(email) ?? enter(email).then(mustEnter);
    known.set(email, entered);
    return entered;
  };
  return { portal, database, as, enter, visitor };
}

function told(status: number, text: string): Told {
  const body: unknown = text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : undefined;
  const json = isRecord(body) ? body : {};
  const list: unknown = Array.isArray(body) ? body : json['content'];
  return { status, json, rows: Array.isArray(list) ? list.filter(isRecord) : [], message: json['message'] };
}

export function mustEnter(entered: Walker | Told): Walker {
  if ('token' in entered) return entered;
  throw new Error(`Nobody was signed in: ${entered.status} ${String(entered.message)}`);
}

function isAddress(address: AddressInfo | string | null): address is AddressInfo {
  return typeof address === 'object' && address !== null;
}
