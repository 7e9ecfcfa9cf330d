import type * as z from 'zod/mini'
import { defineEntity } from '#kit/contract/define-entity.ts'
import { reference } from '#kit/contract/fields.ts'
import { ApiProblem } from '#kit/web/api-problem.ts'
import { employer } from '#modules/employers/contract/employer.ts'
import { application } from '../contract/application.ts'

/** Both parts on one page: their field names do not meet, except the language, which is one. */
export const submission = defineEntity('submission', {
  programId: reference({ required: true }),
  ...employer.fields,
  ...application.fields,
})

type Entered = z.infer<typeof submission.create>
type Part = Record<string, unknown>

const partOf = (fields: object, entered: Part): Part =>
  Object.fromEntries(Object.entries(entered).filter(([name]) => name in fields))

/** What is entered on one page, in the parts that the server takes. */
export const inParts = (entered: Entered) => ({
  programId: entered.programId,
  language: entered.language,
  employer: partOf(employer.fields, entered) as z.infer<typeof employer.create>,
  position: partOf(application.fields, entered) as z.infer<typeof application.create>,
})

/** The server names fields by part; on the page they have none: `position.startOn` is `startOn`. */
export function onOnePage(problem: unknown): never {
  if (!(problem instanceof ApiProblem) || !problem.problem.errors) throw problem
  const errors = Object.fromEntries(
    Object.entries(problem.problem.errors).map(([path, list]) => [
      path.replace(/^(employer|position)\./, ''),
      list,
    ]),
  )
  throw new ApiProblem({ ...problem.problem, errors }, problem.retryAfter)
}
