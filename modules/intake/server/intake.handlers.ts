import { serve, type Change } from '#kit/server/call.ts'
import type { Uploading } from '#kit/server/receive-file.ts'
import { computeFunding } from '#modules/applications/server/compute-funding.ts'
import { readFundingRules } from '#modules/applications/server/funding.queries.ts'
import { findOpenApplication } from '#modules/participants/server/register-participant.ts'
import { intakeEndpoints } from '../contract/intake.endpoints.ts'
import { addFile, removeFile } from '#modules/forms/server/draft-files.ts'
import { openDraft } from '#modules/forms/server/form-draft.ts'
import { saveAnswers } from '#modules/forms/server/save-answers.ts'
import { documentCodes } from './documents.ts'
import { estimateOnBehalf } from './estimate-on-behalf.ts'
import { halfOf, participantHalf } from './form-purposes.ts'
import { presentHalf, presentStored } from './present-half.ts'
import { sendDraftLink, sendFreshLink } from './send-links.ts'
import { countVisitor } from './count-visitor.ts'
import { startDraft } from './start-draft.ts'
import { submitEmployerHalf } from './submit-employer-half.ts'
import { submitOnBehalf } from './submit-on-behalf.ts'
import { submitParticipantHalf } from './submit-participant-half.ts'
import { intakeMissingEn } from '../contract/missing-strings.en.ts'
import { intakeMissingFr } from '../contract/missing-strings.fr.ts'
import { intakeEn } from '../contract/strings.en.ts'
import { intakeFr } from '../contract/strings.fr.ts'
import { formsWords } from '#modules/forms/contract/words.ts'
import { applicationsWords } from '#modules/applications/contract/words.ts'

const words = { en: intakeEn, fr: intakeFr }
/** What applicants are asked for; staff who apply for them have the labels. */
const missingWords = { en: intakeMissingEn, fr: intakeMissingFr }

const { submitOnBehalf: submitFor, estimateOnBehalf: estimateFor, ...open } = intakeEndpoints

/** The draft behind a link, until it is written. */
async function held({ db, params }: Pick<Change, 'db'> & { params: { token: string } }) {
  const stored = await openDraft(db, params.token, { lock: true })
  return { stored, purpose: halfOf(stored) }
}

const openHandlers = serve(
  open,
  {
    startDraft,

    readDraft: async (call) => presentStored(call, await openDraft(call.db, call.params.token)),

    async saveDraft(call) {
      const now = await saveAnswers(call, await held(call), call.body)
      return presentHalf(call, now, call.body.version)
    },

    async sendDraftLink(call) {
      await countVisitor(call, 'link', 'intakeLinksPerHour')
      await sendDraftLink(call, call.params.token, call.body.email)
      return undefined
    },

    async sendFreshLink(call) {
      await countVisitor(call, 'link', 'intakeLinksPerHour')
      await sendFreshLink(call, call.params.token)
      return undefined
    },

    async checkParticipant(call) {
      await countVisitor(call, 'check', 'intakeChecksPerHour')
      const draft = await openDraft(call.db, call.params.token)
      const open = await findOpenApplication(call.db, {
        programId: draft.programId,
        exceptId: draft.recordId,
        proven: halfOf(draft) === participantHalf ? draft.email : null,
        person: call.body,
      })
      return { openApplication: open?.reference ?? null }
    },

    async estimateFunding({ db, params, body }) {
      const { programId } = await openDraft(db, params.token)
      const rules = await readFundingRules(db, { programId, employerId: null, participantId: null })
      return computeFunding(body, rules)
    },

    async uploadDocument(call) {
      const { kind } = call.params
      const documents = documentCodes(call.db)
      const sent = { ...(await held(call)), kind, documents }
      const now = await addFile(call as typeof call & Change & Uploading, sent)
      return presentHalf(call, now, now.version.id)
    },

    async removeDocument(call) {
      const now = await removeFile(call, {
        ...(await held(call)),
        documentId: call.params.documentId,
      })
      return presentHalf(call, now, now.version.id)
    },

    submitEmployerHalf: async (call) =>
      presentStored(call, await submitEmployerHalf(call), call.body.version),

    submitParticipantHalf: async (call) =>
      presentStored(call, await submitParticipantHalf(call), call.body.version),
  },
  words,
  missingWords,
  applicationsWords,
  formsWords,
)

const onBehalf = serve(
  { submitOnBehalf: submitFor, estimateOnBehalf: estimateFor },
  { submitOnBehalf, estimateOnBehalf },
  words,
  applicationsWords,
  formsWords,
)

export const intakeHandlers = [...openHandlers, ...onBehalf]
