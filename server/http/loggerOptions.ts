import { toLoggedError } from './toLoggedError.ts';

interface LogLines {
  write(line: string): void;
}

/** Logs say which request was answered how, never what it carried: no addresses, no bodies, no tokens. */
export function loggerOptions(level: string, logTo?: LogLines) {
  return {
    level,
    serializers: { err: (error: unknown) => ({ ...toLoggedError(error) }) },
    redact: { paths: ['*.password', '*.token', '*.accessToken', '*.authorization', 'headers'], remove: true },
    ...(logTo === undefined ? {} : { stream: logTo }),
  };
}
