import { actOnMany } from '#kit/server/bulk/begin-run.ts'
import { serve } from '#kit/server/call.ts'
import { exportList } from '#kit/server/export-list.ts'
import { readPage } from '#kit/server/list-query.ts'
import type { VersionedChange } from '#kit/server/steps.ts'
import type { listedStates, ShareholderStep } from '../contract/shareholder.status.ts'
import { shareholdersEndpoints, type ShareholderRow } from '../contract/shareholders.endpoints.ts'
import { readActiveFields } from '#modules/custom-fields/server/own-fields.queries.ts'
import { readOfferedSources } from '#modules/sources/server/source.queries.ts'
import { addShareholder } from './add-shareholder.ts'
import {
  archiveShareholders,
  assignShareholders,
  restoreShareholders,
  tagShareholders,
} from './change-many.ts'
import { allowsOwnPrices } from './own-price.queries.ts'
import { editShareholder } from './edit-shareholder.ts'
import { moveShareholder } from './move-shareholder.ts'
import { revealBankDetails } from './reveal-bank-details.ts'
import { readShareholderHistory } from './shareholder-history.queries.ts'
import { shareholderExport } from './shareholder.export.ts'
import { readShareholderTotals, shareholderListSource } from './shareholder-list.queries.ts'
import { readTags } from './tags.ts'
import { readManagers, readShareholder } from './shareholder.queries.ts'
import { shareholdersWords } from '../contract/words.ts'

type Step = VersionedChange & { params: { id: string } }

const step = (name: ShareholderStep) => async (call: Step) => {
  await moveShareholder(call, call.params.id, name)
  return readShareholder(call.db, call.params.id, call)
}

const statusOf = (query: { status?: (typeof listedStates)[number] | undefined }) =>
  query.status ?? 'active'

export const shareholdersHandlers = serve(
  shareholdersEndpoints,
  {
    async listShareholders(call) {
      const asked = { ...call, action: 'view', status: statusOf(call.query) } as const
      const ownPrices = await allowsOwnPrices(call.db)
      const own = await readActiveFields(call.db, 'shareholder')
      const source = shareholderListSource(call.db, { ...asked, ownPrices, own })
      return readPage<ShareholderRow>(call.db, source, call.list)
    },

    async totalShareholders(call) {
      const own = await readActiveFields(call.db, 'shareholder')
      const asked = { ...call, action: 'view', status: statusOf(call.query), own } as const
      return readShareholderTotals(call.db, asked, call.list)
    },

    async exportShareholders(call) {
      const asked = { ...call, action: 'export', status: statusOf(call.query) } as const
      const ownPrices = await allowsOwnPrices(call.db)
      const own = await readActiveFields(call.db, 'shareholder')
      const source = shareholderListSource(call.db, { ...asked, ownPrices, own })
      return exportList(call, source, shareholderExport(call.person, own))
    },

    listShareholderSources: async ({ db }) => ({ data: await readOfferedSources(db) }),

    listRelationshipManagers: async ({ db, person }) => ({ data: await readManagers(db, person) }),

    assignShareholders: (call) => actOnMany(call, assignShareholders, call.body),

    listShareholderTags: ({ db }) => readTags(db),
    tagShareholders: (call) => actOnMany(call, tagShareholders, call.body),
    restoreShareholders: (call) => actOnMany(call, restoreShareholders, call.body),
    archiveShareholders: (call) => actOnMany(call, archiveShareholders, call.body),

    readShareholder: (call) => readShareholder(call.db, call.params.id, call),

    async addShareholder(call) {
      const id = await addShareholder(call, call.body)
      return readShareholder(call.db, id, call)
    },

    async editShareholder(call) {
      await editShareholder(call, call.params.id, call.body)
      return readShareholder(call.db, call.params.id, call)
    },

    archiveShareholder: step('archive'),
    restoreShareholder: step('restore'),

    revealBankDetails: (call) => revealBankDetails(call, call.params.id),

    readShareholderHistory: (call) => readShareholderHistory(call, call.params.id),
  },
  shareholdersWords,
)
