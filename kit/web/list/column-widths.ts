/** What a column holds, which says how wide it may be, where it stands and whether it folds. */
export const columnKinds = {
  name: { min: 140, max: 260 },
  organisation: { min: 140, max: 280 },
  text: { min: 110, max: 240 },
  email: { min: 160, max: 240 },
  person: { min: 96, max: 130 },
  phone: { min: 110, max: 150 },
  word: { min: 72, max: 150 },
  reference: { min: 96, max: 220 },
  code: { min: 72, max: 112 },
  state: { min: 96, max: 216 },
  mark: { min: 40, max: 96 },
  date: { min: 104, max: 140 },
  instant: { min: 140, max: 210 },
  days: { min: 88, max: 164 },
  money: { min: 88, max: 132 },
  number: { min: 64, max: 110 },
} as const

export type ColumnKind = keyof typeof columnKinds

/** Kinds whose words may be cut short; room that is left goes to them. */
export const elastic: readonly ColumnKind[] = ['name', 'organisation', 'text', 'email']
const shrinking: readonly ColumnKind[] = [...elastic, 'person']

export interface Measured {
  key: string
  kind: ColumnKind
  /** What the cells of the page need, in pixels. */
  content: number
  /** What the head needs in one line. */
  head: number
  /** Never folds, however narrow the table. */
  stays: boolean
  /** No cell of the page holds anything: it gives way before any other. */
  isBlank?: boolean
}

export interface Laid {
  /** Pixels by column; a column that is not among them is folded. */
  widths: Record<string, number>
  folded: string[]
}

/**
 * Shares out the room of a table: each column as wide as its content within the limits of its kind,
 * names narrower where that is too wide, then the last columns folded, blank ones before all others.
 * What is left goes to what would be cut short, and then to names.
 * @param room pixels for all columns together
 * @param foldsNone keeps every column, at its ideal width, even where the table is then too wide
 */
export function layOut(columns: readonly Measured[], room: number, foldsNone = false): Laid {
  // Where there is room for all, no head is cut short.
  if (!foldsNone && totalOf(columns, uncappedOf) <= room) return grownFrom(columns, room)
  const gone = foldsNone ? [] : columns.filter(({ isBlank, stays }) => isBlank && !stays)
  const kept = columns.filter((column) => !gone.includes(column))
  const last = () => kept.findLastIndex(({ stays }) => !stays)
  if (!foldsNone) while (totalOf(kept, leastOf) > room && last() > 0) kept.splice(last(), 1)
  const ideal = totalOf(kept, idealOf)
  const widths =
    ideal > room && !foldsNone
      ? shrunk(kept, ideal - room)
      : grown(kept, { left: room - ideal, of: idealOf })
  return { widths, folded: columns.map(({ key }) => key).filter((key) => !(key in widths)) }
}

const totalOf = (columns: readonly Measured[], of: (column: Measured) => number) =>
  columns.reduce((total, column) => total + of(column), 0)

/** A short head is never cut; a long one gives its column no more than its kind may have. */
const idealOf = ({ kind, content, head }: Measured) => {
  const { min, max } = columnKinds[kind]
  return Math.ceil(Math.min(Math.max(content, head, kind === 'mark' ? min : 0), max))
}

const uncappedOf = (column: Measured) => Math.max(idealOf(column), Math.ceil(column.head))

const grownFrom = (columns: readonly Measured[], room: number): Laid => ({
  widths: grown(columns, { left: room - totalOf(columns, uncappedOf), of: uncappedOf }),
  folded: [],
})

const leastOf = (column: Measured) =>
  shrinking.includes(column.kind)
    ? Math.min(columnKinds[column.kind].min, idealOf(column))
    : idealOf(column)

const spareOf = (column: Measured) => idealOf(column) - leastOf(column)

/** Each gives what it can spare, in proportion; people only what names and words do not give. */
function shrunk(columns: readonly Measured[], excess: number): Record<string, number> {
  const isFirst = ({ kind }: Measured) => elastic.includes(kind)
  const first = totalOf(columns.filter(isFirst), spareOf)
  const rest = totalOf(columns, spareOf) - first
  return widthsOf(columns, (column) => {
    const [spare, asked] = isFirst(column) ? [first, excess] : [rest, excess - first]
    const share = spare > 0 ? Math.min(1, Math.max(0, asked / spare)) : 0
    return idealOf(column) - spareOf(column) * share
  })
}

/** First to what would be cut short, in proportion to what it lacks; then to names, each the same. */
function grown(
  columns: readonly Measured[],
  { left, of }: { left: number; of: (column: Measured) => number },
): Record<string, number> {
  const lackOf = (column: Measured) => Math.max(0, Math.ceil(column.content) - of(column))
  const lack = totalOf(columns, lackOf)
  const filled = lack > 0 ? Math.min(1, Math.max(0, left) / lack) : 0
  const takers = columns.filter(({ kind, isBlank }) => elastic.includes(kind) && !isBlank)
  const sharers = takers.length ? takers : columns
  const more = Math.max(0, left - lack) / (sharers.length || 1)
  return widthsOf(
    columns,
    (column) => of(column) + lackOf(column) * filled + (sharers.includes(column) ? more : 0),
  )
}

const widthsOf = (columns: readonly Measured[], of: (column: Measured) => number) =>
  Object.fromEntries(columns.map((column) => [column.key, Math.floor(of(column))]))

/** What nine of ten are not above. */
export function ninetieth(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.ceil(sorted.length * 0.9) - 1] ?? 0
}
