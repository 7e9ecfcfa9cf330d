import { callApi } from '#kit/web/api-call.ts'
import { noc } from '#modules/employers/contract/formats.ts'
import { fieldFormats } from '#modules/forms/contract/formats.ts'
import { formsScreens } from '#modules/forms/contract/forms.screens.ts'
import { formKind, type FormPages } from '#modules/forms/web/pieces/form-kind.ts'
import { keepReceipt } from '#modules/forms/web/pieces/receipt.ts'
import type { FundingDraft } from '../contract/funding-draft.ts'
import { openRequestScreens } from '../contract/funding-requests.open.screens.ts'
import { openFundingEndpoints as endpoints } from '../contract/open-funding.endpoints.ts'
import { useText } from '#kit/web/text.ts'
import { courseRules } from './rules.ts'
import { Above, ClosedProblem, DueDay, MostFunded, SendLabel, useAlreadySent } from './said.tsx'

/** The one page of which a link is the address. */
export const place = 'form'

const pages: FormPages<FundingDraft> = {
  formats: { ...fieldFormats, noc },
  rules: courseRules,
  before: { 'training.costs': MostFunded },
  remedy: () => null,
  AtTheEnd: DueDay,
  sendLabel: <SendLabel />,
}

/** Of the form that is open: of the course, or of the evidence. */
function PlaceTitle() {
  const words = useText('fundingRequests')
  const isEvidence = fundingForm.store.use()?.draft.asks === 'evidence'
  return words(isEvidence ? 'filling.evidencePlace' : 'filling.place')
}

const about = ({ name, program, positionTitle }: FundingDraft) => ({
  en: `${name.en} · ${program.en} · ${positionTitle}`,
  fr: `${name.fr} · ${program.fr} · ${positionTitle}`,
})

/** Once it is in, or not asked for any more, the page of thanks says so. */
async function known(draft: Promise<FundingDraft>): Promise<FundingDraft> {
  const found = await draft
  const { submitted } = found
  if (submitted) keepReceipt({ ...submitted, heading: about(found) })
  return found
}

/** The form of a course; its link goes to the address on file, and to no other. */
export const fundingForm = formKind<FundingDraft>({
  name: 'fundingRequest',
  storageKey: 'fundingRequestForm',
  isOfTab: true,
  calls: {
    read: (token) => known(callApi(endpoints.readFundingForm, { params: { token } })),
    save: (token, body) => callApi(endpoints.saveFundingForm, { params: { token }, body }),
    sendLink: (token) => callApi(endpoints.sendFundingLink, { params: { token } }),
    sendFreshLink: (token) => callApi(endpoints.sendFundingLink, { params: { token } }),
    upload: (token, kind, body) =>
      callApi(endpoints.uploadToFundingForm, { params: { token, kind }, body }),
    removeFile: (token, documentId) =>
      callApi(endpoints.removeFromFundingForm, { params: { token, documentId } }),
    submit: (token, body, idempotencyKey) =>
      known(callApi(endpoints.submitFundingForm, { params: { token }, body, idempotencyKey })),
  },
  places: [{ id: place, screen: openRequestScreens.publicRequest, title: <PlaceTitle /> }],
  completed: formsScreens.thankYou,
  namespace: 'fundingRequests',
  asks: 'fundingRequests',
  heading: (draft) => ({
    en: `${about(draft).en} · ${draft.reference}`,
    fr: `${about(draft).fr} · ${draft.reference}`,
  }),
  Above,
  documents: () => [],
  addressKey: null,
  pages: async () => pages,
  keeps: () => false,
  useAlreadySent,
  problem: (code) => (code === 'formNotOpen' ? <ClosedProblem /> : null),
})
