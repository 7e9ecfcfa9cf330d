import type { Formats } from './check-answer.ts'
import { isAnswered, type Answers } from './conditions.ts'
import { asideKey, entriesForward } from './entries-forward.ts'
import { hasShapeOf } from './has-shape.ts'
import type { PublicForm, PublicQuestion } from './public-form.ts'
import { reopenedIn } from './reopened.ts'
import { isToConfirmAgain, type ConfirmedIn, type Reworded } from './reworded.ts'
import { shownOf, type Entry } from './shown.ts'

/** A draft that was begun under one version, under another. */
export interface BroughtForward {
  answers: Record<string, unknown>
  /**
   * Answers to questions that are no longer asked, those within groups by `group.question`: they come
   * back with their question, and go with the draft.
   */
  setAside: Record<string, unknown>
  /** Those of them that this version asks no more. */
  retired: string[]
  /** Sections that need another look: an answer does not fit any more, or a statement reads otherwise. */
  reopened: string[]
  /** Sections with questions that were not there before. */
  added: string[]
}

interface Typed {
  answers: Answers
  setAside?: Answers
}

interface Between {
  from: PublicForm
  to: PublicForm
  formats: Formats
  reworded: Reworded
  confirmedIn: ConfirmedIn
}

/**
 * Carries answers over by the key of their question. What fits stays; what does not is kept as it is
 * and its page opened again; statements whose words changed are to be confirmed again, and so are
 * those that come back.
 */
export function bringForward(typed: Typed, between: Between): BroughtForward {
  const { from, to, formats } = between
  const [old, now] = [byKey(from), byKey(to)]
  const outside = outsideOfGroups(typed, { ...between, old, now })
  const { answers, gone, left, unsaid } = outside
  const returned = new Set(outside.returned)
  for (const group of now.values()) {
    if (group.kind !== 'group' || !Array.isArray(answers[group.id])) continue
    const was = old.get(group.id)
    const inside = { ...between, was, now: group, setAside: left }
    const moved = entriesForward(answers[group.id] as Entry[], inside)
    answers[group.id] = moved.entries
    Object.assign(gone, moved.gone)
    for (const key of moved.returned) {
      returned.add(key)
      delete left[key]
    }
    if (moved.isUnsaid) unsaid.add(group.id)
  }
  const shown = shownOf(to, answers)
  const added = shown.sections.filter(({ questions }) =>
    questions.some((each) => keysOf(each).some((key) => isNew(key, { old: from, returned }))),
  )
  return {
    answers,
    setAside: { ...left, ...gone },
    retired: Object.keys(gone),
    reopened: reopenedIn(shown, { answers, unsaid, formats }),
    added: added.map(({ id }) => id),
  }
}

type Questions = ReadonlyMap<string, PublicQuestion>
const byKey = ({ sections }: PublicForm): Questions =>
  new Map(sections.flatMap((each) => each.questions).map((each) => [each.id, each]))

function outsideOfGroups(
  { answers: typed, setAside = {} }: Typed,
  { old, now, ...words }: Between & { old: Questions; now: Questions },
) {
  const answers: Record<string, unknown> = {}
  const gone: Record<string, unknown> = {}
  const unsaid = new Set<string>()
  for (const [key, value] of Object.entries(typed)) {
    const question = now.get(key)
    const was = old.get(key)
    if (!question || (was && was.kind !== question.kind)) gone[key] = value
    else if (question.kind === 'statement' && isToConfirmAgain(key, key, words)) unsaid.add(key)
    else answers[key] = value
  }
  const left = { ...setAside }
  const returned = Object.keys(setAside).filter((key) => {
    const question = now.get(key)
    const isFree = question && question.kind !== 'statement' && !isAnswered(answers[key])
    if (!isFree || !hasShapeOf(question.kind, setAside[key])) return false
    answers[key] = setAside[key]
    delete left[key]
    return true
  })
  return { answers, gone, left, unsaid, returned }
}

const keysOf = ({ id, questions = [] }: PublicQuestion) => [
  id,
  ...questions.map((each) => asideKey(id, each.id)),
]

/** What comes back with its answer, or within a group that does, is nothing new. */
function isNew(key: string, { old, returned }: { old: PublicForm; returned: ReadonlySet<string> }) {
  const known = old.sections.flatMap(({ questions }) => questions.flatMap(keysOf))
  return (
    !known.includes(key) &&
    ![...returned].some((back) => key === back || key.startsWith(`${back}.`))
  )
}
