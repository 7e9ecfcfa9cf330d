import { sql } from 'kysely'
import type { Caller, CastMember, TestServer } from '#apps/server/test-server.ts'

/** Somebody of the cast whose role has not a group of protected fields for a while. */
const withoutGroup =
  (group: string) =>
  async (
    server: TestServer,
    role: Extract<CastMember, 'manager' | 'admin'>,
    act: (by: Caller) => Promise<void>,
  ) => {
    const { rows } = await sql<{
      rules: object
    }>`select rules from roles where key = ${role}`.execute(server.db)
    const keep = (rules: object) =>
      sql`update roles set rules = ${JSON.stringify(rules)}::jsonb where key = ${role}`.execute(
        server.db,
      )
    const rules = rows[0]?.rules ?? []
    await keep(JSON.parse(JSON.stringify(rules).replaceAll(`,"${group}"`, '')) as object)
    try {
      await act(await server.as(role))
    } finally {
      await keep(rules)
    }
  }

export const withoutBank = withoutGroup('bank')
export const withoutFigures = withoutGroup('figures')
