/** Where an entry stands: `elsewhere`, somebody else has dealt with it. */
export type Place = 'waiting' | 'working' | 'done' | 'skipped' | 'failed' | 'elsewhere' | 'gone'

export interface Entry<Row> {
  id: string
  row: Row
  place: Place
  /** What became of it, in a word. */
  word: string | null
  /** It was refused or rejected. */
  isRefusal?: boolean
  /** Its state, where that was changed by whoever works here and there is more to do. */
  known?: string
}

/** A list as it was when somebody began to work through it: what is dealt with keeps its place. */
export interface QueueState<Row> {
  entries: readonly Entry<Row>[]
  /** Which entry is looked at; behind the last one once nothing waits. */
  at: number
  /** How many the list had, those included that are not fetched yet. */
  total: number
  /** Where the list goes on; null once all of it is here. */
  after: string | null
}

interface Piece<Row> {
  data: readonly Row[]
  meta: { total: number; after?: string | undefined }
}

const entryOf = <Row extends { id: string }>(row: Row): Entry<Row> => ({
  id: row.id,
  row,
  place: 'waiting',
  word: null,
})

/** @param first the id that the address names, else it begins at the first */
export function begin<Row extends { id: string }>(
  { data, meta }: Piece<Row>,
  first: string | undefined,
): QueueState<Row> {
  const at = data.findIndex(({ id }) => id === first)
  return {
    entries: data.map(entryOf),
    at: Math.max(at, 0),
    total: meta.total,
    after: meta.after ?? null,
  }
}

/** Of an entry that was changed by whoever works here, and waits on. */
export const know = <Row>(state: QueueState<Row>, id: string, known: string): QueueState<Row> => ({
  ...state,
  entries: state.entries.map((entry) =>
    entry.id === id ? { ...entry, known, place: 'waiting', word: null } : entry,
  ),
})

/** The next piece of the list; what was there already, as it moved meanwhile, is not there twice. */
export function grow<Row extends { id: string }>(
  state: QueueState<Row>,
  { data, meta }: Piece<Row>,
): QueueState<Row> {
  const known = new Set(state.entries.map(({ id }) => id))
  const added = data.filter(({ id }) => !known.has(id)).map(entryOf)
  const entries = [...state.entries, ...added]
  const after = meta.after ?? null
  // Once all are here, they are counted.
  return { ...state, entries, after, total: after ? state.total : entries.length }
}

export const mark = <Row>(
  state: QueueState<Row>,
  id: string,
  became: { place: Place; word?: string | null; isRefusal?: boolean },
): QueueState<Row> => ({
  ...state,
  entries: state.entries.map((entry) =>
    entry.id === id ? { ...entry, word: null, isRefusal: false, ...became } : entry,
  ),
})

export const move = <Row>(state: QueueState<Row>, by: 1 | -1): QueueState<Row> => ({
  ...state,
  at: Math.min(Math.max(state.at + by, 0), Math.max(state.entries.length - 1, 0)),
})

export const goTo = <Row>(state: QueueState<Row>, id: string): QueueState<Row> => {
  const at = state.entries.findIndex((entry) => entry.id === id)
  return at < 0 ? state : { ...state, at }
}

/** On to the next that waits, else to one that was passed over; behind the last when none does. */
export function onward<Row>(state: QueueState<Row>): QueueState<Row> {
  const waits = ({ place }: Entry<Row>) => place === 'waiting'
  const next = state.entries.findIndex((entry, at) => at > state.at && waits(entry))
  if (next >= 0) return { ...state, at: next }
  const passed = state.entries.findIndex(waits)
  return { ...state, at: passed >= 0 ? passed : state.entries.length }
}

/** What was skipped waits again, and what was not done; from its first. */
export function again<Row>(state: QueueState<Row>): QueueState<Row> {
  const entries = state.entries.map((entry) =>
    isLeft(entry) ? { ...entry, place: 'waiting' as const, word: null } : entry,
  )
  return onward({ ...state, entries, at: -1 })
}

const isLeft = ({ place }: { place: Place }) => place === 'skipped' || place === 'failed'

/** What became of all of them. */
export function sumsOf({ entries }: QueueState<unknown>) {
  const count = (...places: Place[]) => entries.filter(({ place }) => places.includes(place)).length
  return {
    done: count('done', 'working'),
    left: entries.filter(isLeft).length,
    others: count('elsewhere', 'gone'),
  }
}

/** Those that are looked at next. */
export const nextOf = <Row>(state: QueueState<Row>, count: number): readonly Entry<Row>[] =>
  state.entries
    .slice(state.at + 1)
    .filter(({ place }) => place === 'waiting')
    .slice(0, count)
