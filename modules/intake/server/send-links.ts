import type { Change } from '#kit/server/call.ts'
import { notFound } from '#kit/server/problems.ts'
import { intakeLetters } from '../contract/intake.letters.ts'
import { loadDraft, openDraft } from './draft.queries.ts'
import { followLink, linkPath, makeLink } from './links.ts'

/** Mails a link to go on with a draft, on this or another device. */
export async function sendDraftLink(change: Change, token: string, email: string): Promise<void> {
  const draft = await openDraft(change.db, token)
  if (draft.side === 'employer')
    await change.db.updateTable('intake_drafts').set({ email }).where('id', '=', draft.id).execute()
  await mailLink(change, { id: draft.id, side: draft.side, language: draft.language }, email)
}

/** Mails a new link to the address on file, whoever asks. @throws 404 for a link that never was */
export async function sendFreshLink(change: Change, token: string): Promise<void> {
  const link = await followLink(change.db, token)
  if (!link) throw notFound()
  const draft = await loadDraft(change.db, link.draftId)
  if (draft.email) await mailLink(change, draft, draft.email)
}

async function mailLink(
  change: Change,
  draft: { id: string; side: 'employer' | 'employee'; language: 'en' | 'fr' },
  email: string,
) {
  const token = await makeLink(change, draft.id)
  await change.letter(
    intakeLetters.link,
    { email, language: draft.language },
    { link: linkPath(draft.side, token) },
  )
}
