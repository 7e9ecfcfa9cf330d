import { holds, isGiven, type Answers } from './conditions.ts'
import type { Condition } from './definition.ts'

/** What a form and a definition have in common, so that one pass decides for both. */
interface Shape {
  id: string
  kind: string
  show?: Condition | undefined
  options?: readonly { id: string; show?: Condition | undefined }[] | undefined
  questions?: readonly Shape[] | undefined
}
interface SectionShape {
  id: string
  show?: Condition | undefined
  questions: readonly Shape[]
}

/** One entry of a group; its id is made where it is added and stays with it. */
export interface Entry {
  item: string
  answers: Record<string, unknown>
}

export interface Shown<S> {
  sections: S[]
  /** Keys of the questions that are asked; within groups as `group.question`. */
  asked: string[]
  answers: Record<string, unknown>
}

/**
 * What is asked, given the answers so far, and the answers to that alone. A condition reads earlier
 * questions only, so one pass from top to bottom decides; what an answer once opened and another
 * closed again is out of it, whatever it holds.
 */
export function shownOf<S extends SectionShape>(
  { sections }: { readonly sections: readonly S[] },
  typed: Answers,
): Shown<S> {
  const answers: Record<string, unknown> = {}
  const asked = new Set<string>()
  const shown = sections.flatMap((section) => {
    if (!holds(section.show, answers)) return []
    const questions = take(section.questions, typed, { known: answers, into: answers, asked })
    return [{ ...section, questions }]
  })
  return { sections: shown, asked: [...asked], answers }
}

/** Whether an answer that is still missing can open sections that are not shown yet. */
export function canGrow<S extends SectionShape>(
  { sections }: { readonly sections: readonly S[] },
  shown: Pick<Shown<S>, 'asked' | 'answers'>,
): boolean {
  const isAwaited = (key: string) => shown.asked.includes(key) && !isGiven(shown.answers[key])
  const isShut = (condition: Condition | undefined) => !holds(condition, shown.answers)
  const mayOpen = ({ show, questions }: SectionShape) => {
    const shut = isShut(show) ? [show] : questions.map((question) => question.show)
    return shut.every(isShut) && shut.some((condition) => readBy(condition).some(isAwaited))
  }
  return sections.some(mayOpen)
}

/** The questions that a condition looks at. */
const readBy = (condition: Condition | undefined): string[] =>
  condition
    ? ('all' in condition ? condition.all : condition.any).flatMap((part) =>
        'q' in part ? [part.q] : readBy(part),
      )
    : []

/** The questions of one entry of a group that are asked, given what is answered outside of it. */
export function shownInEntry<Q extends Shape>(
  group: { id: string; questions?: readonly Q[] | undefined },
  entry: Entry,
  outside: Answers,
): readonly Q[] {
  const into = {}
  const known = { ...outside }
  return take(group.questions ?? [], entry.answers, { known, into, asked: new Set() })
}

/** The options that the answers so far leave. */
export const optionsOf = <O extends { show?: Condition | undefined }>(
  options: readonly O[] | undefined,
  answers: Answers,
): O[] => (options ?? []).filter(({ show }) => holds(show, answers))

interface Pass {
  /** What conditions read. */
  known: Record<string, unknown>
  /** Where answers to what is asked go. */
  into: Record<string, unknown>
  asked: Set<string>
  within?: string
}

function take<Q extends Shape>(questions: readonly Q[], typed: Answers, pass: Pass): Q[] {
  return questions.filter((question) => {
    if (!holds(question.show, pass.known)) return false
    pass.asked.add(pass.within ? `${pass.within}.${question.id}` : question.id)
    const value = answerTo(question, typed[question.id], pass)
    if (isGiven(value)) {
      pass.into[question.id] = value
      pass.known[question.id] = value
    }
    return true
  })
}

function answerTo(question: Shape, value: unknown, pass: Pass): unknown {
  if (question.kind === 'group')
    return Array.isArray(value) ? entriesOf(question, value as Entry[], pass) : undefined
  if (!question.options || !isChoice(question.kind)) return value
  const left = optionsOf(question.options, pass.known).map(({ id }) => id)
  if (Array.isArray(value)) return value.filter((each) => left.includes(each as string))
  return left.includes(value as string) ? value : undefined
}

const isChoice = (kind: string) => kind === 'one' || kind === 'many'

const entriesOf = (group: Shape, entries: readonly Entry[], { known, asked }: Pass): Entry[] =>
  entries
    .filter(({ answers }) => answers)
    .map(({ item, answers: typed }) => {
      const into: Record<string, unknown> = {}
      const entry = { known: { ...known }, into, asked, within: group.id }
      take(group.questions ?? [], typed, entry)
      return { item, answers: into }
    })
