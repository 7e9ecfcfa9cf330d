import { defineSettings } from './define-settings.ts'
import {
  address,
  duration,
  email,
  encryptionKey,
  listOf,
  onOff,
  oneOf,
  size,
  text,
  wholeNumber,
  winding,
} from './setting-kinds.ts'

export const serving = defineSettings({
  environment: {
    name: 'NODE_ENV',
    kind: oneOf('production', 'development', 'test'),
    standard: 'development',
    description: 'In `production` the demonstration is refused and keys are required',
  },
  port: {
    name: 'PORT',
    kind: wholeNumber(0, 65_535),
    standard: '3000',
    description: 'Where the server listens; 0 picks a free port',
  },
  host: {
    name: 'HOST',
    kind: text,
    isPlain: true,
    standard: '127.0.0.1',
    description: 'The network address it listens on',
  },
  publicUrl: {
    name: 'PUBLIC_URL',
    kind: address('http', 'https'),
    description:
      'How people reach the product, for links in messages; absent: `http://localhost:PORT`',
  },
  trustedProxies: {
    name: 'TRUSTED_PROXIES',
    kind: listOf(text),
    standard: '',
    description: 'Addresses whose `X-Forwarded-…` headers are believed',
  },
  workers: {
    name: 'WORKERS',
    kind: wholeNumber(0, 64),
    standard: '1',
    description: 'Background jobs at a time; 0 leaves them to other processes',
  },
  logLevel: {
    name: 'LOG_LEVEL',
    kind: oneOf('silent', 'error', 'warn', 'info', 'debug'),
    standard: 'info',
    description: 'The least that is logged',
  },
  metricsPort: {
    name: 'METRICS_PORT',
    kind: wholeNumber(0, 65_535),
    description:
      'Where Prometheus finds `/metrics`, a port of its own; 0 picks a free one; absent: nowhere (docs/operations/metrics.md)',
  },
  metricsHost: {
    name: 'METRICS_HOST',
    kind: text,
    isPlain: true,
    standard: '127.0.0.1',
    description:
      'The network address of the metrics; whoever reaches it reads them, so none that the internet reaches',
  },
  metricsKept: {
    name: 'METRICS_KEPT',
    kind: duration,
    standard: '5s',
    description: 'For how long what was read from the database for the metrics is told again',
  },
  checkAnswers: {
    name: 'CHECK_ANSWERS',
    kind: onOff,
    description: 'Check every answer against its declaration; absent: on outside of production',
  },
  appTitle: {
    name: 'APP_TITLE',
    kind: text,
    standard: 'Programs',
    description: 'The name on pages and in messages',
  },
  languageSwitch: {
    name: 'LANGUAGE_SWITCH',
    kind: onOff,
    standard: 'on',
    description: 'Offer the other language in the main layout',
  },
  timeZone: {
    name: 'TIME_ZONE',
    kind: text,
    isPlain: true,
    standard: 'America/Toronto',
    description: 'Where a day begins and ends, unless the organisation says otherwise',
  },
  clock: {
    name: 'CLOCK',
    kind: winding,
    description:
      'Winds the whole product on or back: `+45d`, `-3h`, or the moment at which it begins; refused in production',
  },
})

