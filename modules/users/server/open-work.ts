import { sql, type RawBuilder } from 'kysely'
import type { Change, Db } from '#kit/server/call.ts'
import { forbidden, invalidField } from '#kit/server/problems.ts'
import type { OpenWorkCount } from '../contract/users.endpoints.ts'
import { usersLetters } from '../contract/users.letters.ts'

/** Something that waits for a person and can be given to a colleague; each module tells its own. */
export interface OpenWork {
  /** Names the words `openWork.{kind}`. */
  kind: string
  /** What follows from others, such as the tasks about a record, is handed over after them. */
  place: number
  /** How much waits for each of these people; who has nothing is left out. */
  count(db: Db, userIds: readonly string[]): Promise<readonly OpenWorkOf[]>
  /** Moves everything of the kind, with its audit rows. @returns how much it was */
  handOver(change: Change, who: { from: Colleague; to: Colleague }): Promise<number>
}

declare module '#kit/server/server-module.ts' {
  interface Offers {
    openWork: OpenWork
  }
}

export interface OpenWorkOf {
  userId: string
  count: number
}

/** Counts by assignee, as `OpenWork.count` does, what a table and a condition name. */
export const countedBy =
  (open: RawBuilder<unknown>): OpenWork['count'] =>
  async (db, userIds) => {
    const { rows } = await sql<OpenWorkOf>`
      select assignee_id as "userId", count(*)::int as count from ${open}
        and assignee_id = any(${userIds}) group by assignee_id`.execute(db)
    return rows
  }

export interface Colleague {
  id: string
  name: string
}

/** How much waits for each person, kind by kind in their order; what is nothing is left out. */
export async function countOpenWork(
  db: Db,
  kinds: readonly OpenWork[],
  userIds: readonly string[],
): Promise<(userId: string) => OpenWorkCount[]> {
  const counted = await Promise.all(
    kinds.map(async ({ kind, count }) => ({ kind, of: await count(db, userIds) })),
  )
  const byUser = new Map<string, OpenWorkCount[]>(userIds.map((id) => [id, []]))
  for (const { kind, of } of counted)
    for (const { userId, count } of of) byUser.get(userId)?.push({ kind, count })
  return (userId) => byUser.get(userId) ?? []
}

interface HandOver {
  from: Colleague
  /** An active colleague. */
  toId: string
  /** The field that names the colleague, for what is wrong with it. */
  field: string
  kinds?: readonly string[]
}

/**
 * Gives a person's open work to a colleague, who is told by one letter.
 * @throws 403 without the permission, 422 when the colleague is not an active one
 */
export async function handOverWork(
  change: Change,
  openWork: readonly OpenWork[],
  { from, toId, field, kinds }: HandOver,
): Promise<OpenWorkCount[]> {
  const to = await requireColleague(change, { toId, field })
  if (to.id === from.id) throw invalidField(field, 'noColleague')
  const moved: OpenWorkCount[] = []
  for (const each of openWork.filter(({ kind }) => !kinds || kinds.includes(kind)))
    moved.push({ kind: each.kind, count: await each.handOver(change, { from, to }) })
  const total = moved.reduce((sum, { count }) => sum + count, 0)
  if (total === 0) return []
  await change.audit({
    action: 'users.handedOver',
    entity: 'user',
    entityId: from.id,
    reference: from.name,
    changes: { openWork: [total, 0], handedTo: [null, to.name] },
  })
  if (to.id !== change.person.userId)
    await change.letter(
      usersLetters.handedOver,
      { userId: to.id },
      { record: from.id, from: from.name, count: total },
    )
  return moved.filter(({ count }) => count > 0)
}

/**
 * Somebody to whom the person may hand work over.
 * @throws 403 without the permission, 422 when the colleague is not an active one
 */
export async function requireColleague(
  { db, person }: Change,
  { toId, field }: Pick<HandOver, 'toId' | 'field'>,
): Promise<Colleague> {
  const permission = { action: 'assign', subject: 'Users Management' } as const
  if (!person.permissions.allows(permission)) throw forbidden()
  const to = await findColleague(db, toId)
  if (!to) throw invalidField(field, 'noColleague')
  return to
}

/** Held until the change is kept, so that nobody is disabled while work comes to them. */
async function findColleague(db: Db, id: string): Promise<Colleague | null> {
  const { rows } = await sql<Colleague>`
    select id, name from users
    where id = ${id} and type = 'staff' and status = 'active' for share`.execute(db)
  return rows[0] ?? null
}
