import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'
import { translatorOf } from '#kit/server/messages.ts'
import { theRow } from '#kit/server/the-row.ts'
import { monitoringWords } from '../contract/words.ts'
import { scopeOf, viewing } from './monitoring.policy.ts'
import { loadForm } from './monitoring.queries.ts'

/** Which form of which placement, and of whom where that is seen. @throws 404 when it is not to be seen */
export async function nameForm({ db, person }: Change, id: string): Promise<string> {
  const form = await loadForm({ db, person }, id)
  const { rows } = await sql<{ number: number; name: string }>`
    select number, name from monitoring_forms where id = ${id}`.execute(db)
  const { number, name } = theRow(rows)
  const words = translatorOf(monitoringWords[person.language], person.language)
  const sees = person.permissions.groupsOn(viewing, scopeOf(form))('personal')
  return [...(sees ? [name] : []), words(`titles.${form.side}`, { number }), form.reference].join(
    ' · ',
  )
}
