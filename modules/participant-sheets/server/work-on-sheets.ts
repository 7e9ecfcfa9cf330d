import { sql } from 'kysely'
import type { SubjectDeclaration } from '#kit/contract/define-subjects.ts'
import { inChange, type System } from '#kit/server/change.ts'
import { systemPerson } from '#kit/server/identity.ts'
import type { SteppedJob } from '#kit/server/jobs.ts'
import { readPerson } from '#modules/accounts/server/accounts.queries.ts'
import { acknowledgeNext } from './acknowledge-sheet.ts'
import { submitRow, type WaitingRow } from './submit-row.ts'
import { sheetsJob } from './submit-sheet.ts'

type Waiting = WaitingRow & { personId: string }

/**
 * Submits the row that has waited longest, in a change of its own: what a crash cut off still waits,
 * and what was kept is not done again. Whoever asked acts, with the permissions of now. Once none waits of
 * what was submitted together, the employer hears of all.
 */
export const workOnSheets = (subjects: Record<string, SubjectDeclaration>): SteppedJob => ({
  name: sheetsJob,
  async step(system) {
    if (await acknowledgeNext(system)) return true
    const row = await nextRow(system)
    if (!row) return false
    const person = await readPerson(system.database, subjects, row.personId)
    if (!person) await stop(system, row, 'forbidden')
    else await goOn(system, row, (change) => inChange(system, { person, requestId: null }, change))
    return true
  },
})

async function nextRow({ database }: System): Promise<Waiting | undefined> {
  const { rows } = await sql<Waiting>`
    select r.sheet_id as "sheetId", r.key, s.person_id as "personId"
    from participant_sheet_rows r join participant_sheets s on s.id = r.sheet_id
    where r.state = 'waiting' order by r.asked_at, r.position limit 1 for update of r skip locked`.execute(
    database,
  )
  return rows[0]
}

type InChange = (work: (change: Parameters<typeof submitRow>[0]) => Promise<void>) => Promise<void>

async function goOn(system: System, row: WaitingRow, change: InChange) {
  try {
    await change((of) => submitRow(of, row))
  } catch (error) {
    // The next row has its turn; a database that went away is waited for.
    if (!isOfTheConnection(error)) await stop(system, row, 'unexpected')
    throw error
  }
}

const isOfTheConnection = (error: unknown) =>
  /^(08|57P)|^E[A-Z]+$/.test((error as { code?: string }).code ?? '') ||
  /connection/i.test((error as Error).message)

const stop = (system: System, { sheetId, key }: WaitingRow, code: 'forbidden' | 'unexpected') =>
  inChange(system, { person: systemPerson, requestId: null }, async ({ db }) => {
    await sql`update participant_sheet_rows set state = 'refused', problem = ${JSON.stringify({ code })}
      where sheet_id = ${sheetId} and key = ${key} and state = 'waiting'`.execute(db)
  })
