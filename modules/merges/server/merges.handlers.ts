import { serve } from '#kit/server/call.ts'
import { forbidden } from '#kit/server/problems.ts'
import { duplicatesEndpoints } from '../contract/duplicates.endpoints.ts'
import { mergesEndpoints } from '../contract/merges.endpoints.ts'
import { readDuplicates } from './duplicates.queries.ts'
import { findLookalikes } from './find-lookalikes.ts'
import { compareAgain, keepApart } from './keep-apart.ts'
import { readSide } from './merge-sides.queries.ts'
import { mergeShareholders } from './merge-shareholders.ts'
import { mayMerge } from './merge.policy.ts'
import { readMerges } from './merge.queries.ts'
import { partOf } from './plan-merge.ts'
import { undoMerge } from './undo-merge.ts'
import { mergesEn } from '../contract/strings.en.ts'
import { mergesFr } from '../contract/strings.fr.ts'

const words = { en: mergesEn, fr: mergesFr }

export const mergesHandlers = [
  ...serve(
    duplicatesEndpoints,
    {
      listDuplicates: ({ db, person, list, query: { view = 'open' } }) =>
        readDuplicates(db, { person, view }, list),

      keepApart: (call) => keepApart(call, call.body).then(() => undefined),

      compareAgain: (call) => compareAgain(call, call.body).then(() => undefined),

      findLookalikes: async (call) => ({ data: await findLookalikes(call, call.body) }),
    },
    words,
  ),

  ...serve(
    mergesEndpoints,
    {
      mergeShareholders: (call) => mergeShareholders(call, call.body),

      async listMerges(call) {
        const { db, params, settings, person } = call
        const kept = await readSide(db, params.id, call)
        if (!mayMerge(person, kept)) throw forbidden()
        return { shareholder: partOf(kept), data: await readMerges(db, kept.id, settings) }
      },

      undoMerge: (call) => undoMerge(call, call.params.id, call.body),
    },
    words,
  ),
]
