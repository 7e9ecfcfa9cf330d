import { sql } from 'kysely'
import type { Caller } from '#apps/server/test-server.ts'
import type { StatusMachine } from '#kit/contract/define-status.ts'
import type { Driver } from './investor-drivers.ts'
import { server } from './transitions.test-people.ts'
import { drivers } from './drivers.ts'
import { endpoints } from './declared.ts'

export interface Record_ {
  status: string
  version: number
}

export const rowOf = async (driver: Driver, id: string) => {
  const { rows } = await sql<Record_ & { of: string }>`
    select ${sql.ref(driver.state?.column ?? 'status')} as status, version, md5(t::text) as of
    from ${sql.table(driver.table)} t where id = ${id}`.execute(server.db)
  if (!rows[0]) throw new Error('the record is gone')
  return rows[0]
}

/** What a refused step may not have left behind: the row, what hangs on it, messages, events. */
export async function traces(driver: Driver, id: string): Promise<object> {
  const { rows } = await sql<object>`
    select (select md5(t::text) from ${sql.table(driver.table)} t where id = ${id}) as row,
      (select count(*)::int from audit_log where entity = ${driver.entity} and entity_id = ${id}) as audit,
      (select count(*)::int from outbox_messages) as messages,
      (select count(*)::int from live_events) as events,
      (select count(*)::int from placements) as placements,
      (select count(*)::int from application_versions) as versions,
      (select md5(string_agg(b::text, '|' order by b::text)) from program_budgets b) as budgets,
      (select md5(string_agg(c::text, '|' order by c::text)) from checkpoints c where application_id = ${id}) as checkpoints`.execute(
    server.db,
  )
  return rows[0] ?? {}
}

export const auditOf = async (driver: Driver, id: string, after: number) => {
  const { rows } = await sql<{
    action: string
    changes: Record<string, unknown>
    actor_id: string
  }>`
    select action, changes, actor_id from audit_log
    where entity = ${driver.entity} and entity_id = ${id} order by sequence offset ${after}`.execute(
    server.db,
  )
  return rows
}

export async function call(
  machine: StatusMachine,
  step: string,
  id: string,
  by: Caller,
  version: number,
) {
  const driver = drivers[machine.name]
  const name = machine.transitions[step]?.endpoint ?? ''
  const endpoint = endpoints.get(name)
  const body = driver?.bodies[step]
  if (!endpoint || !body)
    throw new Error(
      `say in checks/transitions/drivers.ts how ${machine.name} takes the step ${step}`,
    )
  return by.post<Record_>(await addressOf(driver, endpoint.path, id), await body(id), { version })
}

export const addressOf = async (driver: Driver, path: string, id: string) =>
  (await driver.pathOf?.(path, id)) ?? path.replace('{id}', id)
