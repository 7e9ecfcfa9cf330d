import { sql } from 'kysely'
import type { TestServer } from '#apps/server/test-server.ts'
import { cast } from '#seeds/cast.ts'
import { makeSecret } from '#kit/server/secrets.ts'
import { pdf } from '#modules/intake/server/intake.test-journey.ts'
import type { Things } from './things.ts'

/** A question of the form that is answered with a file. */
export const fundingFileKey = 'qoutline000'

/** A secret link to the form of a request, with a file that waits there to be sent. */
export async function fundingFormOf(server: TestServer, fundingRequestId: string) {
  const { db } = server
  await sql`
    with draft as (insert into form_drafts (purpose, program_id, record_id, version_id, language, answers, step, expires_at)
      select 'fundingRequest', f.program_id, f.id, v.id, 'en', '{}', '', clock_now() + interval '60 days'
      from funding_requests f, forms o join form_versions v on v.form_id = o.id and v.state = 'published'
      where f.id = ${fundingRequestId} and o.purpose = 'fundingRequest' and o.program_id is null
      returning id, record_id)
    update funding_requests f set draft_id = draft.id from draft where f.id = draft.record_id`.execute(
    db,
  )
  const token = makeSecret()
  await sql`insert into funding_request_links (token_hash, request_id, expires_at)
    values (sha256(${token}::bytea), ${fundingRequestId}, clock_now() + interval '60 days')`.execute(
    db,
  )
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(pdf)]), 'outline.pdf')
  const path = `/api/public/funding-requests/${token}/documents/${fundingFileKey}`
  const answer = await fetch(`${server.address}${path}`, { method: 'POST', body: form })
  const { documents } = (await answer.json()) as { documents: { id: string }[] }
  return { fundingToken: token, fundingDocumentId: documents[0]?.id ?? '' }
}

/** A request for training of a placement, whose employer is asked for the form. */
export async function fundingRequestOf({ db }: Pick<TestServer, 'db'>, placementId: string) {
  const { rows } = await sql<{ id: string }>`
    insert into funding_requests (placement_id, side, requested_by, requested_on, due_on)
    select ${placementId}, 'employer', u.id, organisation_today() - 5, organisation_today() + 16
    from users u where u.email = ${cast.caseOfficer.email} returning id`.execute(db)
  return rows[0]?.id ?? ''
}

/** It becomes one of whichever employer and participant its placement has by now. */
export const giveFundingRequest = (db: TestServer['db'], fundingRequestId: string) =>
  sql`update funding_requests f set employer_id = l.employer_id, participant_id = l.participant_id
    from placements l where l.id = f.placement_id and f.id = ${fundingRequestId}`.execute(db)

/** Nobody has cancelled it or written about it. */
export const restoreFundingRequest = (db: TestServer['db'], fundingRequestId: string) =>
  sql`update funding_requests set status = 'awaitingForm', cancelled_on = null, cancelled_by = null,
    cancel_reason = null, last_contact_on = null where id = ${fundingRequestId}`.execute(db)

export const newFundingRequest = ({ placementId }: Pick<Things, 'placementId'>) => ({
  placementId,
  side: 'employer',
})

const version = '00000000-0000-4000-8000-000000000000'

export const fundingRequestBodies = {
  saveFundingForm: () => ({ version, step: 'course' }),
  submitFundingForm: () => ({ version, revision: 0 }),
  approveFundingRequest: () => ({ lines: [], total: '1.00' }),
  returnFundingRequest: () => ({ changes: 'The dates' }),
  rejectFundingRequest: () => ({ reasonCodes: ['notRelevant'] }),
  reviewFundingRequest: () => ({ lines: [], total: '1.00' }),
  returnFundingEvidence: () => ({ changes: 'The invoice' }),
  takeBackFundingReview: () => ({ takeBackReason: 'The invoice is of another course' }),
  recordFundingRequestPaid: () => ({ paidOn: '2027-02-08', paidOtherwise: 'By cheque' }),
  cancelFundingRequest: () => ({ reason: 'Another course was found' }),
}
