import * as z from 'zod/mini'
import { today } from '#kit/web/calendar-days.ts'
import { changeableNames, type newChangeRequest } from '../contract/change-request.ts'
import type { ChangeableTerms } from '../contract/change-requests.endpoints.ts'
import { changeRequestsEndpoints } from '../contract/change-requests.endpoints.ts'

/** The job as it is approved, from today on or from its first day, whichever is later. */
export function initialOf(terms: ChangeableTerms) {
  const first = terms.startedOn ?? terms.startOn
  const now = today()
  return { ...valuesOf(terms), effectiveOn: first > now ? first : now, reason: null }
}

/** What can be asked to be otherwise, of anything that has it. */
export const valuesOf = (of: object) =>
  Object.fromEntries(
    changeableNames.map((name) => [name, (of as Record<string, unknown>)[name] ?? null]),
  )

/** What is typed as it is sent, of which application. */
export const newSchema = (applicationId: string) =>
  z.pipe(
    z.transform(
      (typed: object) => ({ ...typed, applicationId }) as z.input<typeof newChangeRequest.create>,
    ),
    changeRequestsEndpoints.createChangeRequest.body,
  )
