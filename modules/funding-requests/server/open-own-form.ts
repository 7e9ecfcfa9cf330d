import type { Change } from '#kit/server/call.ts'
import { notFound, refused } from '#kit/server/problems.ts'
import { holdAsked, isToFill } from './asked-request.queries.ts'
import { ensureDraft } from './request-draft.ts'
import { makeOwnLink } from './request-links.ts'
import { mayFill } from './request.policy.ts'
import { loadRequest } from './request.queries.ts'

/**
 * A link for whoever is signed in and is asked, in place of the one in the letter.
 * @throws 404 for anybody else, 409 `formNotOpen`
 */
export async function openOwnForm(change: Change, id: string): Promise<string> {
  if (!mayFill(change.person, await loadRequest(change, id))) throw notFound()
  const request = await holdAsked(change, id)
  if (!isToFill(request)) throw refused('formNotOpen')
  await ensureDraft(change, request)
  return makeOwnLink(change, id)
}
