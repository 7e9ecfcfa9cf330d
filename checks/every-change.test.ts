import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { product } from '#apps/server/modules.ts'
import { actSaid } from '#modules/audit/server/said-acts.ts'
import { actors, type Actor } from './authorization/actors.ts'
import {
  endpoints,
  isUnsafe,
  send,
  world,
  withPeople,
} from './authorization/sending.test-people.ts'
import { elsewhere, unrecorded, withoutSubject } from './changes/exceptions.ts'
import { sourceOf } from './walk.ts'

withPeople()

const changing = endpoints.filter(({ endpoint }) => isUnsafe(endpoint))
const tried: Actor[] = ['superAdmin', ...actors.filter((actor) => actor !== 'superAdmin')]

async function lastSequence(): Promise<number> {
  const { last } = await world.server.db
    .selectFrom('audit_log')
    .select(({ fn }) => fn.max('sequence').as('last'))
    .executeTakeFirstOrThrow()
  return last
}

const rowsSince = (sequence: number) =>
  world.server.db
    .selectFrom('audit_log')
    .select(['actor_id as actorId', 'actor_name as actor', 'action', 'entity', 'entity_id as id'])
    .where('sequence', '>', sequence)
    .orderBy('sequence')
    .execute()

type Row = Awaited<ReturnType<typeof rowsSince>>[number]

/** What whoever succeeds first leaves in the audit log; null when nobody does. */
async function recordedOf({ name, endpoint }: (typeof changing)[number]) {
  for (const actor of tried) {
    await world.restore()
    const by = name === 'logout' ? { by: await world.freshSession(actor) } : {}
    const before = await lastSequence()
    const { status } = await send({ name, endpoint, actor, ...by })
    if (status < 300) return { rows: await rowsSince(before), userId: world.userIds[actor] }
  }
  return null
}

/** By name at least, where somebody without an account did it. */
const tellsWho = (row: Row, userId: string | null) =>
  row.actor !== '' && (userId === null || row.actorId === userId || row.actorId === null)

test.each(changing)('$name leaves an audit row: who, what, of what', async (change) => {
  const { name } = change
  const recorded = await recordedOf(change)
  if (name in elsewhere) {
    expect(recorded?.rows ?? [], 'it is carried out: take it off the list').toEqual([])
    return
  }
  expect(recorded, 'nobody can carry it out: give the world what it asks for').not.toBeNull()
  const { rows = [], userId = null } = recorded ?? {}
  if (name in unrecorded) {
    expect(rows, 'it is recorded: take it off the list').toEqual([])
    return
  }
  const whole = rows.filter(
    (row) =>
      tellsWho(row, userId) &&
      /^[\w-]+\.\w+/.test(row.action) &&
      row.entity !== '' &&
      (row.id !== null || name in withoutSubject),
  )
  expect([name, rows, whole.length > 0]).toEqual([name, rows, true])
})

test('whatever was recorded, the audit log says in both languages', async () => {
  const { rows } = await sql<{ action: string }>`
    select distinct action from audit_log order by action`.execute(world.server.db)
  const { acts } = product.offers
  expect(rows.length).toBeGreaterThan(150)
  const silent = rows.filter(
    ({ action }) => !actSaid(acts, action, 'en') || !actSaid(acts, action, 'fr'),
  )
  expect(silent).toEqual([])
})

test('the exceptions name changes that there are, and tests that look at audit rows', () => {
  const names = changing.map(({ name }) => name)
  const listed = [unrecorded, withoutSubject, elsewhere].flatMap((list) => Object.keys(list))
  expect(listed.filter((name) => !names.includes(name))).toEqual([])
  expect(listed.length).toBe(new Set(listed).size)
  const files = Object.values(elsewhere).filter((reason) => reason.startsWith('modules/'))
  for (const file of new Set(files))
    expect(sourceOf(file), file).toMatch(/auditRows|audit_log|\/history`/)
})
