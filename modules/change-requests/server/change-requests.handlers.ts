import { serve } from '#kit/server/call.ts'
import { exportList } from '#kit/server/export-list.ts'
import { readHistory } from '#kit/server/history.ts'
import { readPage } from '#kit/server/list-query.ts'
import { notFound } from '#kit/server/problems.ts'
import type { VersionedChange } from '#kit/server/steps.ts'
import type { FollowsPlacements } from '#modules/placements/server/follows-placements.ts'
import {
  changeRequestsEndpoints,
  type ChangeRequestRow,
} from '../contract/change-requests.endpoints.ts'
import { changeRequestsWords } from '../contract/words.ts'
import { askedOf, judgeAsked } from './asked.ts'
import { changeRequestListSource } from './change-request-list.queries.ts'
import {
  loadChangeRequest,
  moneyFor,
  moneyIf,
  readChangeRequest,
} from './change-request.queries.ts'
import { changeRequestExport } from './change-request.export.ts'
import { createChangeRequest } from './create-change-request.ts'
import { approveChangeRequest, denyChangeRequest } from './decide-change-request.ts'
import { resubmitChangeRequest } from './resubmit-change-request.ts'
import {
  recommendChangeRequest,
  returnChangeRequest,
  withdrawChangeRequest,
} from './review-change-request.ts'
import { loadTerms, readTerms } from './terms.queries.ts'

type Call<Body> = VersionedChange & { params: { id: string }; body: Body }

/** Does something to one request and answers with it as it is then. */
const changing =
  <Body>(act: (call: Call<Body>, id: string) => Promise<void>) =>
  async (call: Call<Body>) => {
    await act(call, call.params.id)
    return readChangeRequest(call, call.params.id)
  }

/** @param followers whoever plans afresh when a placement has other terms */
export const changeRequestsHandlers = (followers: readonly FollowsPlacements[]) =>
  serve(
    changeRequestsEndpoints,
    {
      listChangeRequests: ({ db, person, list }) =>
        readPage<ChangeRequestRow>(db, changeRequestListSource({ person, action: 'view' }), list),
      exportChangeRequests(call) {
        const { person } = call
        const source = changeRequestListSource({ person, action: 'export' })
        return exportList(call, source, changeRequestExport(person))
      },
      readChangeableTerms: (call) => readTerms(call, call.query.applicationId),
      async computeChangeRequest(call) {
        const { applicationId, ...entered } = call.body
        const terms = await loadTerms(call, applicationId)
        const asked = askedOf(terms, entered)
        const after = await judgeAsked(call, terms, asked)
        const money = await moneyIf(call.db, terms, { after, place: asked.values.region })
        return moneyFor(call.person, money, terms)
      },
      async createChangeRequest(call) {
        return readChangeRequest(call, await createChangeRequest(call, call.body))
      },
      readChangeRequest: (call) => readChangeRequest(call, call.params.id),
      async readChangeRequestHistory(call) {
        const { id } = await loadChangeRequest(call, call.params.id)
        if (call.person.type !== 'staff') throw notFound()
        return readHistory(call.db, { entity: 'changeRequest', id })
      },
      recommendChangeRequest: changing((call, id) =>
        recommendChangeRequest(call, id, call.body.recommendationNote ?? null),
      ),
      sendBackChangeRequest: changing((call, id) =>
        returnChangeRequest(call, id, { step: 'sendBack', note: call.body.returnNote }),
      ),
      returnChangeRequest: changing((call, id) =>
        returnChangeRequest(call, id, { step: 'returnRecommended', note: call.body.returnNote }),
      ),
      resubmitChangeRequest: changing((call, id) => resubmitChangeRequest(call, id, call.body)),
      approveChangeRequest: changing((call, id) => {
        const { decisionNote = null, expectedAmount } = call.body
        return approveChangeRequest(call, id, { decisionNote, expectedAmount, followers })
      }),
      denyChangeRequest: changing((call, id) =>
        denyChangeRequest(call, id, call.body.decisionNote),
      ),
      withdrawChangeRequest: changing((call, id) => withdrawChangeRequest(call, id)),
    },
    changeRequestsWords,
  )
