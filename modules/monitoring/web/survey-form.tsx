import type { Language } from '#kit/contract/strings.ts'
import { callApi } from '#kit/web/api-call.ts'
import { fieldFormats } from '#modules/forms/contract/formats.ts'
import { formsScreens } from '#modules/forms/contract/forms.screens.ts'
import { formKind, type FormKind, type FormPages } from '#modules/forms/web/pieces/form-kind.ts'
import { keepReceipt } from '#modules/forms/web/pieces/receipt.ts'
import type { FormNumber, Side } from '../contract/monitoring-form.ts'
import { openSurveysEndpoints as endpoints } from '../contract/open-surveys.endpoints.ts'
import { keyOf, stillKeys } from '../contract/question-key.ts'
import type { SurveyDraft } from '../contract/survey-draft.ts'
import { AgreedHours, AgreedWage } from './Agreed.tsx'
import { openScreenOf } from './open-screen.ts'
import {
  AbovePages,
  ClosedProblem,
  DueDay,
  PlaceTitle,
  SendLabel,
  useAlreadySent,
} from './said.tsx'
import { Beginning } from './Unchanged.tsx'

/** The one page of which a link is the address. */
export const place = 'survey'

const pages: FormPages<SurveyDraft> = {
  formats: fieldFormats,
  rules: () => [],
  remedy: () => null,
  before: Object.fromEntries(stillKeys.map((key) => [key, Beginning])),
  after: { [keyOf('hours')]: AgreedHours, [keyOf('wage')]: AgreedWage },
  AtTheEnd: DueDay,
  sendLabel: <SendLabel />,
}

/** Of which job is asked, and in which form: by the name where it is told, else by the program and since when. */
function aboutIn(language: Language, { participant, program, since, ...draft }: SurveyDraft) {
  const [whose, more] = participant ? [participant] : [program[language], since[language]]
  return [whose, draft.positionTitle, ...(more ? [more] : []), draft.name[language]].join(' · ')
}

const about = (draft: SurveyDraft) => ({ en: aboutIn('en', draft), fr: aboutIn('fr', draft) })
const headingIn = (language: Language, draft: SurveyDraft) =>
  `${aboutIn(language, draft)} · ${draft.reference}`

/** Once it is in, or not asked for any more, the page of thanks says so. */
async function known(draft: Promise<SurveyDraft>): Promise<SurveyDraft> {
  const found = await draft
  const { submitted } = found
  if (submitted) keepReceipt({ ...submitted, heading: about(found) })
  return found
}

const made = new Map<string, FormKind<SurveyDraft>>()

/** The form of a side and a number; the link goes to the address on file, and to no other. */
export function surveyForm(side: Side, number: FormNumber): FormKind<SurveyDraft> {
  const name = `${side}${number}`
  const kind = made.get(name) ?? newForm(side, number)
  made.set(name, kind)
  return kind
}

export const kindOf = ({ side, number }: SurveyDraft) =>
  surveyForm(side, String(number) as FormNumber)

const newForm = (side: Side, number: FormNumber) =>
  formKind<SurveyDraft>({
    name: `monitoring.${side}.${number}`,
    storageKey: `monitoringForm.${side}.${number}`,
    isOfTab: true,
    calls: {
      read: (token) => known(callApi(endpoints.readSurvey, { params: { token } })),
      save: (token, body) => callApi(endpoints.saveSurvey, { params: { token }, body }),
      sendLink: (token) => callApi(endpoints.sendSurveyLink, { params: { token } }),
      sendFreshLink: (token) => callApi(endpoints.sendSurveyLink, { params: { token } }),
      upload: (token, kind, body) =>
        callApi(endpoints.uploadToSurvey, { params: { token, kind }, body }),
      removeFile: (token, documentId) =>
        callApi(endpoints.removeFromSurvey, { params: { token, documentId } }),
      submit: (token, body, idempotencyKey) =>
        known(callApi(endpoints.submitSurvey, { params: { token }, body, idempotencyKey })),
    },
    places: [{ id: place, screen: openScreenOf(side, Number(number)), title: <PlaceTitle /> }],
    completed: formsScreens.thankYou,
    namespace: 'forms',
    asks: 'forms',
    heading: (draft) => ({ en: headingIn('en', draft), fr: headingIn('fr', draft) }),
    Above: AbovePages,
    documents: () => [],
    addressKey: null,
    pages: async () => pages,
    keeps: () => false,
    useAlreadySent,
    problem: (code) => (code === 'formNotOpen' ? <ClosedProblem /> : null),
  })
