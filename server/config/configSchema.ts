/** All settings of the environment, with default and description. `.env.example` is generated from it. */
export const configSchema = {
  type: 'object',
  properties: {
    HOST: {
      type: 'string',
      default: '127.0.0.1',
      description: 'Address to listen on; 0.0.0.0 opens it to the network.',
    },
    PORT: { type: 'integer', minimum: 0, maximum: 65535, default: 3000, description: 'Port to listen on.' },
    PUBLIC_URL: {
      type: 'string',
      default: '',
      description: 'Address people use, for links in mails; empty: http://localhost:PORT.',
    },
    DATA_DIR: {
      type: 'string',
      minLength: 1,
      default: './data',
      description: 'Folder of the embedded database, of the signing key and of files.',
    },
    FILES_URL: {
      type: 'string',
      pattern: '^(s3://.+)?$',
      default: '',
      description:
        'Bucket for files, s3://bucket/prefix?region=…&endpoint=…, with credentials from AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY; empty: DATA_DIR.',
    },
    FILE_LIMIT: {
      type: 'integer',
      minimum: 1024,
      default: 26214400,
      description: 'Largest uploaded file in bytes; a field may allow less.',
    },
    CLAMD_URL: {
      type: 'string',
      pattern: '^((tcp|unix):.+)?$',
      default: '',
      description:
        'Virus scanner for uploaded files, tcp://host:3310 or unix:/run/clamav/clamd.ctl; empty: files are not scanned. A file that cannot be scanned is refused.',
    },
    DEFINITIONS: {
      type: 'string',
      default: '',
      description: 'Folder of definitions that make another portal; empty: the one of this repository.',
    },
    DATABASE_URL: {
      type: 'string',
      pattern: '^(postgres(ql)?://.+)?$',
      default: '',
      description: 'PostgreSQL to use instead of the embedded database.',
    },
    DATABASE_READ_URL: {
      type: 'string',
      pattern: '^(postgres(ql)?://.+)?$',
      default: '',
      description:
        'Replica of DATABASE_URL that lists and reports are read from; empty: everything is read from DATABASE_URL.',
    },
    DATABASE_CONNECT_SECONDS: {
      type: 'integer',
      minimum: 1,
      maximum: 600,
      default: 10,
      description: 'How long a request waits for a connection to PostgreSQL.',
    },
    DATABASE_STATEMENT_SECONDS: {
      type: 'integer',
      minimum: 1,
      maximum: 3600,
      default: 30,
      description: 'How long a statement in PostgreSQL may take; migrations may take longer.',
    },
    SESSION_SECRET: {
      type: 'string',
      pattern: '^(.{32,})?$',
      default: '',
      description:
        'Signs sessions, 32 characters at least; empty: made once and kept in DATA_DIR. Set it when several servers share a database.',
    },
    SESSION_MINUTES: {
      type: 'integer',
      minimum: 1,
      maximum: 1440,
      default: 60,
      description: 'How long a sign-in lasts.',
    },
    SMTP_URL: {
      type: 'string',
      pattern: '^(smtps?://.+)?$',
      default: '',
      description: 'Mail server; empty: mails are read in the portal under /mailbox.',
    },
    MAILBOX: {
      enum: ['demo', 'administrator'],
      default: 'demo',
      description:
        'Who reads /mailbox beside the first role: everybody, in a demo that is reached from its own machine alone, or nobody.',
    },
    MAIL_FROM: {
      type: 'string',
      minLength: 3,
      default: 'Formwork <no-reply@formwork.example>',
      description: 'Sender of mails.',
    },
    OIDC_ISSUER: {
      type: 'string',
      pattern: '^(https://.+|http://(localhost|127\\.0\\.0\\.1|\\[::1\\])([:/].*)?)?$',
      default: '',
      description:
        'Provider of OpenID Connect for single sign-on; empty: with demo data a small one of our own, else none.',
    },
    OIDC_CLIENT_ID: { type: 'string', default: '', description: 'Name by which the provider knows this portal.' },
    OIDC_CLIENT_SECRET: {
      type: 'string',
      default: '',
      description: 'Secret that the provider has given out for that name; empty for a public client.',
    },
    OIDC_CALLBACK: {
      enum: ['/login/okta/callback', '/login/callback'],
      default: '/login/okta/callback',
      description: 'Path that people come back to, as it is entered at the provider after PUBLIC_URL.',
    },
    LOG_LEVEL: {
      enum: ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      default: 'info',
      description: 'Least serious line that is logged.',
    },
    METRICS_TOKEN: {
      type: 'string',
      pattern: '^(.{16,})?$',
      default: '',
      description:
        'Serves /metrics for Prometheus to whoever sends this token as a bearer, 16 characters at least; empty: there are no metrics.',
    },
    OTEL_EXPORTER_OTLP_ENDPOINT: {
      type: 'string',
      pattern: '^(https?://.+)?$',
      default: '',
      description:
        'Collector of OpenTelemetry that traces are sent to by OTLP over HTTP, http://collector:4318, with the headers of OTEL_EXPORTER_OTLP_HEADERS; empty: nothing is traced.',
    },
    OTEL_SERVICE_NAME: {
      type: 'string',
      minLength: 1,
      default: 'formwork',
      description: 'Name of this service in traces.',
    },
    OTEL_TRACES_SAMPLER_ARG: {
      type: 'number',
      minimum: 0,
      maximum: 1,
      default: 1,
      description:
        'Share of the requests and jobs that are traced; a request that belongs to a trace follows its caller.',
    },
    RATE_LIMIT: {
      type: 'integer',
      minimum: 1,
      default: 1200,
      description: 'Requests per minute from one network address.',
    },
    LOGIN_LIMIT: {
      type: 'integer',
      minimum: 1,
      default: 10,
      description:
        'Failed sign-ins in 15 minutes per account from one network address; an address has five times as many, an account ten times. A browser that was signed in counts for itself.',
    },
    BODY_LIMIT: { type: 'integer', minimum: 1024, default: 1048576, description: 'Largest request body in bytes.' },
    TRUST_PROXY: {
      type: 'string',
      default: '0',
      description:
        'How many proxies of yours are before the server, or their networks, separated by commas; behind them, callers are told apart by X-Forwarded-For.',
    },
    DEMO_DATA: {
      type: 'boolean',
      default: true,
      description: 'Fill an empty database with people and records to try the portal with.',
    },
    ADMIN_EMAIL: {
      type: 'string',
      minLength: 3,
      default: 'admin@formwork.example',
      description: 'Login of the first administrator of a database that is started without demo data.',
    },
    RELEASE: {
      enum: ['published', 'folder'],
      default: 'published',
      description:
        'What counts when definitions were published at run time: they stay live, or a start makes the folder live again.',
    },
    PUBLISH_OWN_DRAFTS: {
      type: 'boolean',
      default: true,
      description: 'Whether people may publish drafts that they have written. With false, somebody else has to.',
    },
    TIME_ZONE: {
      type: 'string',
      default: '',
      description: 'Zone whose calendar decides what "today" is; empty: the machine\'s own.',
    },
  },
} as const;
