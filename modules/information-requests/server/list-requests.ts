import type { Language } from '#kit/contract/strings.ts'
import type { Change, Db, Looking } from '#kit/server/call.ts'
import type { Person } from '#kit/server/person.ts'
import { notFound } from '#kit/server/problems.ts'
import { loadApplication } from '#modules/applications/server/application.queries.ts'
import { seesAnswers } from '#modules/applications/server/readable-answers.ts'
import { versionById } from '#modules/forms/server/form.queries.ts'
import type { Side } from '#modules/intake/contract/sides.ts'
import type { InformationRequest } from '../contract/information-request.ts'
import { makeOwnLink } from './information-links.ts'
import { openRequests, requestsOf, type ToldRequest } from './request.queries.ts'
import { askedQuestions } from './request-form.ts'

/** The side that a person answers for; null for staff, who see both. */
const ownSide = ({ type }: Person): Side | null =>
  type === 'employer' || type === 'employee' ? type : null

/** What was asked for and answered, as the person may know of it. */
export async function listRequests(
  looking: Looking & { language: Language },
  id: string,
): Promise<InformationRequest[]> {
  const { db, person, language } = looking
  const loaded = await loadApplication(looking, id)
  const own = ownSide(person)
  if (!own && person.type !== 'staff') throw notFound()
  const told = (await requestsOf(db, id)).filter(({ side }) => !own || side === own)
  return Promise.all(
    told.map(async (request) => {
      const { versionId: _, fields: _asked, ...rest } = request
      const questions = await questionsIn(db, request, language)
      return own || seesAnswers(person, loaded, rest.side)
        ? { ...rest, questions }
        : { ...rest, questions, before: null, after: null, reply: null, received: [] }
    }),
  )
}

async function questionsIn(db: Db, { versionId, side, fields }: ToldRequest, language: Language) {
  const { content } = await versionById(db, versionId)
  const { sections } = askedQuestions(content, { side, fields }, language)
  return sections.flatMap(({ questions }) => questions)
}

/**
 * A link for whoever is signed in and is asked, in place of the one in the mail.
 * @throws 404 for anybody else, and where nothing is asked
 */
export async function openRequest(change: Change, id: string): Promise<{ token: string }> {
  await loadApplication(change, id)
  const own = ownSide(change.person)
  const asked = (await openRequests(change.db, id)).find(({ side }) => side === own)
  if (!asked) throw notFound()
  return { token: await makeOwnLink(change, asked.id) }
}