export const keeping = defineSettings({
  dataDir: {
    name: 'DATA_DIR',
    kind: text,
    standard: './data',
    description: 'Database, files, outgoing messages and the key of the installation',
  },
  databaseUrl: {
    name: 'DATABASE_URL',
    kind: address('postgres', 'postgresql'),
    description: 'A PostgreSQL server; absent: an embedded one under `DATA_DIR`',
  },
  databaseOwnerUrl: {
    name: 'DATABASE_OWNER_URL',
    kind: address('postgres', 'postgresql'),
    description:
      'The same server as the role that owns the tables, for migrations; absent: `DATABASE_URL`, and then the audit log can be altered by whoever serves (docs/operations/database-roles.md)',
  },
  databaseReadUrl: {
    name: 'DATABASE_READ_URL',
    kind: address('postgres', 'postgresql'),
    description: 'A replica for lists, reports and exports',
  },
  postgresPrograms: {
    name: 'PG_BIN',
    kind: text,
    description: "The folder of a distribution's PostgreSQL programs, instead of the bundled ones",
  },
  poolSize: {
    name: 'POOL_SIZE',
    kind: wholeNumber(1, 200),
    standard: '10',
    description: 'Database connections of one process',
  },
  preparedStatements: {
    name: 'PREPARED_STATEMENTS',
    kind: onOff,
    standard: 'on',
    description:
      'Statements are planned once for each connection; `off` behind a pooler that hands connections on by transaction',
  },
  statementTimeout: {
    name: 'STATEMENT_TIMEOUT',
    kind: duration,
    standard: '30s',
    description: 'How long one statement of the database may take',
  },
  idleTransactionTimeout: {
    name: 'IDLE_TRANSACTION_TIMEOUT',
    kind: duration,
    standard: '60s',
    description: 'A change that asks nothing of the database for this long is broken off',
  },
  filesUrl: {
    name: 'FILES_URL',
    kind: address('s3', 'https', 'http'),
    description: 'An S3-compatible bucket; absent: `DATA_DIR/files`',
  },
  uploadMaxBytes: {
    name: 'UPLOAD_MAX',
    kind: size,
    standard: '10MB',
    description: 'The largest file one may upload',
  },
  trashLife: {
    name: 'TRASH_LIFE',
    kind: duration,
    standard: '30d',
    description: 'How long what was deleted can be brought back',
  },
  bulkRunLife: {
    name: 'BULK_RUN_LIFE',
    kind: duration,
    standard: '7d',
    description: 'How long one can read what became of many records at once, and take it back',
  },
  encryptionKeys: {
    name: 'ENCRYPTION_KEYS',
    kind: listOf(encryptionKey),
    standard: '',
    description:
      'For protected values; the first one encrypts, all decrypt; required in production, elsewhere made at the first start in `DATA_DIR/encryption-key`: keep a copy of it apart from the database',
  },
  backupDir: {
    name: 'BACKUP_DIR',
    kind: text,
    description: 'Where backups are written, best on another disk; absent: `DATA_DIR/backups`',
  },
  backupRecipient: {
    name: 'BACKUP_RECIPIENT',
    kind: text,
    description:
      'Backups are encrypted for this age recipient, `age1…`; absent: whoever has a backup can read it',
  },
  backupIdentity: {
    name: 'BACKUP_IDENTITY',
    kind: text,
    description:
      'Opens an encrypted backup for `npm run restore`: `AGE-SECRET-KEY-1…`; keep it where the server is not',
  },
  demo: {
    name: 'DEMO',
    kind: onOff,
    description:
      'Fill an empty database with the demonstration; absent: on outside of production, where it is refused',
  },
  adminEmail: {
    name: 'ADMIN_EMAIL',
    kind: email,
    description: 'The first administrator, invited by mail',
  },
  adminPassword: {
    name: 'ADMIN_PASSWORD',
    kind: text,
    description: 'Instead of an invitation: the first password, changed at the first sign-in',
  },
})

export const writing = defineSettings({
  smtpUrl: {
    name: 'SMTP_URL',
    kind: address('smtp', 'smtps'),
    description: 'Where mail is handed over',
  },
  mailFrom: {
    name: 'MAIL_FROM',
    kind: text,
    standard: 'Programs <no-reply@example.org>',
    description: 'The sender of mail',
  },
  smsUrl: {
    name: 'SMS_URL',
    kind: address('https', 'http'),
    description: 'Where text messages are handed over',
  },
  outbox: {
    name: 'OUTBOX',
    kind: oneOf('send', 'files'),
    description:
      '`files` writes messages to `DATA_DIR/outbox`, and in production says that this is meant',
  },
})
