import type {
  AskedQuestion,
  ComparedAnswer,
  ComparedSide,
  FormResponse,
  GivenAnswer,
  SingleAnswer,
} from '../contract/answers.endpoints.ts'
import type { PublicQuestion } from '../contract/public-form.ts'

type Sections = FormResponse['sections']

interface Placed extends AskedQuestion {
  section: string
}

/**
 * Two responses beside one another, joined by the key of the question, whatever either version called
 * it and wherever it stood: in the order of the later one, then what only the earlier one asked.
 */
export function compareAnswers(before: Sections, after: Sections): ComparedAnswer[] {
  const [old, now] = [placed(before), placed(after)]
  const keys = [...now.keys(), ...[...old.keys()].filter((key) => !now.has(key))]
  return keys.map((id) => compared(id, old.get(id), now.get(id)))
}

const placed = (sections: Sections): ReadonlyMap<string, Placed> =>
  new Map(
    sections.flatMap(({ title, questions }) =>
      questions.map((each) => [each.question.id, { ...each, section: title }] as const),
    ),
  )

function compared(id: string, old: Placed | undefined, now: Placed | undefined): ComparedAnswer {
  const { section, isOwn, question } = (now ?? old)!
  const before = sideOf(old?.question, old?.answer)
  const after = sideOf(now?.question, now?.answer)
  if (question.kind !== 'group')
    return { id, section, isOwn, before, after, differs: isOther(before, after) }
  const entries = entriesOf(old, now)
  const differs = isOther(before, after) || entries.some(({ change }) => change !== 'same')
  return { id, section, isOwn, before, after, differs, entries }
}

const sideOf = (
  question: PublicQuestion | undefined,
  answer: GivenAnswer | SingleAnswer | undefined,
): ComparedSide => {
  if (!question || !answer) return { question: null, answer: { state: 'notInVersion' } }
  const { state, value } = answer
  return { question, answer: { state, ...(value === undefined ? {} : { value }) } }
}

/** Wording is no difference between answers; what was not asked and what was left empty are one. */
const isOther = ({ answer: one }: ComparedSide, { answer: other }: ComparedSide) =>
  told(one) !== told(other)

const told = ({ value }: SingleAnswer) => JSON.stringify(comparable(value) ?? null)

/** A file that was sent again is the same one by its name and size. */
const comparable = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map((each: unknown) =>
        each !== null && typeof each === 'object' && 'sizeBytes' in each
          ? { ...each, id: null }
          : each,
      )
    : value

function entriesOf(old: Placed | undefined, now: Placed | undefined) {
  const [was, is] = [itemsOf(old), itemsOf(now)]
  const items = [...is.keys(), ...[...was.keys()].filter((item) => !is.has(item))]
  return items.map((item) => {
    const rows = rowsOf(
      { group: old?.question, answers: was.get(item) },
      {
        group: now?.question,
        answers: is.get(item),
      },
    )
    return { item, rows, change: changeOf({ was: was.has(item), is: is.has(item) }, rows) }
  })
}

type Answers = Readonly<Record<string, SingleAnswer>>

const itemsOf = (of: Placed | undefined): ReadonlyMap<string, Answers> =>
  new Map((of?.answer.entries ?? []).map(({ item, answers }) => [item, answers]))

interface EntrySide {
  group: PublicQuestion | undefined
  answers: Answers | undefined
}

function rowsOf(old: EntrySide, now: EntrySide) {
  const ids = new Set([...innerOf(now), ...innerOf(old)])
  return [...ids].map((id) => {
    const [before, after] = [innerSide(id, old), innerSide(id, now)]
    return { id, before, after, differs: isOther(before, after) }
  })
}

const innerOf = ({ group }: EntrySide) => (group?.questions ?? []).map(({ id }) => id)

/** An entry that is not there has nothing to say of its questions. */
const innerSide = (id: string, { group, answers }: EntrySide): ComparedSide => {
  const question = group?.questions?.find((each) => each.id === id)
  return sideOf(question, answers ? answers[id] : { state: 'notAsked' })
}

function changeOf(there: { was: boolean; is: boolean }, rows: readonly { differs: boolean }[]) {
  if (!there.was) return 'added' as const
  if (!there.is) return 'removed' as const
  return rows.some(({ differs }) => differs) ? ('changed' as const) : ('same' as const)
}
