import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'
import type { Person } from '#kit/server/person.ts'
import { columnOf } from '#kit/server/storage.ts'
import { addresseeFields, type Addressee } from '../contract/addressee.ts'
import { maySee, type ShareholderScope } from './shareholder.policy.ts'

const selectAddressee = sql.join(
  addresseeFields.map((name) => sql`${sql.ref(columnOf(name))} as ${sql.ref(name)}`),
)

/** Language and address of a shareholder; null when the person may not see the shareholder. */
export async function readAddressee(db: Db, id: string, person: Person): Promise<Addressee | null> {
  const { rows } = await sql<Addressee & ShareholderScope>`
    select ${selectAddressee}, assignee_id as "assigneeId", team_id as "teamId"
    from shareholders where id = ${id}`.execute(db)
  const [stored] = rows
  if (!stored) return null
  const { assigneeId, teamId, ...known } = stored
  return maySee(person, { assigneeId, teamId }) ? known : null
}
