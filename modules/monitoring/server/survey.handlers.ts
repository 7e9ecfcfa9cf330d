import { serve, type Change } from '#kit/server/call.ts'
import type { Uploading } from '#kit/server/receive-file.ts'
import { formsWords } from '#modules/forms/contract/words.ts'
import { addFile, removeFile } from '#modules/forms/server/draft-files.ts'
import { saveAnswers } from '#modules/forms/server/save-answers.ts'
import { countVisitor } from '#modules/intake/server/count-visitor.ts'
import { openSurveysEndpoints } from '../contract/open-surveys.endpoints.ts'
import { monitoringWords } from '../contract/words.ts'
import { sendSurveyLink } from './send-survey-link.ts'
import { submitSurvey } from './submit-survey.ts'
import { holdDraft, presentDraft, readSurvey } from './survey-draft.ts'

/** A form asks for the files of its own questions alone. */
const documents = async () => []

export const surveyHandlers = serve(
  openSurveysEndpoints,
  {
    readSurvey: (call) => readSurvey(call, call.params.token),

    async saveSurvey(call) {
      const { link, survey, ...held } = await holdDraft(call, call.params.token)
      const now = await saveAnswers(call, held, call.body)
      return presentDraft(call, { link, survey, now }, call.body.version)
    },

    async sendSurveyLink(call) {
      await countVisitor(call, 'link', 'intakeLinksPerHour')
      await sendSurveyLink(call, call.params.token)
      return undefined
    },

    async uploadToSurvey(call) {
      const { link, survey, ...held } = await holdDraft(call, call.params.token)
      const { kind } = call.params
      const sent = { ...held, kind, documents }
      const now = await addFile(call as typeof call & Change & Uploading, sent)
      return presentDraft(call, { link, survey, now }, now.version.id)
    },

    async removeFromSurvey(call) {
      const { link, survey, ...held } = await holdDraft(call, call.params.token)
      const { documentId } = call.params
      const now = await removeFile(call, { ...held, documentId })
      return presentDraft(call, { link, survey, now }, now.version.id)
    },

    submitSurvey,
  },
  monitoringWords,
  formsWords,
)
