import { sql, type RawBuilder } from 'kysely'
import type { Change } from '#kit/server/call.ts'
import { personalEvent } from '#kit/server/events.ts'
import { notFound } from '#kit/server/problems.ts'
import { ownNotices, type Noticing } from './notice.queries.ts'

/** Marks one of the person's own notices as read; a second time changes nothing. @throws 404 */
export async function readNotice(change: Change, noticing: Noticing, id: string): Promise<void> {
  await requireOwn(change, noticing, id)
  await markRead(change, noticing, sql`n.id = ${id}`)
}

/**
 * Marks as read one of the person's own notices and all before it. What came after, and what the
 * person may not open at this moment, is news that nobody has seen. @throws 404
 */
export async function readNoticesUpTo(change: Change, noticing: Noticing, upTo: string) {
  await requireOwn(change, noticing, upTo)
  await markRead(
    change,
    noticing,
    sql`(n.created_at, n.id) <= (select last.created_at, last.id from notices last where last.id = ${upTo})`,
  )
}

async function requireOwn({ db, person }: Change, noticing: Noticing, id: string) {
  const own = sql.join(ownNotices(noticing, person), sql` and `)
  const { rows } = await sql`select 1 from notices n where n.id = ${id} and ${own}`.execute(db)
  if (rows.length === 0) throw notFound()
}

async function markRead(change: Change, noticing: Noticing, which: RawBuilder<unknown>) {
  const { db, person, now, announce } = change
  const own = sql.join(ownNotices(noticing, person), sql` and `)
  const { numAffectedRows } = await sql`update notices n set read_at = ${now}
    where ${own} and n.read_at is null and ${which}`.execute(db)
  if (numAffectedRows) await announce(personalEvent('notifications', person.userId ?? ''))
}
