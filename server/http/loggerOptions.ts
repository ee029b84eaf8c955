import { toLoggedError } from './toLoggedError.ts';

interface LogLines {
  write(line: string): void;
}

/** Options of the logger. Logs contain which request got which response, but no client addresses, bodies or tokens. */
export function loggerOptions(level: string, logTo?: LogLines) {
  return {
    level,
    serializers: { err: (error: unknown) => ({ ...toLoggedError(error) }) },
    redact: { paths: ['*.password', '*.token', '*.accessToken', '*.authorization', 'headers'], remove: true },
    ...(logTo === undefined ? {} : { stream: logTo }),
  };
}
