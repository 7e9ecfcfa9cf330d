import { serve } from '#kit/server/call.ts'
import { theKnown } from '#kit/server/the-row.ts'
import { differencesEndpoints } from '../contract/differences.endpoints.ts'
import { formsWords } from '../contract/words.ts'
import { differenceOf, readDifference, readDifferences } from './differences.queries.ts'
import type { FormPurpose } from './form-purpose.ts'
import { settleDifference } from './settle-difference.ts'

export const differencesHandlers = (purposes: readonly FormPurpose[]) =>
  serve(
    differencesEndpoints,
    {
      listDifferences: async (call) => ({
        data: await readDifferences(call, call.query.record, purposes),
      }),

      async settleDifference(call) {
        await settleDifference(call, { id: call.params.id, note: call.body.note, purposes })
        return differenceOf(theKnown(await readDifference(call, call.params.id, purposes)))
      },
    },
    formsWords,
  )
