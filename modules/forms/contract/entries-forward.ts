import { isAnswered, type Answers } from './conditions.ts'
import { hasShapeOf } from './has-shape.ts'
import type { PublicQuestion } from './public-form.ts'
import { isToConfirmAgain, pathWithin, type ConfirmedIn, type Reworded } from './reworded.ts'
import type { Entry } from './shown.ts'

/** An answer within an entry that is no longer asked, to come back with its question. */
export interface Aside {
  item: string
  value: unknown
}

/** Where answers within a group are set aside. */
export const asideKey = (group: string, id: string) => `${group}.${id}`

interface Forward {
  entries: Entry[]
  /** By `asideKey`. */
  gone: Record<string, Aside[]>
  returned: string[]
  /** Whether something in it is to be confirmed again. */
  isUnsaid: boolean
}

type Group = Pick<PublicQuestion, 'id' | 'questions'>
interface Between {
  /** None: it comes back. */
  was: Group | undefined
  now: Group
  setAside: Answers
  reworded: Reworded
  confirmedIn: ConfirmedIn
}

/** The entries of a group under another version, answer by answer as outside of groups. */
export function entriesForward(entries: readonly Entry[], between: Between): Forward {
  const found: Forward = { entries: [], gone: {}, returned: [], isUnsaid: false }
  for (const { item, answers } of entries) {
    const kept = Object.entries(answers ?? {}).flatMap(([id, value]) => {
      const fate = fateOf({ item, id, value }, between)
      if (fate === 'gone') (found.gone[asideKey(between.now.id, id)] ??= []).push({ item, value })
      if (fate === 'unsaid') found.isUnsaid = true
      return fate === 'kept' ? [[id, value] as const] : []
    })
    const back = backFor(item, Object.fromEntries(kept), between)
    found.returned.push(...Object.keys(back).map((id) => asideKey(between.now.id, id)))
    found.entries.push({ item, answers: { ...back, ...Object.fromEntries(kept) } })
  }
  return found
}

function fateOf({ item, id, value }: Aside & { id: string }, { was, now, ...words }: Between) {
  const inner = now.questions?.find((each) => each.id === id)
  const before = was?.questions?.find((each) => each.id === id)
  if (!inner || (before && before.kind !== inner.kind))
    return isAnswered(value) ? 'gone' : 'dropped'
  if (inner.kind !== 'statement') return 'kept'
  return !was || isToConfirmAgain(id, pathWithin(now.id, item, id), words) ? 'unsaid' : 'kept'
}

/** What was set aside of this entry and is asked again; statements are confirmed anew. */
function backFor(item: string, kept: Answers, { now, setAside }: Between): Record<string, unknown> {
  return Object.fromEntries(
    (now.questions ?? []).flatMap(({ id, kind }) => {
      if (kind === 'statement' || isAnswered(kept[id])) return []
      const aside = setAside[asideKey(now.id, id)] as Aside[] | undefined
      const found = Array.isArray(aside) ? aside.findLast((each) => each.item === item) : undefined
      return found && hasShapeOf(kind, found.value) ? [[id, found.value] as const] : []
    }),
  )
}
