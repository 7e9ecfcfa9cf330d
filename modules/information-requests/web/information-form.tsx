import { callApi } from '#kit/web/api-call.ts'
import { businessNumber, naics, noc, postalCode } from '#modules/employers/contract/formats.ts'
import { fieldFormats } from '#modules/forms/contract/formats.ts'
import { formKind, type FormPages } from '#modules/forms/web/pieces/form-kind.ts'
import { place, type InformationDraft } from '../contract/information-request.ts'
import { informationScreens } from '../contract/information.screens.ts'
import { openInformationEndpoints as endpoints } from '../contract/open-information.endpoints.ts'
import { AskedUntil, ClosedProblem, PlaceTitle, SendLabel, useAlreadySent } from './said.tsx'

const pages: FormPages<InformationDraft> = {
  formats: { ...fieldFormats, businessNumber, naics, noc, postalCode },
  rules: () => [],
  remedy: () => null,
  AtTheEnd: AskedUntil,
  sendLabel: <SendLabel />,
}

const closed = ['requestLapsed', 'requestWithdrawn', 'documentsMissing'] as const

/** What an applicant is asked for; the link goes to the address that was asked, and to no other. */
export const informationForm = formKind<InformationDraft>({
  name: 'information',
  storageKey: 'informationForm',
  isOfTab: true,
  calls: {
    read: (token) => callApi(endpoints.readInformationDraft, { params: { token } }),
    questions: async (token, language) =>
      (await callApi(endpoints.readInformationDraft, { params: { token }, query: { language } }))
        .form ?? null,
    save: (token, body) => callApi(endpoints.saveInformationDraft, { params: { token }, body }),
    sendLink: (token) => callApi(endpoints.sendInformationLink, { params: { token } }),
    sendFreshLink: (token) => callApi(endpoints.sendInformationLink, { params: { token } }),
    upload: (token, kind, body) =>
      callApi(endpoints.uploadInformation, { params: { token, kind }, body }),
    removeFile: (token, documentId) =>
      callApi(endpoints.removeInformation, { params: { token, documentId } }),
    submit: (token, body, idempotencyKey) =>
      callApi(endpoints.submitInformation, { params: { token }, body, idempotencyKey }),
  },
  places: [{ id: place, screen: informationScreens.information, title: <PlaceTitle /> }],
  completed: informationScreens.informationSent,
  namespace: 'applications',
  asks: 'intake',
  heading: ({ program, reference }) => ({
    en: `${program.en} · ${reference}`,
    fr: `${program.fr} · ${reference}`,
  }),
  documents: ({ asked }) =>
    asked.map(({ code, name, sentence }) => ({
      code,
      name: { en: `${name.en} – ${sentence}`, fr: `${name.fr} – ${sentence}` },
      // Whoever cannot send it says why; the server holds to that.
      mandatory: false,
    })),
  addressKey: null,
  pages: async () => pages,
  keeps: () => false,
  useAlreadySent,
  problem(code) {
    const known = closed.find((each) => each === code)
    return known ? <ClosedProblem code={known} /> : null
  },
})
