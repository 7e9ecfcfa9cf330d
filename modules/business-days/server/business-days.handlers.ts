import { serve } from '#kit/server/call.ts'
import { readPage } from '#kit/server/list-query.ts'
import { businessDaysEndpoints, type ClosureRow } from '../contract/business-days.endpoints.ts'
import { businessDaysEn } from '../contract/strings.en.ts'
import { businessDaysFr } from '../contract/strings.fr.ts'
import { closureSource, readClosure } from './closure.queries.ts'
import { addClosure, editClosure, removeClosure } from './keep-closure.ts'

export const businessDaysHandlers = serve(
  businessDaysEndpoints,
  {
    listClosures: ({ db, list }) => readPage<ClosureRow>(db, closureSource(db), list),
    addClosure: async (call) => readClosure(call.db, await addClosure(call, call.body)),
    async editClosure(call) {
      await editClosure(call, call.params.id, call.body)
      return readClosure(call.db, call.params.id)
    },
    async removeClosure(call) {
      await removeClosure(call, call.params.id)
      return undefined
    },
  },
  { en: businessDaysEn, fr: businessDaysFr },
)
