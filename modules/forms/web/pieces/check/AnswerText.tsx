import { CodeText } from '#kit/web/show/CodeText.tsx'
import { shownPhone } from '#kit/web/show/phone-number.ts'
import { useKitText } from '#kit/web/text.ts'
import type { Formats } from '../../../contract/check-answer.ts'
import { isAnswered, type Answers } from '../../../contract/conditions.ts'
import type { EntryKind } from '../../../contract/kinds.ts'
import type { PublicQuestion } from '../../../contract/public-form.ts'
import type { Entry } from '../../../contract/shown.ts'
import { useFormats, useWords } from '../words/use-words.ts'
import classes from './check.module.css'

type Say = (value: never, question: PublicQuestion) => string

const asGiven: Formats = {}

/** One answer in words; what has a way of writing, as it will be kept. */
export function useAnswerWords(formats = asGiven) {
  const kit = useKitText()
  const words = useWords()
  const { money, percent, number, day } = useFormats()
  const figure = (format: (value: string) => string) => (value: string | number) =>
    Number.isNaN(Number(value)) ? String(value) : format(String(value))
  const ofMost = (most: number) => (value: number) => words('check.ofMost', { value, most })
  const labelled = (id: string, { options = [] }: PublicQuestion) =>
    options.find((each) => each.id === id)?.label ?? id
  const says: Partial<Record<EntryKind, Say>> = {
    text: (value: string, { format = '' }: PublicQuestion) =>
      formats[format]?.normalize?.(value) ?? value.trim(),
    phone: (value: string) => shownPhone(value.trim()),
    money: (value: string, { format }: PublicQuestion) => {
      const amount = figure(money)(value)
      return format === 'anHour' ? words('check.anHour', { amount }) : amount
    },
    percent: figure(percent),
    number: figure(number),
    integer: (value: number, { format }: PublicQuestion) =>
      format === 'year' ? String(value) : figure(number)(value),
    // What is half typed is no day yet, and is shown as it stands.
    date: (value: string) => (Number.isNaN(Date.parse(value)) ? value : day(value)),
    scale5: ofMost(5),
    scale10: ofMost(10),
    yesNo: (value: boolean) => kit(value ? 'states.yes' : 'states.no'),
    one: labelled,
    many: (ids: string[], question: PublicQuestion) =>
      ids.map((id) => labelled(id, question)).join(', '),
  }
  return (question: PublicQuestion, value: unknown): string => {
    const say = says[question.kind] as ((value: unknown, of: PublicQuestion) => string) | undefined
    return say ? say(value, question) : String(value)
  }
}

interface Shown {
  question: PublicQuestion
  answers: Answers
  isGiven: boolean
  formats: Formats
}

/** One answer as the check shows it. */
export function AnswerText({ question, answers, isGiven, formats }: Shown) {
  const words = useWords()
  const say = useAnswerWords(formats)
  const value = answers[question.id]
  if (!isAnswered(value) && value !== false) {
    if (isGiven) return words('given.yes')
    const key = question.required ? 'check.unanswered' : 'check.notGiven'
    return <span className={question.required ? classes.open : 'quiet'}>{words(key)}</span>
  }
  if (question.kind === 'group') return <Entries group={question} entries={value as Entry[]} />
  if (question.kind === 'longText') return <span className={classes.long}>{String(value)}</span>
  if (question.list) return <CodeText list={question.list} code={say(question, value)} />
  return say(question, value)
}

function Entries({ group, entries }: { group: PublicQuestion; entries: readonly Entry[] }) {
  const words = useWords()
  const say = useAnswerWords()
  return (
    <ol className={classes.entries}>
      {entries.map(({ item, answers }) => (
        <li key={item}>
          {(group.questions ?? [])
            .filter(({ id }) => isAnswered(answers[id]) || answers[id] === false)
            .map((question) =>
              words('group.answer', {
                question: question.label,
                answer: say(question, answers[question.id]),
              }),
            )
            .join(' · ')}
        </li>
      ))}
    </ol>
  )
}
