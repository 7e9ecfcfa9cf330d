import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { System } from './change.ts'
import type { Files } from './files.ts'

/**
 * `/api/health`: the process serves. `/api/ready`: everything it needs is usable, or what is not;
 * and what of the background work failed last, which does not keep it from serving.
 */
export function serveHealth(
  app: FastifyInstance,
  {
    system,
    files,
    pendingMigrations,
  }: {
    system: System
    files: Files
    pendingMigrations: () => Promise<string[]>
  },
) {
  app.get('/api/health', async () => ({ status: 'ok' }))
  app.get('/api/ready', async (_, reply) => {
    const checks = {
      database: await problemOf(() => sql`select 1`.execute(system.database)),
      migrations: await problemOf(async () => {
        const pending = await pendingMigrations()
        if (pending.length) throw new Error(`not applied: ${pending.join(', ')}`)
      }),
      files: await problemOf(() => files.probe()),
    }
    const ready = Object.values(checks).every((problem) => problem === null)
    if (!ready) reply.code(503).header('retry-after', '5')
    return { status: ready ? 'ready' : 'notReady', checks, failing: system.background.failures }
  })
}

const problemOf = (attempt: () => Promise<unknown>): Promise<string | null> =>
  attempt().then(
    () => null,
    (error: Error) => error.message,
  )
