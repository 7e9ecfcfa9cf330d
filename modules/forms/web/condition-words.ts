import { useBilingual } from '#kit/web/show/BilingualText.tsx'
import { useSpoken } from '#kit/web/spoken.ts'
import { useText } from '#kit/web/text.ts'
import {
  isTest,
  questionsOf,
  type Condition,
  type Definition,
  type Test,
} from '../contract/definition.ts'
import type { FormRecord } from '../contract/forms.endpoints.ts'
import { useQuestionNames } from './question-names.ts'

/** A condition as a sentence: “Are you a student?” is Yes, and … */
export function useConditionWords(form: Pick<FormRecord, 'catalogue'>, definition: Definition) {
  const text = useText()
  const kit = useText('kit')
  const bilingual = useBilingual()
  const spoken = useSpoken()
  const questions = new Map(
    Array.from(questionsOf(definition), ({ question }) => [question.id, question] as const),
  )
  const names = useQuestionNames(definition)
  const sentence = ({ q, op, is, of = [], min, max, day }: Test): string => {
    const question = questions.get(q)
    const field = form.catalogue.find(({ name }) => name === q)
    const options = field?.options ?? question?.options ?? []
    const labelOf = (id: string) =>
      bilingual(options.find((each) => each.id === id)?.label ?? null) || text('untitled')
    const values = {
      question: names.get(q)?.name ?? (bilingual(field?.label ?? null) || text('untitled')),
      value: is === undefined ? '' : kit(is ? 'states.yes' : 'states.no'),
      options: of.map(labelOf).join(' · '),
      min: min === undefined ? '' : spoken.number(min),
      max: max === undefined ? '' : spoken.number(max),
      day: day ? spoken.date(day) : '',
    }
    const ends = min === undefined ? 'atMost' : max === undefined ? 'atLeast' : 'between'
    const key = op === 'between' || op === 'count' ? ends : op
    return text(`tests.sentence.${key}`, values)
  }
  const words = (shown: Condition): string => {
    const isAll = 'all' in shown
    const parts = isAll ? shown.all : shown.any
    return parts
      .map((part) => (isTest(part) ? sentence(part) : `(${words(part as Condition)})`))
      .join(` ${text(isAll ? 'tests.and' : 'tests.or')} `)
  }
  return words
}
