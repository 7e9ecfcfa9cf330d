import { serve, type Change } from '#kit/server/call.ts'
import type { Uploading } from '#kit/server/receive-file.ts'
import { formsWords } from '#modules/forms/contract/words.ts'
import { addFile, removeFile } from '#modules/forms/server/draft-files.ts'
import { saveAnswers } from '#modules/forms/server/save-answers.ts'
import { countVisitor } from '#modules/intake/server/count-visitor.ts'
import { openFundingEndpoints } from '../contract/open-funding.endpoints.ts'
import { fundingRequestsWords } from '../contract/words.ts'
import { holdDraft, presentDraft, readForm } from './request-draft.ts'
import { sendRequestLink } from './send-request-link.ts'
import { submitForm } from './submit-form.ts'

/** A form asks for the files of its own questions alone. */
const documents = async () => []

export const fundingFormHandlers = serve(
  openFundingEndpoints,
  {
    readFundingForm: (call) => readForm(call, call.params.token),

    async saveFundingForm(call) {
      const { request, ...held } = await holdDraft(call, call.params.token)
      const now = await saveAnswers(call, held, call.body)
      return presentDraft(call, { request, now }, call.body.version)
    },

    async sendFundingLink(call) {
      await countVisitor(call, 'link', 'intakeLinksPerHour')
      await sendRequestLink(call, call.params.token)
      return undefined
    },

    async uploadToFundingForm(call) {
      const { request, ...held } = await holdDraft(call, call.params.token)
      const { kind } = call.params
      const sent = { ...held, kind, documents }
      const now = await addFile(call as typeof call & Change & Uploading, sent)
      return presentDraft(call, { request, now }, now.version.id)
    },

    async removeFromFundingForm(call) {
      const { request, ...held } = await holdDraft(call, call.params.token)
      const { documentId } = call.params
      const now = await removeFile(call, { ...held, documentId })
      return presentDraft(call, { request, now }, now.version.id)
    },

    submitFundingForm: submitForm,
  },
  fundingRequestsWords,
  formsWords,
)
