import type { CatalogueField } from './catalogue.ts'
import type { Question, Section } from './definition.ts'
import type { QuestionKind } from './kinds.ts'

const letters = 'abcdefghijklmnopqrstuvwxyz0123456789'

/**
 * A key that says nothing, so that it never has to change: a letter and ten random characters. It is
 * no secret; one that is taken is refused.
 */
export function newKey(first: 'q' | 's' | 'o'): string {
  const any = () => letters[Math.floor(Math.random() * letters.length)]
  return first + Array.from({ length: 10 }, any).join('')
}

const blank = () => ({ en: '', fr: '' })

/** A question of an organisation's own; its words are still to be written. */
export const newQuestion = (kind: QuestionKind): Question => ({
  id: newKey('q'),
  kind,
  label: blank(),
  required: kind === 'statement',
  // What is paid or owed is none below nothing, unless the editor says otherwise.
  ...(kind === 'money' ? { limits: { min: '0' } } : {}),
  ...(kind === 'one' || kind === 'many' ? { options: [] } : {}),
  ...(kind === 'group' ? { entry: { item: blank(), add: blank() }, questions: [] } : {}),
})

/** A field in its own words. */
export const fieldQuestion = ({ name, label, help, required }: CatalogueField): Question => ({
  id: name,
  kind: 'field',
  label,
  ...(help ? { help } : {}),
  required,
})

export const newSection = (place: string): Section => ({
  id: newKey('s'),
  place,
  title: blank(),
  intro: blank(),
  questions: [],
})

/** The same question once more, under keys of its own; conditions within it follow. */
export function duplicateOf(question: Question): Question {
  const inner = (question.questions ?? []) as Question[]
  const all = [question, ...inner]
  const renamed = all.flatMap(({ id, options = [] }) => [
    [id, newKey('q')] as const,
    ...options.map((each) => [each.id, newKey('o')] as const),
  ])
  // Keys stand in quotes wherever they stand.
  const text = renamed.reduce(
    (written, [from, to]) => written.replaceAll(JSON.stringify(from), JSON.stringify(to)),
    JSON.stringify(question),
  )
  return JSON.parse(text) as Question
}
