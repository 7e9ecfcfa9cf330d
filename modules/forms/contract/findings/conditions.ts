import { readingsIn } from '../apply-edit.ts'
import type { CatalogueField } from '../catalogue.ts'
import { isRealDay } from '../check-answer.ts'
import { questionsOf, testsIn, type Condition, type Definition, type Test } from '../definition.ts'
import { testsOf, type EntryKind } from '../kinds.ts'

interface Unfit {
  code: 'showRefersLater' | 'showRefersRetired' | 'showDoesNotFit' | 'optionGone'
  id: string
  about: string
}
type Fields = ReadonlyMap<string, CatalogueField>

/** Conditions that read what comes later or is gone, or what they do not suit. */
export const conditionFindings = (
  definition: Definition,
  { fields, places }: { fields: Fields; places: readonly string[] },
): Unfit[] => [...orderFindings(definition, places), ...unfitFindings(definition, fields)]

/** Screens come one after the other, whatever the order of their sections in the form. */
function orderFindings(definition: Definition, places: readonly string[]): Unfit[] {
  const screens = new Map(
    Array.from(questionsOf(definition), ({ question, section }) => [
      question.id,
      places.indexOf(section.place),
    ]),
  )
  return readingsIn(definition).flatMap(({ reader, reads, isEarlier, place }) => {
    const screen = screens.get(reads)
    const find = (code: Unfit['code']) => [{ code, id: reader, about: reads }]
    if (screen === undefined) return find('showRefersRetired')
    const isOfLaterScreen = places.includes(place) && screen > places.indexOf(place)
    return isEarlier && !isOfLaterScreen ? [] : find('showRefersLater')
  })
}

function unfitFindings(definition: Definition, fields: Fields): Unfit[] {
  const known = new Map(
    Array.from(questionsOf(definition), ({ question }) => [question.id, question]),
  )
  return shownBy(definition).flatMap(({ id, show }) =>
    testsIn(show).flatMap((test): Unfit[] => {
      const read = known.get(test.q)
      if (!read) return []
      const field = fields.get(test.q)
      const kind = (field?.kind ?? read.kind) as EntryKind
      // What is asked, and what is not, would tell what was answered.
      if (field?.isProtected || !fits(kind, test))
        return [{ code: 'showDoesNotFit', id, about: test.q }]
      const there = (field?.options ?? read.options ?? []).map((each) => each.id)
      const gone = (test.of ?? []).some((each) => !there.includes(each))
      return gone ? [{ code: 'optionGone', id, about: test.q }] : []
    }),
  )
}

/** Whether a test suits the kind of what it reads, and has what it compares with. */
function fits(kind: EntryKind, { op, is, of, min, max, day }: Test): boolean {
  if (!testsOf[kind]?.includes(op)) return false
  if (op === 'is') return is !== undefined
  if (op === 'before' || op === 'onOrAfter') return isRealDay(day)
  if (op === 'between' || op === 'count')
    return (min ?? max) !== undefined && !(Number(min ?? -Infinity) > Number(max ?? Infinity))
  return op === 'answered' || op === 'unanswered' || of !== undefined
}

function shownBy(definition: Definition): { id: string; show: Condition | undefined }[] {
  const own = [...questionsOf(definition)].flatMap(
    ({ question: { id, show, options: all = [] } }) => [
      { id, show },
      ...all.map((option) => ({ id, show: option.show })),
    ],
  )
  return [...definition.sections.map(({ id, show }) => ({ id, show })), ...own]
}
