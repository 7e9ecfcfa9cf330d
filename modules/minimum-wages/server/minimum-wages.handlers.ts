import { serve } from '#kit/server/call.ts'
import { readPage } from '#kit/server/list-query.ts'
import { minimumWagesEndpoints, type MinimumWageRow } from '../contract/minimum-wages.endpoints.ts'
import { minimumWagesEn } from '../contract/strings.en.ts'
import { minimumWagesFr } from '../contract/strings.fr.ts'
import { addMinimumWage, editMinimumWage, withdrawMinimumWage } from './keep-minimum-wage.ts'
import { minimumWageSource, readOldWages, readWage } from './minimum-wage.queries.ts'

export const minimumWagesHandlers = serve(
  minimumWagesEndpoints,
  {
    listMinimumWages: ({ db, list }) => readPage<MinimumWageRow>(db, minimumWageSource(db), list),
    listOldMinimumWages: async (call) => ({
      data: await readOldWages(call.db, await call.today()),
    }),
    async addMinimumWage(call) {
      const id = await addMinimumWage(call, call.body)
      return readWage(call.db, id)
    },
    async editMinimumWage(call) {
      await editMinimumWage(call, call.params.id, call.body)
      return readWage(call.db, call.params.id)
    },
    async withdrawMinimumWage(call) {
      await withdrawMinimumWage(call, call.params.id)
      return undefined
    },
  },
  { en: minimumWagesEn, fr: minimumWagesFr },
)
