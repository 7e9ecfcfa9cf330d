import type { ChangeCall } from '#kit/server/call.ts'
import { refused } from '#kit/server/problems.ts'
import { countHit } from '#kit/server/rate-limit.ts'
import { settingsOf } from '#kit/server/settings.ts'
import { beginFormDraft, loadDraft } from '#modules/forms/server/form-draft.ts'
import { takesApplications } from '#modules/programs/server/program.queries.ts'
import type { intakeEndpoints } from '../contract/intake.endpoints.ts'
import { employerHalf } from './form-purposes.ts'
import { settings as own } from './intake.settings.ts'
import { presentStored } from './present-half.ts'

type Start = ChangeCall<(typeof intakeEndpoints)['startDraft']>

/** Begins an employer's application for an open program; the draft lives on the server. */
export async function startDraft(call: Start) {
  const { db, body, outside, address, settings } = call
  await countHit(outside, {
    key: `intake:start:${address}`,
    most: settingsOf(settings, own).intakeStartsPerHour,
    seconds: 3600,
  })
  if (body.website) throw refused('tooFast')
  if (!(await takesApplications(db, body.programId, await call.today())))
    throw refused('programClosed')
  const { programId, language } = body
  const { id, token } = await beginFormDraft(call, { purpose: employerHalf, programId, language })
  return { token, draft: await presentStored(call, await loadDraft(db, id)) }
}
