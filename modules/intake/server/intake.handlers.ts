import { serve, type Change } from '#kit/server/call.ts'
import { countHit } from '#kit/server/rate-limit.ts'
import type { Uploading } from '#kit/server/receive-file.ts'
import { computeFunding } from '#modules/applications/server/compute-funding.ts'
import { readFundingRules } from '#modules/applications/server/funding.queries.ts'
import { employerOfNumber } from '#modules/employers/server/employer.queries.ts'
import { findOpenApplication } from '#modules/participants/server/register-participant.ts'
import { intakeEndpoints } from '../contract/intake.endpoints.ts'
import { removeDocument, uploadDocument } from './documents.ts'
import { openDraft, presentDraft } from './draft.queries.ts'
import { saveDraft } from './save-draft.ts'
import { sendDraftLink, sendFreshLink } from './send-links.ts'
import { startDraft } from './start-draft.ts'
import { submitEmployerHalf } from './submit-employer-half.ts'
import { submitOnBehalf } from './submit-on-behalf.ts'
import { submitParticipantHalf } from './submit-participant-half.ts'
import { intakeEn } from '../contract/strings.en.ts'
import { intakeFr } from '../contract/strings.fr.ts'
import { applicationsWords } from '#modules/applications/contract/words.ts'

const words = { en: intakeEn, fr: intakeFr }

export const intakeHandlers = serve(
  intakeEndpoints,
  {
    startDraft,

    readDraft: async ({ db, params }) => presentDraft(db, await openDraft(db, params.token)),

    saveDraft: async (call) =>
      presentDraft(call.db, await saveDraft(call, call.params.token, call.body)),

    async sendDraftLink(call) {
      await countHit(call.outside, { key: `intake:link:${call.address}`, most: 10, seconds: 900 })
      await sendDraftLink(call, call.params.token, call.body.email)
      return undefined
    },

    async sendFreshLink(call) {
      await countHit(call.outside, { key: `intake:link:${call.address}`, most: 10, seconds: 900 })
      await sendFreshLink(call, call.params.token)
      return undefined
    },

    async checkEmployer(call) {
      await countHit(call.outside, { key: `intake:check:${call.address}`, most: 30, seconds: 900 })
      await openDraft(call.db, call.params.token)
      return { isKnown: (await employerOfNumber(call.db, call.body.businessNumber)) !== null }
    },

    async checkParticipant(call) {
      await countHit(call.outside, { key: `intake:check:${call.address}`, most: 30, seconds: 900 })
      const draft = await openDraft(call.db, call.params.token)
      const open = await findOpenApplication(call.db, {
        programId: draft.programId,
        exceptId: draft.applicationId,
        person: call.body,
      })
      return { openApplication: open?.reference ?? null }
    },

    async estimateFunding({ db, params, body }) {
      const { programId } = await openDraft(db, params.token)
      const rules = await readFundingRules(db, { programId, employerId: null, participantId: null })
      return computeFunding(body, rules)
    },

    uploadDocument: async (call) =>
      presentDraft(
        call.db,
        await uploadDocument(call as typeof call & Change & Uploading, call.params),
      ),

    removeDocument: async (call) => presentDraft(call.db, await removeDocument(call, call.params)),

    submitEmployerHalf: async (call) => presentDraft(call.db, await submitEmployerHalf(call)),

    submitParticipantHalf: async (call) => presentDraft(call.db, await submitParticipantHalf(call)),

    submitOnBehalf,
  },
  words,
  applicationsWords,
)
