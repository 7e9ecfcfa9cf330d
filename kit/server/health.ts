import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { System } from './change.ts'
import { reasonOf } from './background.ts'
import type { Files } from './files.ts'

/** What the product needs, and what is the matter with it; null is nothing. */
export interface Readiness {
  isReady: boolean
  checks: Record<'database' | 'migrations' | 'files', string | null>
}

interface Needed {
  system: Pick<System, 'database'>
  files: Files
  pendingMigrations: () => Promise<string[]>
}

export async function readReadiness({
  system,
  files,
  pendingMigrations,
}: Needed): Promise<Readiness> {
  const checks = {
    database: await problemOf(() => sql`select 1`.execute(system.database)),
    migrations: await problemOf(async () => {
      const pending = await pendingMigrations()
      return pending.length ? `not applied: ${pending.join(', ')}` : null
    }),
    files: await problemOf(() => files.probe()),
  }
  return { isReady: Object.values(checks).every((problem) => problem === null), checks }
}

/**
 * `/api/health`: the process serves. `/api/ready`: everything it needs is usable, or what is not;
 * and what of the background work failed last, which does not keep it from serving.
 */
export function serveHealth(app: FastifyInstance, needed: Needed & { system: System }) {
  app.get('/api/health', async () => ({ status: 'ok' }))
  app.get('/api/ready', async (_, reply) => {
    const { isReady, checks } = await readReadiness(needed)
    if (!isReady) reply.code(503).header('retry-after', '5')
    const { failures } = needed.system.background
    return { status: isReady ? 'ready' : 'notReady', checks, failing: failures }
  })
}

/** Told to everybody: of an error its code alone. */
const problemOf = (attempt: () => Promise<unknown>): Promise<string | null> =>
  attempt().then((told) => (typeof told === 'string' ? told : null), reasonOf)
