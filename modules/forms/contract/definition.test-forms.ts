import type { CatalogueField } from './catalogue.ts'
import type { Condition, Definition, Question, Section } from './definition.ts'
import type { QuestionKind } from './kinds.ts'

export const words = (of: string) => ({ en: of, fr: `${of} (fr)` })

let count = 0

/** A question of one's own that lacks nothing. */
export function asks(kind: QuestionKind, more: Partial<Question> = {}): Question {
  count += 1
  const id = more.id ?? `q${String(count).padStart(10, '0')}`
  return {
    kind,
    label: words(`Question ${id}`),
    required: false,
    ...(kind === 'one' || kind === 'many' ? { options: [choice('a'), choice('b')] } : {}),
    ...(kind === 'group' ? { entry: { item: words('Line'), add: words('Add a line') } } : {}),
    ...more,
    id,
  }
}

export const choice = (id: string, show?: Condition) => ({
  id,
  label: words(`Choice ${id}`),
  ...(show ? { show } : {}),
})

export const page = (id: string, questions: Question[], more: Partial<Section> = {}): Section => ({
  id,
  place: 'all',
  title: words(`Page ${id}`),
  intro: words('Introduction'),
  questions,
  ...more,
})

export const formOf = (...questions: Question[]): Definition => ({
  sections: [page('one', questions)],
})

export const isYes = (q: string): Condition => ({ all: [{ q, op: 'is', is: true }] })

export const city: CatalogueField = {
  name: 'employer.city',
  kind: 'text',
  required: true,
  limits: { maxLength: 80 },
  label: words('City'),
}

export const asksCity: Question = {
  id: city.name,
  kind: 'field',
  label: city.label,
  required: true,
}
