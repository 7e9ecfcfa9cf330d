import type { ChangeCall } from '#kit/server/call.ts'
import { refused } from '#kit/server/problems.ts'
import { countHit } from '#kit/server/rate-limit.ts'
import { settingsOf } from '#kit/server/settings.ts'
import { takesApplications } from '#modules/programs/server/program.queries.ts'
import type { intakeEndpoints } from '../contract/intake.endpoints.ts'
import { loadDraft, presentDraft } from './draft.queries.ts'
import { makeLink } from './links.ts'
import { settings as own } from './intake.settings.ts'

type Start = ChangeCall<(typeof intakeEndpoints)['startDraft']>

/** Begins an employer's application for an open program; the draft lives on the server. */
export async function startDraft(call: Start) {
  const { db, body, outside, address, now, settings } = call
  await countHit(outside, {
    key: `intake:start:${address}`,
    most: settingsOf(settings, own).intakeStartsPerHour,
    seconds: 3600,
  })
  if (body.website) throw refused('tooFast')
  if (!(await takesApplications(db, body.programId, await call.today())))
    throw refused('programClosed')
  const { id } = await db
    .insertInto('intake_drafts')
    .values({
      side: 'employer',
      program_id: body.programId,
      language: body.language,
      expires_at: new Date(now.getTime() + settingsOf(settings, own).draftLinkLife).toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const token = await makeLink(call, id)
  return { token, draft: await presentDraft(db, await loadDraft(db, id)) }
}
