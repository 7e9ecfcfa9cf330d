import type { Condition, Question, Section } from '#modules/forms/contract/definition.ts'
import { fieldFormats } from '#modules/forms/contract/formats.ts'
import { noc } from '#modules/employers/contract/formats.ts'
import { fieldsOf, type Catalogue } from '#modules/forms/contract/catalogue.ts'
import { saying } from '#modules/forms/contract/saying.ts'
import type { FormPurpose } from '#modules/forms/server/form-purpose.ts'
import { costKinds, formPurpose, training } from '../contract/funding-request.ts'
import { fundingRequestsWords } from '../contract/words.ts'
import { fundingFormEn as en } from './form-strings.en.ts'
import { fundingFormFr as fr } from './form-strings.fr.ts'
import { readableRequests } from './readable-requests.ts'

const formSays = saying({ en, fr })
const said = (key: string) => ({ en: formSays.en(key) ?? key, fr: formSays.fr(key) ?? key })
const statements = ['participantPaysNothing', 'accurate'] as const

/** What may be asked about a course; each answer fills the field of the request, or one of its lines. */
export const trainingFields: Catalogue = [
  ...fieldsOf({
    part: 'training',
    entity: training,
    say: saying({ en, fr }, fundingRequestsWords),
    sayChoice: saying(fundingRequestsWords),
    formats: { nocBefore: 'noc', nocAfter: 'noc' },
  }),
  ...costKinds.map((kind) => ({
    name: `cost.${kind}`,
    kind: 'money' as const,
    required: false,
    limits: { min: '0.01', max: '99999.99', scale: 2 },
    label: said(`amounts.${kind}`),
  })),
  ...statements.map((name) => ({
    name: `statements.${name}`,
    kind: 'statement' as const,
    required: true,
    label: said(`statements.${name}`),
  })),
]

interface More {
  required?: true
  show?: Condition
}

function field(name: string, { required, show }: More = {}): Question {
  const found = trainingFields.find((each) => each.name === name)
  if (!found) throw new Error(`No field is called ${name}`)
  const { label, help } = found
  return {
    id: name,
    kind: 'field',
    label,
    ...(help ? { help } : {}),
    required: required ?? found.required,
    ...(show ? { show } : {}),
  }
}

const fields = (...names: string[]) => names.map((name) => field(`training.${name}`))
const fileOf = (id: 'qoutline000' | 'qquote00000'): Question => ({
  id,
  kind: 'file',
  label: said(`files.${id}`),
  required: true,
})

type PageId = keyof typeof en.pages

const page = (id: PageId, questions: Question[]): Section => ({
  id,
  place: 'form',
  title: said(`pages.${id}.title`),
  intro: { en: en.pages[id].intro, fr: fr.pages[id].intro },
  questions,
})

/** How much of a cost, where it was chosen. */
const amount = (kind: string) =>
  field(`cost.${kind}`, {
    required: true,
    show: { all: [{ q: 'training.costs', op: 'hasAny', of: [kind] }] },
  })

const sections = [
  page(
    'course',
    fields('courseTitle', 'credential', 'skillFocus', 'delivery', 'startsOn', 'endsOn', 'hours'),
  ),
  page('provider', [
    ...fields('providerName', 'providerType', 'providerContact', 'providerAddress'),
    ...fields('isAffiliated', 'whyProvider', 'alternatives'),
  ]),
  page('purpose', [
    ...fields('relevance', 'nocBefore', 'nocAfter', 'outOfRegionReason'),
    fileOf('qoutline000'),
  ]),
  page('costs', fields('costs')),
  page('amounts', costKinds.map(amount)),
  page('paying', [...fields('employerShare', 'otherFunding', 'paidBy'), fileOf('qquote00000')]),
  page(
    'statements',
    statements.map((name) => field(`statements.${name}`)),
  ),
]

/** What whoever asks for a course fills in; the record that the answers belong to is the request. */
export const requestForm: FormPurpose = {
  place: 300,
  key: formPurpose,
  name: said('form.name'),
  group: said('form.group'),
  places: [{ id: 'form', name: said('form.place') }],
  catalogue: trainingFields,
  standard: { sections },
  formats: { ...fieldFormats, noc },
  effects: [],
  roles: [],
  isPublic: true,
  readable: readableRequests,
}
