import type { Language } from '#kit/contract/strings.ts'
import type { Db } from '#kit/server/call.ts'
import { questionsOf, type Definition } from '#modules/forms/contract/definition.ts'
import { projectForm } from '#modules/forms/contract/project.ts'
import type { PublicForm, PublicQuestion } from '#modules/forms/contract/public-form.ts'
import { versionById } from '#modules/forms/server/form.queries.ts'
import type { FormPurpose } from '#modules/forms/server/form-purpose.ts'
import type { Side } from '#modules/intake/contract/sides.ts'
import { employerHalf, participantHalf } from '#modules/intake/server/form-purposes.ts'
import { identifying } from '#modules/participants/server/correct-participant.ts'
import { place, replyKey } from '../contract/information-request.ts'
import { informationRequestsWords } from '../contract/words.ts'
import type { StoredRequest } from './request.queries.ts'

export const purposeOf = (side: Side): FormPurpose =>
  side === 'employer' ? employerHalf : participantHalf

/** Documents are asked for by themselves, and nobody confirms anew what they signed. */
const neverAsked: readonly string[] = ['statement', 'documents', 'file']
/** By these an application and its people are told apart and reached, and by these it was signed. */
const fixed = new Set([
  ...identifying.map((name) => `participant.${name}`),
  'position.participantName',
  'position.participantEmail',
  'employer.businessNumber',
  'employer.contactName',
  'employer.contactEmail',
  'position.signatoryName',
  'position.signatoryTitle',
])

/** The questions of a version that may be asked once more, section by section. */
export function askableForm(
  definition: Definition,
  { side, language }: { side: Side; language: Language },
): PublicForm {
  const { sections } = projectForm(definition, { catalogue: purposeOf(side).catalogue, language })
  const isAskable = ({ id, kind, isProtected }: PublicQuestion) =>
    !neverAsked.includes(kind) && !isProtected && !fixed.has(id)
  return {
    sections: sections
      .map((section) => ({ ...section, questions: section.questions.filter(isAskable) }))
      .filter(({ questions }) => questions.length > 0),
  }
}

/** What was asked, whatever else was answered: without the conditions of the whole form. */
const asAsked = ({ show: _, options, ...question }: PublicQuestion): PublicQuestion => ({
  ...question,
  ...(options && { options: options.map(({ show: _shown, ...option }) => option) }),
})

type Asked = Pick<StoredRequest, 'side' | 'fields' | 'documents' | 'message' | 'versionId'>

/** The questions of a request alone. */
export function askedQuestions(
  definition: Definition,
  { side, fields }: Pick<Asked, 'side' | 'fields'>,
  language: Language,
): PublicForm {
  const { sections } = askableForm(definition, { side, language })
  return {
    sections: sections
      .map(({ show: _, ...section }) => ({
        ...section,
        place,
        questions: section.questions.filter(({ id }) => fields.includes(id)).map(asAsked),
      }))
      .filter(({ questions }) => questions.length > 0),
  }
}

/** The form of a request: its questions, its documents, and an answer in words. */
export async function formOf(db: Db, request: Asked, language: Language): Promise<PublicForm> {
  const { content } = await versionById(db, request.versionId)
  const { sections } = askedQuestions(content, request, language)
  const all = [...sections, lastSection(request, language)]
  return {
    sections: all.map((each, at) => (at === 0 ? { ...each, intro: request.message } : each)),
  }
}

function lastSection({ fields, documents }: Asked, language: Language) {
  const { form } = informationRequestsWords[language]
  const isOnly = fields.length + documents.length === 0
  const reply: PublicQuestion = {
    id: replyKey,
    kind: 'longText',
    label: form.reply,
    help: form.replyHelp,
    required: isOnly,
    limits: { maxLength: 2000 },
  }
  const files: PublicQuestion = {
    id: 'documents',
    kind: 'documents',
    label: form.documents,
    required: false,
  }
  return {
    id: 'askedLast',
    place,
    title: documents.length ? form.documentsTitle : form.replyTitle,
    intro: '',
    questions: documents.length ? [files, reply] : [reply],
  }
}

/** What questions are called, by key. */
export const labelsOf = (definition: Definition, language: Language): ReadonlyMap<string, string> =>
  new Map(
    Array.from(questionsOf(definition), ({ question: { id, label } }) => [id, label[language]]),
  )
