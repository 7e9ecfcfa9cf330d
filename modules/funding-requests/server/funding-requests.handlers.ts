import { serve } from '#kit/server/call.ts'
import { exportList } from '#kit/server/export-list.ts'
import { readHistory } from '#kit/server/history.ts'
import { readPage } from '#kit/server/list-query.ts'
import { notFound } from '#kit/server/problems.ts'
import { formsWords } from '#modules/forms/contract/words.ts'
import {
  fundingRequestsEndpoints,
  type RequestRow,
} from '../contract/funding-requests.endpoints.ts'
import { fundingRequestsWords } from '../contract/words.ts'
import { approveRequest } from './approve-request.ts'
import { cancelRequest } from './cancel-request.ts'
import { closeRequest } from './close-request.ts'
import { createRequest } from './create-request.ts'
import { openOwnForm } from './open-own-form.ts'
import { rejectRequest, returnRequest } from './judge-request.ts'
import { returnEvidence } from './return-evidence.ts'
import { takeBackReview } from './take-back-review.ts'
import { recordPaid } from './record-paid.ts'
import { reviewRequest } from './review-request.ts'
import { remindOf } from './remind-asked.ts'
import { requestListSource } from './request-list.queries.ts'
import { requestExport } from './request.export.ts'
import { loadRequest, readRequest } from './request.queries.ts'
import { readTrainingLeft } from './training-left.queries.ts'

export const fundingRequestsHandlers = serve(
  fundingRequestsEndpoints,
  {
    listFundingRequests: ({ db, person, list, query: { stage } }) =>
      readPage<RequestRow>(db, requestListSource(db, { stage, person, action: 'view' }), list),
    exportFundingRequests(call) {
      const { db, person, query } = call
      const { stage } = query
      const source = requestListSource(db, { stage, person, action: 'export' })
      return exportList(call, source, requestExport(person, stage))
    },
    async createFundingRequest(call) {
      return readRequest(call, await createRequest(call, call.body))
    },
    readTrainingLeft: (call) => readTrainingLeft(call, call.params.id),
    readFundingRequest: (call) => readRequest(call, call.params.id),
    async readFundingRequestHistory(call) {
      const { id } = await loadRequest(call, call.params.id)
      if (call.person.type !== 'staff') throw notFound()
      return readHistory(call.db, { entity: 'fundingRequest', id })
    },
    openFundingRequest: async (call) => ({ token: await openOwnForm(call, call.params.id) }),
    async remindOfFundingRequest(call) {
      await remindOf(call, call.params.id, 'remind')
      return readRequest(call, call.params.id)
    },
    async remindOfFundingEvidence(call) {
      await remindOf(call, call.params.id, 'remindOfEvidence')
      return readRequest(call, call.params.id)
    },
    async reviewFundingRequest(call) {
      await reviewRequest(call, call.params.id, call.body)
      return readRequest(call, call.params.id)
    },
    async returnFundingEvidence(call) {
      await returnEvidence(call, call.params.id, call.body.changes)
      return readRequest(call, call.params.id)
    },
    async approveFundingRequest(call) {
      await approveRequest(call, call.params.id, call.body)
      return readRequest(call, call.params.id)
    },
    async returnFundingRequest(call) {
      await returnRequest(call, call.params.id, call.body.changes)
      return readRequest(call, call.params.id)
    },
    async rejectFundingRequest(call) {
      await rejectRequest(call, call.params.id, call.body)
      return readRequest(call, call.params.id)
    },
    async takeBackFundingReview(call) {
      await takeBackReview(call, call.params.id, call.body.takeBackReason)
      return readRequest(call, call.params.id)
    },
    async recordFundingRequestPaid(call) {
      await recordPaid(call, call.params.id, call.body)
      return readRequest(call, call.params.id)
    },
    async closeFundingRequest(call) {
      await closeRequest(call, call.params.id)
      return readRequest(call, call.params.id)
    },
    async cancelFundingRequest(call) {
      await cancelRequest(call, call.params.id, call.body.reason)
      return readRequest(call, call.params.id)
    },
  },
  fundingRequestsWords,
  formsWords,
)
