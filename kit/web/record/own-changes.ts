import { onLiveEvent } from '../live-events.ts'
import { smallStore } from '../small-store.ts'

interface Versioned {
  id?: string | null
  version?: number | null
}

const here = smallStore<ReadonlySet<string>>(new Set())
/** Whoever shows news hears of it: a live event may come before the answer to the act itself. */
export const useChangesHere = here.use
const elsewhere = new Set<string>()
const keyOf = ({ id, version }: Versioned) => `${id} ${version}`

onLiveEvent((event) => {
  if (event.isOwn && event.id) elsewhere.add(keyOf(event))
})

/** A change of one's own is no news; called by the acts of a record when they succeed. */
export function expectChange(record: Versioned) {
  if (record.id && record.version) here.set(new Set(here.get()).add(keyOf(record)))
}

export const isChangedHere = (record: Versioned) => here.get().has(keyOf(record))

/** One's own, in this tab or another. */
export const isOwnChange = (record: Versioned) =>
  isChangedHere(record) || elsewhere.has(keyOf(record))
