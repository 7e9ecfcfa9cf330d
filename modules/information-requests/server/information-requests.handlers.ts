import { serve, type Change } from '#kit/server/call.ts'
import type { Uploading } from '#kit/server/receive-file.ts'
import { applicationsWords } from '#modules/applications/contract/words.ts'
import { readApplication } from '#modules/applications/server/application.queries.ts'
import { formsWords } from '#modules/forms/contract/words.ts'
import { countVisitor } from '#modules/intake/server/count-visitor.ts'
import { informationRequestsEndpoints } from '../contract/information-requests.endpoints.ts'
import { openInformationEndpoints } from '../contract/open-information.endpoints.ts'
import { informationRequestsWords } from '../contract/words.ts'
import { addDocument, presentRequest, removeDocument, saveAnswers } from './answer-request.ts'
import { readAskable } from './askable.ts'
import { extendRequest, withdrawRequest } from './close-requests.ts'
import { openInformationLink } from './information-links.ts'
import { listRequests, openRequest } from './list-requests.ts'
import { requestInformation } from './request-information.ts'
import { findRequest } from './request.queries.ts'
import { sendFreshLink } from './send-fresh-link.ts'
import { submitInformation } from './submit-information.ts'

const onRecord = serve(
  informationRequestsEndpoints,
  {
    readAskable: (call) => readAskable(call, call.params.id),
    async requestInformation(call) {
      await requestInformation(call, call.params.id, call.body)
      return readApplication(call, call.params.id)
    },
    async extendInformationRequest(call) {
      await extendRequest(call, call.params.id, call.body)
      return readApplication(call, call.params.id)
    },
    async withdrawInformationRequest(call) {
      await withdrawRequest(call, call.params.id, call.body.reason)
      return readApplication(call, call.params.id)
    },
    listInformationRequests: async (call) => ({ data: await listRequests(call, call.params.id) }),
    openInformationRequest: (call) => openRequest(call, call.params.id),
  },
  informationRequestsWords,
  applicationsWords,
  formsWords,
)

const byLink = serve(
  openInformationEndpoints,
  {
    async readInformationDraft(call) {
      const { requestId } = await openInformationLink(call.db, call.params.token)
      const request = await findRequest(call.db, requestId)
      return presentRequest(call, request, call.query.language ?? request.language)
    },
    saveInformationDraft: (call) => saveAnswers(call, call.params.token, call.body),
    async sendInformationLink(call) {
      await countVisitor(call, 'link', 'intakeLinksPerHour')
      await sendFreshLink(call, call.params.token)
      return undefined
    },
    uploadInformation: (call) => addDocument(call as typeof call & Change & Uploading, call.params),
    removeInformation: (call) => removeDocument(call, call.params),
    async submitInformation(call) {
      const request = await submitInformation(call)
      return presentRequest(call, request, request.language)
    },
  },
  informationRequestsWords,
  applicationsWords,
  formsWords,
)

export const informationRequestsHandlers = [...onRecord, ...byLink]
