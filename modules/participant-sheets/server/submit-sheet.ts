import { sql } from 'kysely'
import type { BodyOf } from '#kit/contract/define-endpoint.ts'
import type { Change } from '#kit/server/call.ts'
import { invalidField, refused } from '#kit/server/problems.ts'
import { employer as employerEntity } from '#modules/employers/contract/employer.ts'
import { refuseHeld } from '#modules/holds/server/refuse-held.ts'
import { appliesFor } from '#modules/intake/server/on-behalf.ts'
import { refuseIneligible } from '#modules/intake/server/refuse-ineligible.ts'
import type { participantSheetsEndpoints } from '../contract/participant-sheets.endpoints.ts'
import { judgeRows } from './judge-rows.ts'
import { holdSheet } from './keep-rows.ts'
import { readEmployer, type OnFile } from './read-employer.ts'
import { readRows } from './sheet.queries.ts'
import { tellTabs } from './tell-tabs.ts'

type Terms = BodyOf<(typeof participantSheetsEndpoints)['submitSheet']>

/** The stepped job that submits what waits. */
export const sheetsJob = 'participantSheets.submit'

/**
 * Lets each row that is in order wait for its turn; those with something wrong stay as they are. What
 * waits, waits with the terms of this moment.
 * @throws 422 at the terms that are wrong for all, 409 `programClosed`, `applicationsHeld`,
 * `profileIncomplete` or `nothingToSubmit`
 */
export async function submitSheet(change: Change, terms: Terms): Promise<void> {
  const { db, person, now } = change
  const sheet = await holdSheet(change)
  const { programId } = terms
  await appliesFor(change, { programId, businessNumber: undefined })
  const employer = await employerFor(change, terms)
  await refuseIneligible(change, { programId, position: terms, within: '' })
  await refuseHeld(change, 'application', { employerId: employer.id, programId })
  const rows = await readRows(change, sheet.id)
  const today = await change.today()
  const { contactEmail } = employer
  const judged = await judgeRows({ db, person, rows, terms, today, contactEmail })
  const ready = [...judged].flatMap(([key, { errors }]) => (Object.keys(errors).length ? [] : key))
  if (ready.length === 0) throw refused('nothingToSubmit')
  await sql`
    update participant_sheets set terms = ${JSON.stringify(terms)}, updated_at = ${now}
    where id = ${sheet.id}`.execute(db)
  await sql`
    update participant_sheet_rows set state = 'waiting', problem = null, asked_at = ${now},
      terms = ${JSON.stringify({ ...terms, employerId: employer.id })}
    where sheet_id = ${sheet.id} and key = any(${ready}::text[])`.execute(db)
  await sql`
    insert into participant_sheet_submissions (sheet_id, asked_at, row_count, told_at)
    values (${sheet.id}, ${now}, ${ready.length}, ${ready.length > 1 ? null : now})
    on conflict (sheet_id, asked_at) do update
      set row_count = participant_sheet_submissions.row_count + excluded.row_count, told_at = null`.execute(
    db,
  )
  await change.audit({
    action: 'participantSheets.submitted',
    entity: 'participantSheet',
    entityId: sheet.id,
    reference: employer.legalName,
    changes: { count: [null, ready.length] },
  })
  change.startJob(sheetsJob)
  await tellTabs(change)
}

async function employerFor({ db, person }: Change, { employerId }: Terms): Promise<OnFile> {
  const employer = await readEmployer(db, person, employerId)
  if (!employer) throw invalidField('employerId', employerId ? 'missing' : 'required')
  if (!employerEntity.create.safeParse(profileOf(employer)).success)
    throw refused('profileIncomplete')
  return employer
}

export const profileOf = ({ id: _, ...profile }: OnFile) => profile
