import { Decimal } from 'decimal.js'
import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'
import { systemPerson } from '#kit/server/identity.ts'
import { invalidField } from '#kit/server/problems.ts'
import { takeStep } from '#kit/server/steps.ts'
import type { TakenAnswers } from '#modules/forms/server/take-answers.ts'
import { costKinds } from '../contract/funding-request.ts'
import type { AskedRequest } from './asked-request.queries.ts'
import { certificateKey } from './evidence-form.ts'
import { requestSteps } from './request.steps.ts'
import { tellEvidence } from './tell-evidence.ts'

/** What is claimed of each cost that was chosen. */
const claimedIn = ({ fields }: TakenAnswers) => {
  const amounts = fields['claimed'] ?? {}
  return costKinds.flatMap((kind) => {
    const claimed = amounts[kind]
    const isGiven = typeof claimed === 'string' || typeof claimed === 'number'
    return isGiven ? [{ kind, claimed: String(claimed) }] : []
  })
}

/** A cost of which nothing was approved is not claimed. @throws 422 */
export function refuseUnapproved({ approved }: AskedRequest, taken: TakenAnswers) {
  const isApproved = (kind: string) => approved.some((each) => each.kind === kind)
  if (claimedIn(taken).some(({ kind }) => !isApproved(kind)))
    throw invalidField('evidence.costs', 'costNotApproved')
}

/** Fills in what is claimed, with nothing where a cost was not chosen, and leads the request to its review. */
export async function keepEvidence(
  change: Change,
  { id, version, claimedAmount }: AskedRequest,
  { taken, by }: { taken: TakenAnswers; by: string },
) {
  const lines = claimedIn(taken)
  const claimed = Decimal.sum(0, ...lines.map((line) => line.claimed)).toFixed(2)
  const reason = taken.fields['evidence']?.['certificateReason']
  await keepClaimed(change, id, lines)
  await takeStep({ ...change, person: systemPerson, version }, requestSteps, {
    id,
    step: 'sendEvidence',
    by,
    row: {
      evidence_sent_on: await change.today(),
      evidence_sent_by: by,
      claimed_amount: claimed,
      has_certificate: taken.files.some(({ kind }) => kind === certificateKey),
      certificate_reason: typeof reason === 'string' ? reason : null,
      changes_asked: null,
      remind_on: null,
    },
    changes: { claimedAmount: [claimedAmount, claimed] },
  })
  await tellEvidence(change, id, claimed)
}

async function keepClaimed(
  { db }: Change,
  id: string,
  lines: readonly { kind: string; claimed: string }[],
) {
  await sql`update funding_request_lines n set claimed = coalesce((
      select claimed from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as g(kind text, claimed numeric(11, 2))
      where g.kind = n.kind), 0)
    where n.request_id = ${id}`.execute(db)
}
