import { sql } from 'kysely'
import type { SpokenSource } from '#modules/notes-and-tasks/server/spoken.ts'
import type { Spoken } from '#modules/notes-and-tasks/contract/timeline.endpoints.ts'
import { sides } from '#modules/intake/contract/sides.ts'
import { groupOf } from '#modules/applications/server/readable-answers.ts'

/** What was written with the sides of an application, for staff who see what those sides answer. */
export const messagesInTimeline: SpokenSource = {
  kind: 'application',
  of({ id, groups }) {
    const seen = sides.filter((side) => groups.includes(groupOf[side]))
    return {
      at: sql`s.sent_at`,
      from: sql`messages s where s.application_id = ${id} and s.side = any(${seen}::text[])`,
    }
  },
  async read(db, ids) {
    const { rows } = await sql<Spoken>`
      select s.id, s.side, s.is_from_staff as "isFromStaff", s.author_name as author, s.body as text,
        s.read_at as "readAt", (select count(*)::int from message_files o where o.message_id = s.id) as files
      from messages s where s.id = any(${[...ids]}::uuid[])`.execute(db)
    return rows
  },
}
