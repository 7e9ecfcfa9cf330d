import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'
import { checkpointTwoLetters } from '../contract/checkpoint-two.letters.ts'
import type { LoadedCheckpoint } from './checkpoint-two.queries.ts'

type Telling =
  | { told: 'overrideAsked' }
  | { told: 'overrideGranted' | 'overrideRefused'; to: string | null }

/** Tells whoever may grant what is asked for, or whoever asked what became of it. */
export async function tellAboutOverride(
  change: Change,
  found: LoadedCheckpoint,
  telling: Telling,
): Promise<void> {
  const readers = telling.told === 'overrideAsked' ? await granters(change, found) : [telling.to]
  for (const userId of readers)
    if (userId)
      // oxlint-disable-next-line no-await-in-loop -- one transaction does one after the other
      await change.letter(
        checkpointTwoLetters[telling.told],
        { userId },
        {
          record: found.applicationId,
          reference: found.reference,
          link: `/applications/approved/${found.applicationId}`,
        },
      )
}

const mostTold = 20

/** Staff whose role lets failed checks of the program pass, but for whoever asks or has recorded one. */
async function granters({ db, person }: Change, { results, scope }: LoadedCheckpoint) {
  const recorders = Object.values(results).flatMap(({ byId }) => byId ?? [])
  const { rows } = await sql<{ id: string }>`
    select u.id from users u join roles r on r.id = u.role_id
    where u.type = 'staff' and u.status = 'active' and u.id <> ${person.userId}
      and u.id <> all(${recorders}::uuid[])
      and exists (select 1 from jsonb_array_elements(r.rules) rule
        where rule->>'subject' = 'Applications View' and rule->>'action' in ('All', 'override')
          and rule->>'inverted' is null and (rule->>'scope' is null or rule->>'scope' = 'program' and exists (
            select from user_programs p where p.user_id = u.id and p.program_id = ${scope.programId})))
    order by u.id limit ${mostTold}`.execute(db)
  return rows.map(({ id }) => id)
}
