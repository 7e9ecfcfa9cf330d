import { Client } from 'pg'
import { poolConfig } from './connect.ts'
import type { Connection } from './connection.ts'

type Target = string | Connection

/** What the embedded database is served with. */
const embeddedRole = 'programs_serving'

/** What may be added to and read, and neither changed nor emptied. */
const addedTo = ['audit_log', 'audit_seals']
/** What a function of the database alone adds to. */
const ofErasures = 'audit_erasures'
/** What migrations alone write. */
const ofMigrations = ['migration', 'migration_lock', 'migration_checksum']

/**
 * Gives a role all that serving takes, on a database that is migrated: every table to read and
 * write, but the audit log only to read and add to. Whoever owns the tables gives it; the role owns
 * the queue of jobs alone, and may do no more after a migration than before it.
 */
export async function prepareServing(owner: Target, role: string): Promise<void> {
  await withClient(owner, async (client) => {
    const to = client.escapeIdentifier(role)
    await client.query('begin')
    // Of two starts at once one waits: grants on the same table would otherwise fail.
    await client.query('select pg_advisory_xact_lock(735202)')
    for (const statement of grants(to)) await client.query(statement)
    for (const statement of await ownJobs(client, to)) await client.query(statement)
    await client.query('commit')
  })
}

const grants = (role: string): string[] => [
  `grant usage on schema public to ${role}`,
  `grant select, insert, update, delete on all tables in schema public to ${role}`,
  `grant usage, select on all sequences in schema public to ${role}`,
  `revoke update, delete, truncate, references, trigger on ${addedTo.join(', ')} from ${role}`,
  `revoke insert, update, delete, truncate, references, trigger on ${ofErasures} from ${role}`,
  `revoke all on sequence audit_log_sequence_seq from ${role}`,
  `revoke insert, update, delete on ${ofMigrations.join(', ')} from ${role}`,
]

/** The queue makes and changes its tables itself; those that another role made before change hands. */
async function ownJobs(client: Client, role: string): Promise<string[]> {
  const { rows } = await client.query<{ statement: string }>(`
    select format('alter table jobs.%I owner to', c.relname) as statement from pg_class c
      where c.relnamespace = 'jobs'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    union all select format('alter table jobs.%I owner to', c.relname) from pg_class c
      where c.relnamespace = 'jobs'::regnamespace and c.relkind = 'r' and c.relispartition
    union all select format('alter type jobs.%I owner to', t.typname) from pg_type t
      where t.typnamespace = 'jobs'::regnamespace and t.typtype = 'e'
    union all select format('alter routine %s owner to', p.oid::regprocedure) from pg_proc p
      where p.pronamespace = 'jobs'::regnamespace`)
  return [`alter schema jobs owner to`, ...rows.map(({ statement }) => statement)].map(
    (statement) => `${statement} ${role}`,
  )
}

/** How the embedded database is served; the role is made when absent. */
export async function embeddedServing(owner: Connection): Promise<Connection> {
  const { rows } = await withClient(owner, (client) =>
    client.query(`select from pg_roles where rolname = $1`, [embeddedRole]),
  )
  if (rows.length === 0)
    await withClient(owner, (client) => client.query(`create role ${embeddedRole} login`)).catch(
      unlessThere,
    )
  return { ...owner, user: embeddedRole }
}

function unlessThere(error: { code?: string }) {
  if (!['42710', '23505'].includes(error.code ?? '')) throw error
}

export interface ServingRole {
  name: string
  /** It may make tables, and so migrate. */
  mayMigrate: boolean
  /** It owns the audit log, is above who does, or was given more than to read and add. */
  mayAlterAudit: boolean
}

/** What the role of a connection may do; before the first migration there is no audit log to alter. */
export async function readServingRole(target: Target): Promise<ServingRole> {
  const { rows } = await withClient(target, (client) =>
    client.query<ServingRole>(`
      select current_user as name, has_schema_privilege('public', 'create') as "mayMigrate",
        coalesce((select bool_or(pg_has_role(c.relowner, 'member')
            or has_table_privilege(c.oid, 'update, delete, truncate, trigger')) from pg_class c
          where c.relnamespace = 'public'::regnamespace and c.relname in ('audit_log', 'audit_seals', 'audit_erasures')), true)
          as "mayAlterAudit"`),
  )
  return rows[0]!
}

async function withClient<T>(target: Target, work: (client: Client) => Promise<T>): Promise<T> {
  const { max: _, ...config } = poolConfig(target, { name: 'programs roles' })
  const client = new Client(config)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
