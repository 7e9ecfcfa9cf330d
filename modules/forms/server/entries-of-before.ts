import { asideKey, type Aside } from '../contract/entries-forward.ts'
import type { Question } from '../contract/definition.ts'
import type { PublicQuestion } from '../contract/public-form.ts'
import type { Entry } from '../contract/shown.ts'

interface Under {
  now: PublicQuestion
  /** The group as the device has it. */
  begun: Question | undefined
  /** What the draft holds. */
  kept: unknown
  setAside: Readonly<Record<string, unknown>>
}

/**
 * Entries that were typed under an earlier version: statements stay as the draft has them, for they are
 * confirmed in the words of now alone, and what is asked no more is set aside.
 */
export function entriesOfBefore(typed: readonly Entry[], { now, begun, kept, setAside }: Under) {
  const inner = new Map((now.questions ?? []).map((each) => [each.id, each.kind]))
  const stored = new Map(
    (Array.isArray(kept) ? (kept as Entry[]) : []).map((each) => [each.item, each]),
  )
  const isStatement = (id: string) => inner.get(id) === 'statement'
  const entries = typed.map(({ item, answers }): Entry => ({
    item,
    answers: {
      ...only(answers, (id) => inner.has(id) && !isStatement(id)),
      ...only(stored.get(item)?.answers ?? {}, isStatement),
    },
  }))
  const gone = (begun?.questions ?? []).filter(({ id }) => !inner.has(id))
  const aside = gone.flatMap(({ id }) => {
    const found = typed.flatMap(({ item, answers }): Aside[] =>
      answers[id] === undefined ? [] : [{ item, value: answers[id] }],
    )
    const items = new Set(found.map(({ item }) => item))
    const before = (setAside[asideKey(now.id, id)] ?? []) as Aside[]
    const rest = before.filter(({ item }) => !items.has(item))
    return found.length ? [[asideKey(now.id, id), [...rest, ...found]] as const] : []
  })
  return { entries, setAside: Object.fromEntries(aside) }
}

const only = (answers: Readonly<Record<string, unknown>>, isMeant: (id: string) => boolean) =>
  Object.fromEntries(Object.entries(answers).filter(([id]) => isMeant(id)))
