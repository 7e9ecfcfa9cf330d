import { afterAll, beforeAll } from 'vitest'
import { openTestServer, type Caller, type TestServer } from '#apps/server/test-server.ts'
import type { Draft } from '#modules/intake/contract/intake.ts'
import {
  programId,
  save,
  send,
  upload,
  wholeHalf,
} from '#modules/intake/server/intake.test-journey.ts'
import type { FormResponse, ResponseFacts } from '../contract/answers.endpoints.ts'
import type { Edit } from '../contract/edits.ts'
import type { FormRecord } from '../contract/forms.endpoints.ts'
import type { Question } from '../contract/definition.ts'

/** The server and its people. */
export let server: TestServer
export let margaret: Caller
export let amina: Caller
export let luc: Caller
export let priya: Caller
/** Of the program whose forms these are. */
export let youth: string

/** The server and its people, open while the tests of the file that calls this run. */
export function withPeople() {
  beforeAll(async () => {
    server = await openTestServer()
    margaret = await server.as('superAdmin')
    amina = await server.as('caseOfficer')
    luc = await server.as('approver')
    priya = await server.as('finance')
    youth = await programId(server, 'YESP')
  })
  afterAll(() => server.close())
}

export const formPath = () => `/programs/${youth}/forms/application.employer`

const own = (id: string, rest: Omit<Question, 'id' | 'required'>) => ({
  id,
  required: false,
  ...rest,
})

export const keys = {
  mentor: 'qmentor0001',
  kind: 'qkind000001',
  amount: 'qamount0001',
  costs: 'qcosts00001',
  what: 'qwhat000001',
  price: 'qprice00001',
}

/** What the organisation asks besides: a mentor, what kind, how much when it is paid, and cost lines. */
export const mentoring: readonly Question[] = [
  own(keys.mentor, {
    kind: 'longText',
    label: { en: 'Who will be the mentor?', fr: 'Qui sera mentor?' },
  }),
  own(keys.kind, {
    kind: 'one',
    label: { en: 'Is mentoring paid?', fr: 'Le mentorat est-il payé?' },
    options: [
      { id: 'paid', label: { en: 'Paid', fr: 'Payé' } },
      { id: 'free', label: { en: 'For free', fr: 'Gratuit' } },
    ],
  }),
  own(keys.amount, {
    kind: 'money',
    label: { en: 'How much is paid?', fr: 'Combien?' },
    show: { all: [{ q: keys.kind, op: 'in', of: ['paid'] }] },
  }),
  own(keys.costs, {
    kind: 'group',
    label: { en: 'Cost lines', fr: 'Coûts' },
    entry: { item: { en: 'Cost', fr: 'Coût' }, add: { en: 'Add cost', fr: 'Ajouter un coût' } },
    questions: [
      own(keys.what, { kind: 'text', label: { en: 'What', fr: 'Quoi' } }),
      own(keys.price, { kind: 'money', label: { en: 'Price', fr: 'Prix' } }),
    ],
  }),
]

/** The next version, edited and published as an administrator does. */
export async function publish(edits: readonly Edit[]) {
  const begun = await margaret.post<FormRecord>(`${formPath()}/draft`, {})
  let editNo = begun.body.draft?.editNo ?? 0
  for (const edit of edits) {
    const edited = await margaret.patch<FormRecord>(`${formPath()}/draft`, { editNo, edit })
    if (edited.status !== 200) throw new Error(JSON.stringify(edited.body))
    editNo = edited.body.draft?.editNo ?? 0
  }
  const published = await margaret.post(`${formPath()}/publication`, { editNo, reason: 'Asked' })
  if (published.status !== 200) throw new Error(JSON.stringify(published.body))
}

export const add = (question: Question, after: string | null): Edit => ({
  do: 'addQuestion',
  question,
  into: 'learning',
  after,
})

/** The second version asks about mentoring after the learning plan. */
export const askAboutMentoring = () =>
  publish(
    mentoring.map((question, at) =>
      add(question, mentoring[at - 1]?.id ?? 'position.trainingRequested'),
    ),
  )

let seed = 700

/**
 * An employer's half sent in with these answers besides, and so many files for a question.
 * @returns id and reference of its application
 */
export async function submit(answers: object = {}, files = { key: '', count: 0 }) {
  const started = await server.visitor.post<{ token: string; draft: Draft }>('/public/drafts', {
    programId: youth,
    language: 'en',
  })
  const { token, draft } = started.body
  await save(server, token, { ...wholeHalf(++seed), ...answers })
  for (const { code, mandatory, askedOf } of draft.program.requiredDocuments)
    if (mandatory && askedOf === 'employer') await upload(server, { token, kind: code })
  for (let at = 0; at < files.count; at++) await upload(server, { token, kind: files.key })
  const sent = await send(server, token)
  const reference = sent.body.submitted?.reference
  if (!reference) throw new Error(JSON.stringify(sent.body))
  const { id } = await server.db
    .selectFrom('applications')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow()
  return { id, reference }
}

export const responsesOf = async (by: Caller, record: string) =>
  (await by.get<{ data: ResponseFacts[] }>(`/responses?record=${record}`)).body.data

/** The latest answers of the employer's half of an application, as somebody reads them. */
export async function readAnswers(by: Caller, record: string, language = 'en') {
  const facts = (await responsesOf(by, record)).findLast(
    ({ purpose }) => purpose === 'application.employer',
  )
  const headers = { 'accept-language': language }
  return (await by.get<FormResponse>(`/responses/${facts?.id}`, { headers })).body
}

export const questionIn = ({ sections }: FormResponse, key: string) =>
  sections.flatMap(({ questions }) => questions).find(({ question }) => question.id === key)

/** The lines of an export, cell by cell. */
export async function exported(by: Caller, query = '', language = 'en') {
  const answer = await by.get<string>(`${formPath()}/answers/export?format=csv${query}`, {
    headers: { 'accept-language': language },
  })
  return { ...answer, text: String(answer.body) }
}
