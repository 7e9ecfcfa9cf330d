import type { Db } from '#kit/server/call.ts'
import type { Language } from '#kit/contract/strings.ts'
import type { AskedQuestion, FormResponse, GivenAnswer } from '../contract/answers.endpoints.ts'
import type { Catalogue, CatalogueField } from '../contract/catalogue.ts'
import { questionsOf, type Definition } from '../contract/definition.ts'
import { projectForm } from '../contract/project.ts'
import type { PublicForm, PublicQuestion } from '../contract/public-form.ts'
import { shownInEntry, type Entry } from '../contract/shown.ts'
import { filesOf, type AnsweredFile } from './answer-files.ts'
import type { StoredResponse } from './answers.queries.ts'
import type { FormPurpose } from './form-purpose.ts'

type Files = ReadonlyMap<string, AnsweredFile>

/**
 * The questions of a version as it asked them: in one language, without protected ones, and without the
 * documents that stand with the record.
 */
export function questionsShown(
  definition: Definition,
  { purpose, language }: { purpose: Pick<FormPurpose, 'catalogue'>; language: Language },
): PublicForm {
  const catalogue = whole(purpose.catalogue, definition)
  const { sections } = projectForm(definition, { catalogue, language })
  return {
    sections: sections.map((section) => ({
      ...section,
      questions: section.questions.filter(
        ({ isProtected, kind }) => !isProtected && kind !== 'documents',
      ),
    })),
  }
}

/** What was asked once is shown as text when the catalogue has forgotten it. */
const whole = (catalogue: Catalogue, definition: Definition): Catalogue => {
  const known = new Set(catalogue.map(({ name }) => name))
  const forgotten = Array.from(questionsOf(definition), ({ question }) => question).filter(
    ({ kind, id }) => kind === 'field' && !known.has(id),
  )
  const asText = ({ id, label }: (typeof forgotten)[number]): CatalogueField => ({
    name: id,
    kind: 'text',
    required: false,
    label,
  })
  return [...catalogue, ...forgotten.map(asText)]
}

/** The answers of a response, section by section, as they were asked. */
export async function asAsked(
  db: Db,
  stored: StoredResponse,
  on: { purpose: FormPurpose; language: Language },
): Promise<FormResponse['sections']> {
  const form = questionsShown(stored.definition, on)
  const files = await filesOf(db, stored, form)
  const own = ownKeys(stored.definition)
  return form.sections
    .map(({ questions, ...section }) => ({
      ...section,
      questions: questions.filter((each) => !stored.withheld.includes(each.id)),
    }))
    .filter(({ questions }) => questions.length > 0)
    .map(({ id, title, questions }) => ({
      id,
      title,
      questions: questions.map((question): AskedQuestion => ({
        question,
        isOwn: own.has(question.id),
        answer: answerOf(question, stored, files),
      })),
    }))
}

const ownKeys = (definition: Definition): ReadonlySet<string> =>
  new Set(
    Array.from(questionsOf(definition), ({ question }) => question)
      .filter(({ kind }) => kind !== 'field')
      .map(({ id }) => id),
  )

function answerOf(
  question: PublicQuestion,
  { content, asked }: StoredResponse,
  files: Files,
): GivenAnswer {
  if (!asked.includes(question.id)) return { state: 'notAsked' }
  const value = content[question.id]
  if (value === undefined) return { state: 'empty' }
  if (question.kind === 'file') return { state: 'answered', value: named(value, files) }
  if (question.kind !== 'group') return { state: 'answered', value }
  return { state: 'answered', entries: entriesOf(question, value as Entry[], content) }
}

const named = (value: unknown, files: Files) =>
  (value as string[]).flatMap((id) => {
    const file = files.get(id)
    return file ? [{ id, ...file }] : []
  })

const entriesOf = (
  group: PublicQuestion,
  entries: readonly Entry[],
  content: StoredResponse['content'],
): NonNullable<GivenAnswer['entries']> =>
  entries.map((entry) => {
    const shown = new Set(shownInEntry(group, entry, content).map(({ id }) => id))
    const answers = (group.questions ?? []).map(({ id }) => {
      const value = entry.answers[id]
      if (!shown.has(id)) return [id, { state: 'notAsked' as const }]
      return [
        id,
        value === undefined ? { state: 'empty' as const } : { state: 'answered' as const, value },
      ]
    })
    return { item: entry.item, answers: Object.fromEntries(answers) }
  })
