import { serve } from '#kit/server/call.ts'
import { exportList } from '#kit/server/export-list.ts'
import { readHistory } from '#kit/server/history.ts'
import { readPage } from '#kit/server/list-query.ts'
import { notFound } from '#kit/server/problems.ts'
import { supplementsEndpoints, type SupplementRow } from '../contract/supplements.endpoints.ts'
import { supplementsWords } from '../contract/words.ts'
import { approveSupplement } from './approve-supplement.ts'
import { cancelSupplement } from './cancel-supplement.ts'
import { changeSupplement } from './change-supplement.ts'
import { closeSupplement } from './close-supplement.ts'
import { createSupplement } from './create-supplement.ts'
import { declineSupplement } from './decline-supplement.ts'
import { readOffers } from './offers.queries.ts'
import { reopenSupplement } from './reopen-supplement.ts'
import { supplementListSource } from './supplement-list.queries.ts'
import { supplementExport } from './supplement.export.ts'
import { loadSupplement, readSupplement } from './supplement.queries.ts'
import { withdrawSupplement } from './withdraw-supplement.ts'

export const supplementsHandlers = serve(
  supplementsEndpoints,
  {
    listSupplements: ({ db, person, list }) =>
      readPage<SupplementRow>(db, supplementListSource(db, { person, action: 'view' }), list),
    exportSupplements(call) {
      const { db, person } = call
      const source = supplementListSource(db, { person, action: 'export' })
      return exportList(call, source, supplementExport(person))
    },
    listSupplementOffers: async (call) => ({
      data: await readOffers(call, call.query.participantId),
    }),
    async createSupplement(call) {
      return readSupplement(call, await createSupplement(call, call.body))
    },
    readSupplement: (call) => readSupplement(call, call.params.id),
    async readSupplementHistory(call) {
      const { id } = await loadSupplement(call, call.params.id)
      if (call.person.type !== 'staff') throw notFound()
      return readHistory(call.db, { entity: 'supplement', id })
    },
    async changeSupplement(call) {
      await changeSupplement(call, call.params.id, call.body)
      return readSupplement(call, call.params.id)
    },
    async approveSupplement(call) {
      await approveSupplement(call, call.params.id, call.body)
      return readSupplement(call, call.params.id)
    },
    async declineSupplement(call) {
      await declineSupplement(call, call.params.id, call.body)
      return readSupplement(call, call.params.id)
    },
    async withdrawSupplement(call) {
      await withdrawSupplement(call, call.params.id)
      return readSupplement(call, call.params.id)
    },
    async cancelSupplement(call) {
      await cancelSupplement(call, call.params.id, call.body.cancelReason)
      return readSupplement(call, call.params.id)
    },
    async closeSupplement(call) {
      await closeSupplement(call, call.params.id, call.body.closeReason)
      return readSupplement(call, call.params.id)
    },
    async reopenSupplement(call) {
      await reopenSupplement(call, call.params.id)
      return readSupplement(call, call.params.id)
    },
  },
  supplementsWords,
)
