import { holds, type Answers } from '../conditions.ts'
import {
  questionsOf,
  testsIn,
  type Condition,
  type Definition,
  type Question,
  type Test,
} from '../definition.ts'
import { optionsOf } from '../shown.ts'

interface Place {
  question: Question
  /** All must hold: of its section, its group, its own. */
  shows: readonly (Condition | undefined)[]
}

/** So many answers are tried; where there are more, nothing is said against the form. */
const mostTried = 5000

/** Choices that must be made and that some answers to earlier questions leave too little to choose for. */
export function withoutChoice(definition: Definition): string[] {
  const places = Array.from(questionsOf(definition), ({ section, group, question }): Place => ({
    question,
    shows: [section.show, group?.show, question.show],
  }))
  return places.filter((place) => canRunOut(place, places)).map(({ question }) => question.id)
}

function canRunOut(place: Place, places: readonly Place[]): boolean {
  const { kind, required, options = [], limits } = place.question
  const isChoice = kind === 'one' || kind === 'many'
  const needed = kind === 'many' ? Math.max(1, Number(limits?.min ?? 1)) : 1
  const always = options.filter(({ show }) => !show)
  if (!isChoice || !required || options.length === 0 || always.length >= needed) return false
  const readings = [...place.shows, ...options.map(({ show }) => show)]
  const read = closureOf(readings, places)
  const tests = [...readings, ...read.flatMap(({ shows }) => shows)].flatMap(testsIn)
  let left = mostTried
  const tryFrom = (at: number, known: Answers): boolean => {
    if (left-- <= 0) return false
    const next = read[at]
    if (!next)
      return (
        place.shows.every((show) => holds(show, known)) && optionsOf(options, known).length < needed
      )
    const isShown = next.shows.every((show) => holds(show, known))
    const values = isShown ? possible(next.question, known, tests) : [undefined]
    return values.some((value) => tryFrom(at + 1, { ...known, [next.question.id]: value }))
  }
  return tryFrom(0, {})
}

/** The questions that conditions read, and those that decide whether these are asked, in order. */
function closureOf(
  readings: readonly (Condition | undefined)[],
  places: readonly Place[],
): Place[] {
  const wanted = new Set(readings.flatMap(testsIn).map(({ q }) => q))
  for (const { question, shows } of places.toReversed())
    if (wanted.has(question.id)) for (const { q } of shows.flatMap(testsIn)) wanted.add(q)
  return places.filter(({ question }) => wanted.has(question.id))
}

/** Answers that tests tell apart; none as well, where none is needed. */
function possible(question: Question, known: Answers, tests: readonly Test[]): unknown[] {
  const about = tests.filter(({ q }) => q === question.id)
  const given = [...(answers[question.kind] ?? written)(optionsOf(question.options, known), about)]
  return question.required && given.length ? given : [...given, undefined]
}

type Tried = (options: NonNullable<Question['options']>, tests: readonly Test[]) => unknown[]

const written: Tried = (_, tests) => [
  'x',
  ...tests.flatMap(({ of = [], day, min, max, is }) => [
    ...of,
    ...(of.length ? [[...of]] : []),
    ...(day ? [day, '1000-01-01'] : []),
    ...[min, max].flatMap((end) =>
      end ? [end, String(Number(end) + 1), String(Number(end) - 1)] : [],
    ),
    ...(is === undefined ? [] : [true, false]),
  ]),
]

const answers: Partial<Record<Question['kind'], Tried>> = {
  yesNo: () => [true, false],
  statement: () => [true],
  one: (options) => options.map(({ id }) => id),
  many: (options, tests) => [
    ...options.map(({ id }) => [id]),
    ...tests.flatMap(({ of }) => (of ? [of] : [])),
    ...[options.filter(({ exclusive }) => !exclusive)]
      .filter(({ length }) => length > 0)
      .map((together) => together.map(({ id }) => id)),
  ],
  group: (_, tests) =>
    tests
      .flatMap(({ min = '1', max = min }) => [Number(min), Number(max) + 1])
      .map((length) => Array.from({ length: Math.min(length, 51) }, (_each, at) => at)),
}
