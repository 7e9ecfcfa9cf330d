import type { ChangeCall } from '#kit/server/call.ts'
import { refused } from '#kit/server/problems.ts'
import { beginFormDraft, loadDraft } from '#modules/forms/server/form-draft.ts'
import { takesApplications } from '#modules/programs/server/program.queries.ts'
import type { intakeEndpoints } from '../contract/intake.endpoints.ts'
import { countVisitor } from './count-visitor.ts'
import { employerHalf } from './form-purposes.ts'
import { ownProfile } from './own-profile.ts'
import { presentStored } from './present-half.ts'

type Start = ChangeCall<(typeof intakeEndpoints)['startDraft']>

/**
 * Begins an employer's application for an open program; the draft lives on the server. Whoever is
 * signed in for an employer finds its profile filled in.
 */
export async function startDraft(call: Start) {
  const { db, body, person } = call
  await countVisitor(call, 'start', 'intakeStartsPerHour')
  if (body.website) throw refused('tooFast')
  if (!(await takesApplications(db, body.programId, await call.today())))
    throw refused('programClosed')
  const { programId, language } = body
  const { id, token } = await beginFormDraft(call, {
    purpose: employerHalf,
    programId,
    language,
    answers: await ownProfile(db, person),
  })
  return { token, draft: await presentStored(call, await loadDraft(db, id)) }
}
