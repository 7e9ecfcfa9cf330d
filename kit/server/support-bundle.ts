import os from 'node:os'
import { strToU8, zipSync } from 'fflate'
import { sql } from 'kysely'
import type { Db } from './call.ts'
import type { DeclaredJob } from './declared-jobs.ts'
import type { ToldSetting } from './define-settings.ts'
import { readJobOutcomes } from './job-outcomes.ts'
import { readJobStates } from './job-runs.ts'
import { version } from './version.ts'

interface Bundled {
  db: Db
  now: Date
  jobs: readonly DeclaredJob[]
  settings: readonly ToldSetting[]
  /** As Prometheus reads them. */
  metrics: string
  /** The last lines of the log; empty where another process writes it. */
  log: string
  /** What whoever runs the product sees of it. */
  state: object
}

const readme = `What this installation told of itself for whoever helps to run it.

about.json       versions of the product, Node.js and PostgreSQL, the machine
settings.json    settings; what may be a secret or of a person is only told to be given
state.json       what /api/ready/details says, or as much of it as the command knows
migrations.json  what was done to the database's structure
jobs.json        how each background job fares
tables.json      how many rows each table has, as the database estimates, and their size
metrics.txt      as Prometheus reads them
log.jsonl        the last lines of this process' log (docs/operations/logs.md)

No row of the database is in it: no names, addresses, numbers or amounts.
`

/** One archive for whoever helps; it holds no row of the database, no secret, and nothing of a person. */
export async function supportBundle(on: Bundled): Promise<Buffer> {
  const { db, jobs, settings, metrics, log, state } = on
  const tables = await readTables(db)
  const json = (value: unknown) => strToU8(`${JSON.stringify(value, null, 2)}\n`)
  const files = {
    'README.txt': strToU8(readme),
    'about.json': json(await readAbout(on)),
    'settings.json': json(settings),
    'state.json': json(state),
    'migrations.json': json(await readMigrations(db)),
    'jobs.json': json({
      outcomes: await readJobOutcomes(db),
      queue: (await readJobStates(db, jobs)).map(({ lastRun, ...told }) => ({
        ...told,
        lastRun: lastRun && { ...lastRun, id: undefined },
      })),
    }),
    'tables.json': json(tables),
    'metrics.txt': strToU8(metrics),
    'log.jsonl': strToU8(log),
  }
  return Buffer.from(zipSync(files, { mtime: on.now }))
}

export const bundleName = (now: Date) =>
  `programs-support-${now.toISOString().slice(0, 19).replaceAll(/[:-]/g, '')}Z.zip`

async function readAbout({ db, now }: Bundled) {
  const { rows } = await sql<{ version: string }>`
    select current_setting('server_version') as version`.execute(db)
  return {
    at: now.toISOString(),
    product: version,
    node: process.versions.node,
    postgres: rows[0]?.version,
    system: `${os.platform()} ${os.release()} ${os.arch()}`,
    processors: os.availableParallelism(),
    memoryBytes: os.totalmem(),
    memoryFreeBytes: os.freemem(),
    processSeconds: Math.round(process.uptime()),
    processBytes: process.memoryUsage.rss(),
  }
}

async function readMigrations(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from migration_checksum order by name`.execute(db)
  return rows.map(({ name }) => name)
}

async function readTables(db: Db) {
  const { rows } = await sql<{ table: string; rows: number; bytes: number }>`
    select n.nspname || '.' || c.relname as "table", greatest(c.reltuples, 0)::float8 as rows,
      pg_total_relation_size(c.oid)::float8 as bytes
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and n.nspname in ('public', 'jobs')
    order by 3 desc, 1`.execute(db)
  return rows
}
