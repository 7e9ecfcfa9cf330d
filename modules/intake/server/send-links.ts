import type { Change } from '#kit/server/call.ts'
import { notFound } from '#kit/server/problems.ts'
import {
  keepAddress,
  loadDraft,
  openDraft,
  type StoredDraft,
} from '#modules/forms/server/form-draft.ts'
import { followLink, makeLink } from '#modules/forms/server/links.ts'
import { intakeLetters } from '../contract/intake.letters.ts'
import type { Side } from '../contract/sides.ts'
import { sideOf } from './form-purposes.ts'

export const linkPath = (side: Side, token: string) => `/${side}/profile?draft=${token}` as const

/** Mails a link to go on with a draft, on this or another device. */
export async function sendDraftLink(change: Change, token: string, email: string): Promise<void> {
  const draft = await openDraft(change.db, token)
  if (sideOf(draft) === 'employer') await keepAddress(change, draft.id, email)
  await mailLink(change, draft, email)
}

/** Mails a new link to the address on file, whoever asks. @throws 404 for a link that never was */
export async function sendFreshLink(change: Change, token: string): Promise<void> {
  const link = await followLink(change.db, token)
  if (!link) throw notFound()
  const draft = await loadDraft(change.db, link.draftId)
  if (draft.email) await mailLink(change, draft, draft.email)
}

async function mailLink(change: Change, draft: StoredDraft, email: string) {
  const token = await makeLink(change, draft.id)
  await change.letter(
    intakeLetters.link,
    { email, language: draft.language },
    { link: linkPath(sideOf(draft), token) },
  )
}
