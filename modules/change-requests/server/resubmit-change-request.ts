import type * as z from 'zod/mini'
import { differences } from '#kit/server/audit.ts'
import { takeStep, type VersionedChange } from '#kit/server/steps.ts'
import { theKnown } from '#kit/server/the-row.ts'
import { changeableFields, type changeRequest } from '../contract/change-request.ts'
import { askedOf, judgeAsked } from './asked.ts'
import { changeRequestSteps } from './change-request.steps.ts'
import { tellAsked } from './tell-sides.ts'
import { findTerms } from './terms.queries.ts'

/** Asks once more what was returned, as it is entered now. @throws 409 and 422 as `judgeAsked` */
export async function resubmitChangeRequest(
  change: VersionedChange,
  id: string,
  input: z.infer<typeof changeRequest.create>,
): Promise<void> {
  const { reason, ...entered } = input
  const found = await takeStep(change, changeRequestSteps, {
    id,
    step: 'resubmit',
    async before(returned) {
      const terms = theKnown(await findTerms(change.db, returned.applicationId))
      const asked = askedOf(terms, entered)
      await judgeAsked(change, terms, asked)
      const by = theKnown(change.person.userId)
      return {
        row: {
          asked: JSON.stringify(asked.changed),
          before: JSON.stringify(asked.before),
          effective_on: asked.effectiveOn,
          reason,
          entered_by: [...new Set([...returned.enteredBy, by])],
          recommended_on: null,
          recommended_by: null,
          recommendation_note: null,
        },
        changes: {
          ...differences(returned.asked, asked.changed, changeableFields),
          ...differences({ effectiveOn: returned.effectiveOn }, { effectiveOn: asked.effectiveOn }),
        },
      }
    },
  })
  await tellAsked(change, found, 'askedAgainForAssignee')
}
