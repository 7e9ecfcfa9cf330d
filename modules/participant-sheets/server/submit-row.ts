import { sql } from 'kysely'
import type * as z from 'zod/mini'
import type { Change } from '#kit/server/call.ts'
import { onItsOwn, type RowProblem } from '#kit/server/each-on-its-own.ts'
import { forbidden, invalidField, refused, toldTo } from '#kit/server/problems.ts'
import { submitEntered } from '#modules/intake/server/submit-on-behalf.ts'
import { sheetRow, sheetTerms } from '../contract/participant-sheet.ts'
import { readKnown, termsOf } from './judge-rows.ts'
import { readEmployer, type OnFile } from './read-employer.ts'
import { openCells, type Cells } from './sheet.queries.ts'
import { profileOf } from './submit-sheet.ts'
import { tellTabs } from './tell-tabs.ts'

export interface WaitingRow {
  sheetId: string
  key: string
}

interface Held {
  content: string | null
  terms: Record<string, unknown>
  /** How many were asked to be submitted with it, itself included. */
  together: number
}

/**
 * Submits the application of one row, if it still waits: held, so that of two who are at it one does
 * it. The application and that it was submitted are kept together; what is refused leaves the row with
 * the reason, and the others alone.
 */
export async function submitRow(change: Change, row: WaitingRow): Promise<void> {
  const held = await hold(change, row)
  if (!held) return
  const result = await onItsOwn(change, () =>
    toldTo(change.person, () => submitFor(change, held, openCells(change.settings, held.content))),
  )
  if ('problem' in result) await keepRefused(change, row, result.problem)
  else await keepSent(change, row, { ...result.done, together: held.together })
  await tellTabs(change)
}

async function hold({ db }: Change, { sheetId, key }: WaitingRow): Promise<Held | null> {
  const { rows } = await sql<Held>`
    select r.content, r.terms, s.row_count as together
    from participant_sheet_rows r
      join participant_sheet_submissions s on s.sheet_id = r.sheet_id and s.asked_at = r.asked_at
    where r.sheet_id = ${sheetId} and r.key = ${key} and r.state = 'waiting'
    for update of r skip locked`.execute(db)
  return rows[0] ?? null
}

async function submitFor(change: Change, { terms, together }: Held, cells: Cells) {
  const { programId, employerId, language, ...position } = sheetTerms.create.parse(terms)
  const employer = await readEmployer(change.db, change.person, employerId)
  if (!employer) throw refused('profileIncomplete')
  // Whoever has gone over to another employer since does not submit for that one.
  if (employer.id !== employerId) throw forbidden()
  const typed = Object.entries(cells).filter(([, cell]) => cell.trim() !== '')
  const participant = sheetRow.create.parse(Object.fromEntries(typed))
  await refuseSecond(change, { employer, programId, participant })
  const { firstName, lastName, email, phone } = participant
  return submitEntered(
    change,
    {
      programId,
      language,
      employer: profileOf(employer),
      position: {
        ...(termsOf(position, participant as Cells) as typeof position),
        participantName: `${firstName} ${lastName}`,
        participantEmail: email,
      },
    },
    {
      participant: {
        firstName,
        lastName,
        language: participant.language ?? language,
        ...(phone && { phone }),
      },
      isOneOfSeveral: together > 1,
    },
  )
}

interface Second {
  employer: OnFile
  programId: string
  participant: Pick<z.infer<typeof sheetRow.create>, 'email'>
}

/** Two sheets with the same participant wait for one another, and the later finds the other's application. */
async function refuseSecond(change: Change, { employer, programId, participant }: Second) {
  const { email } = participant
  await sql`select pg_advisory_xact_lock(
    hashtextextended(${`sheet ${programId} ${employer.id} ${email}`}, 0))`.execute(change.db)
  const known = await readKnown(change, { emails: [email], programId })
  const open = known.find(({ isOpenHere }) => isOpenHere)
  if (open) throw invalidField('email', 'hasOpen', { reference: open.reference })
}

const keepRefused = ({ db }: Change, { sheetId, key }: WaitingRow, problem: RowProblem) =>
  sql`update participant_sheet_rows set state = 'refused', problem = ${JSON.stringify(problem)}
    where sheet_id = ${sheetId} and key = ${key}`.execute(db)

async function keepSent(
  change: Change,
  { sheetId, key }: WaitingRow,
  { id, reference, together }: { id: string; reference: string; together: number },
) {
  await sql`update participant_sheet_rows set state = 'sent', application_id = ${id}
    where sheet_id = ${sheetId} and key = ${key}`.execute(change.db)
  if (together > 1)
    await change.audit({
      action: 'applications.submittedTogether',
      entity: 'application',
      entityId: id,
      reference,
      changes: { together: [null, together - 1] },
    })
}
