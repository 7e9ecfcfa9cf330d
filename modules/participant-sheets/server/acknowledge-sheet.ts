import { sql } from 'kysely'
import type { Bilingual } from '#kit/contract/fields.ts'
import type { Language } from '#kit/contract/strings.ts'
import type { Change } from '#kit/server/call.ts'
import { inChange, type System } from '#kit/server/change.ts'
import { systemPerson } from '#kit/server/identity.ts'
import { participantSheetsLetters } from '../contract/participant-sheets.letters.ts'

interface Submission {
  sheetId: string
  askedAt: string
  rows: number
}

/**
 * Tells the employer of everything that was submitted together, once none of it waits any more: what was
 * received and how much was refused. Told and kept that it was are one change.
 * @returns whether there was something to tell
 */
export const acknowledgeNext = (system: System): Promise<boolean> =>
  inChange(system, { person: systemPerson, requestId: null }, async (change) => {
    const submission = await holdNext(change)
    if (!submission) return false
    await tellEmployer(change, submission)
    await sql`update participant_sheet_submissions set told_at = ${change.now}
      where sheet_id = ${submission.sheetId} and asked_at = ${submission.askedAt}`.execute(
      change.db,
    )
    return true
  })

async function holdNext({ db }: Change): Promise<Submission | undefined> {
  const { rows } = await sql<Submission>`
    select s.sheet_id as "sheetId", s.asked_at as "askedAt", s.row_count as rows
    from participant_sheet_submissions s
    where s.told_at is null and not exists (select from participant_sheet_rows r
      where r.sheet_id = s.sheet_id and r.asked_at = s.asked_at and r.state = 'waiting')
    order by s.asked_at limit 1 for update skip locked`.execute(db)
  return rows[0]
}

interface Received {
  reference: string
  employerId: string
  email: string
  name: string
  language: Language
  program: Bilingual
  days: number
}

async function tellEmployer(change: Change, { sheetId, askedAt, rows }: Submission) {
  const received = await readReceived(change, sheetId, askedAt)
  const [first] = received
  // Of what was refused the sheet itself tells whoever is at it.
  if (!first) return
  const { employerId, email, name, language, program, days } = first
  await change.letter(
    participantSheetsLetters.received,
    { email, name, language },
    {
      record: employerId,
      count: received.length,
      refused: rows - received.length,
      lines: received.map(({ reference }) => ({ line: 'receivedOne' as const, reference })),
      program,
      days,
      link: `/submit-new-application/several/${sheetId}`,
    },
  )
}

async function readReceived({ db }: Change, sheetId: string, askedAt: string): Promise<Received[]> {
  const { rows } = await sql<Received>`
    select a.reference, e.id as "employerId", e.contact_email as email, e.contact_name as name, e.language,
      p.name as program, p.service_standard_days as days
    from participant_sheet_rows r join applications a on a.id = r.application_id
      join employers e on e.id = a.employer_id join programs p on p.id = a.program_id
    where r.sheet_id = ${sheetId} and r.asked_at = ${askedAt} order by r.position, r.key`.execute(
    db,
  )
  return rows
}
