import type { Condition, Question, Section } from '#modules/forms/contract/definition.ts'
import { fieldFormats } from '#modules/forms/contract/formats.ts'
import { fieldsOf, type Catalogue } from '#modules/forms/contract/catalogue.ts'
import { saying } from '#modules/forms/contract/saying.ts'
import type { FormPurpose } from '#modules/forms/server/form-purpose.ts'
import { costKinds, evidence, evidencePurpose } from '../contract/funding-request.ts'
import { fundingRequestsWords } from '../contract/words.ts'
import { fundingEvidenceEn } from './evidence-strings.en.ts'
import { fundingEvidenceFr } from './evidence-strings.fr.ts'
import { readableRequests } from './readable-requests.ts'

const en = fundingEvidenceEn.evidenceForm
const fr = fundingEvidenceFr.evidenceForm
const formSays = saying({ en, fr })
const said = (key: string) => ({ en: formSays.en(key) ?? key, fr: formSays.fr(key) ?? key })
const statements = ['participantPaidNothing', 'accurate'] as const

/** The question that asks for the certificate: a file that is sent for it is one. */
export const certificateKey = 'qcertificat'

/** What may be asked once a course is over; amounts fill the lines of the request. */
const evidenceFields: Catalogue = [
  ...fieldsOf({
    part: 'evidence',
    entity: evidence,
    say: saying({ en, fr }, fundingRequestsWords),
    sayChoice: saying(fundingRequestsWords),
  }),
  ...costKinds.map((kind) => ({
    name: `claimed.${kind}`,
    kind: 'money' as const,
    required: false,
    limits: { min: '0', max: '99999.99', scale: 2 },
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
  const found = evidenceFields.find((each) => each.name === name)
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

type FileKey = keyof typeof en.files

const fileOf = (id: FileKey, { required, show }: More = { required: true }): Question => ({
  id,
  kind: 'file',
  label: said(`files.${id}`),
  ...(id in en.fileHelp ? { help: said(`fileHelp.${id}`) } : {}),
  required: required === true,
  ...(show ? { show } : {}),
})

type PageId = keyof typeof en.pages

const page = (id: PageId, questions: Question[]): Section => ({
  id,
  place: 'form',
  title: said(`pages.${id}.title`),
  intro: { en: en.pages[id].intro, fr: fr.pages[id].intro },
  questions,
})

/** How much of a cost, where it is claimed. */
const amount = (kind: string) =>
  field(`claimed.${kind}`, {
    required: true,
    show: { all: [{ q: 'evidence.costs', op: 'hasAny', of: [kind] }] },
  })

const whether = (is: boolean): Condition => ({
  all: [{ q: 'evidence.hasCertificate', op: 'is', is }],
})

const sections = [
  page('costs', [field('evidence.costs')]),
  page('amounts', costKinds.map(amount)),
  page('papers', [fileOf('qinvoice000'), fileOf('qpayment000'), fileOf('qreceipts00', {})]),
  page('certificate', [
    field('evidence.hasCertificate'),
    fileOf(certificateKey, { required: true, show: whether(true) }),
    field('evidence.certificateReason', { required: true, show: whether(false) }),
  ]),
  page(
    'statements',
    statements.map((name) => field(`statements.${name}`)),
  ),
]

/** What is handed in once a course is over; the record that the answers belong to is the request. */
export const evidenceForm: FormPurpose = {
  place: 301,
  key: evidencePurpose,
  name: said('form.name'),
  group: said('form.group'),
  places: [{ id: 'form', name: said('form.place') }],
  catalogue: evidenceFields,
  standard: { sections },
  formats: fieldFormats,
  effects: [],
  roles: [],
  isPublic: true,
  readable: readableRequests,
}
