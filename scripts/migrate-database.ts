import { openDatabase } from '#database/connect.ts'
import { isRestoring } from '#database/backup/restore-mark.ts'
import { migrate, pendingMigrations } from '#database/migrate.ts'
import { prepareServing, readServingRole } from '#database/serving-role.ts'
import { say } from './progress.ts'
import type { OpenedDatabase } from './open-data.ts'

/**
 * Applies what is missing as who owns the tables, and gives the role that serves what it needs.
 * A role that may not migrate serves a database that is migrated.
 * @returns the names applied
 * @throws when migrations wait and nobody was named who may apply them
 */
export async function migrateDatabase(
  { owner, serving }: OpenedDatabase,
  log?: (line: string) => void,
): Promise<string[]> {
  await refuseRestoring(owner)
  const migrating = await readServingRole(owner)
  if (!migrating.mayMigrate) {
    await refusePending(owner, migrating.name)
    return []
  }
  const applied = await migrate(owner, log ? { log } : {})
  const { name } = await readServingRole(serving)
  if (name !== migrating.name) await prepareServing(owner, name)
  const { mayAlterAudit } = await readServingRole(serving)
  if (mayAlterAudit)
    say(
      `The database's role “${name}” serves and may alter the audit log. docs/operations/database-roles.md tells how two roles keep it from that.`,
    )
  return applied
}

/** Half a database looks like a whole one to whoever serves it. */
async function refuseRestoring(target: OpenedDatabase['owner']) {
  const { kysely, close } = openDatabase(target, { poolSize: 1, name: 'migrate' })
  try {
    if (await isRestoring(kysely))
      throw new Error('A restore was cut off here. Run it again: npm run restore -- FILE')
  } finally {
    await close()
  }
}

async function refusePending(target: OpenedDatabase['owner'], role: string) {
  const { kysely, close } = openDatabase(target, { poolSize: 1, name: 'migrate' })
  try {
    const pending = await pendingMigrations(kysely)
    if (pending.length)
      throw new Error(
        `${pending.length} migrations wait, and the role “${role}” may not apply them. Name the owner of the tables in DATABASE_OWNER_URL and run: npm run migrate`,
      )
  } finally {
    await close()
  }
}
