/** How a number of people is told: as it is, as “under 5”, or not at all so that none of those follows. */
export type Told = 'shown' | 'small' | 'kept'

/** From so many people on a number is told. */
export const fewest = 5

/** The margin of one row or column would tell all of it, so there is none. */
export interface Sums {
  /** The columns of a row add up to a number that is shown beside it. */
  ofRows: boolean
  /** The rows of a column add up to a number that is shown below it. */
  ofColumns: boolean
}

export interface KeptBack {
  cells: Told[][]
  /** The sum of each row, of each column, and of all; told like cells. */
  rowSums: Told[]
  columnSums: Told[]
  sum: Told
}

interface Options extends Sums {
  /** The smallest number that is kept back: 1, or 0 where “none” says something of people as well. */
  least?: 0 | 1
  /** How the sums of the columns and the sum of all are told, where that is settled: see `keepBackBelow`. */
  settled?: readonly Told[]
}

/** A cell is a line between its row and its column; `sign` is -1 in a margin. */
interface Cell {
  row: number
  column: number
  value: number
  sign: 1 | -1
  told: Told
  isSettled: boolean
  /** Where circles enter and leave it: its row and its column. */
  ends: readonly [string, string]
}

/**
 * Which numbers of people of a table are told. Under five is kept back; beside it as few others as
 * are needed so that, of the sums that the table shows, no such number follows.
 *
 * A number follows unless some other table with the same shown numbers has another one in its place:
 * such a table differs along a circle of cells that alternately gain and lose one, since each row
 * and each column still has to add up. Where there is no circle, the cheapest is made by keeping back
 * the cells that it leads through. Readers know that what reads “under 5” is from `least` to 4 and
 * what is kept back besides at least 5, and the circle keeps within that.
 *
 * @param table whole numbers, row by row; every row has as many
 */
export function keepBack(table: readonly (readonly number[])[], options: Options): KeptBack {
  const { least = 1 } = options
  const columns = table[0]?.length ?? 0
  const cells = cellsOf(table, options)
  for (const cell of cells)
    if (cell.value >= least && cell.value < fewest) cell.told = 'small'
    else if (cell.isSettled) cell.told = options.settled?.[cell.column] ?? 'shown'
  const small = cells.filter(({ told }) => told === 'small')
  const bound = options.ofRows || options.ofColumns ? small : []
  // Keeping one more back only makes more circles, so each is made once.
  const isDone = bound
    .map((cell) => cell.isSettled || makeCircle(cells, cell, least))
    .every(Boolean)
  if (!isDone) withholdAll(cells, least)
  const at = new Map(cells.map((cell) => [`${cell.row} ${cell.column}`, cell.told]))
  const told = (row: number, column: number) => at.get(`${row} ${column}`) ?? 'shown'
  return {
    cells: table.map((row, y) => row.map((_, x) => told(y, x))),
    rowSums: table.map((_, y) => told(y, columns)),
    columnSums: Array.from({ length: columns }, (_, x) => told(table.length, x)),
    sum: told(table.length, columns),
  }
}

/**
 * Cells with the margins that are shown. A row without a sum binds nothing: all such rows are one end,
 * and circles pass it freely; so with columns.
 */
function cellsOf(
  table: readonly (readonly number[])[],
  { ofRows, ofColumns, settled }: Options,
): Cell[] {
  const [height, width] = [table.length, table[0]?.length ?? 0]
  const add = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)
  const made: Cell[] = []
  const put = (row: number, column: number, value: number) => {
    const isMargin = (row === height) !== (column === width)
    const ends = [
      ofRows ? `row ${row}` : 'rows',
      ofColumns ? `column ${column}` : 'columns',
    ] as const
    const isSettled = settled !== undefined && row === height
    made.push({ row, column, value, sign: isMargin ? -1 : 1, told: 'shown', isSettled, ends })
  }
  for (const [y, row] of table.entries()) {
    for (const [x, value] of row.entries()) put(y, x, value)
    if (ofRows) put(y, width, add(row))
  }
  if (ofColumns) {
    const sums = Array.from({ length: width }, (_, x) => add(table.map((row) => row[x] ?? 0)))
    for (const [x, value] of sums.entries()) put(height, x, value)
    if (ofRows) put(height, width, add(sums))
  }
  return made
}

/** What it costs to lead a circle through a cell by one more, or one less; null where it cannot. */
function costOf(cell: Cell, by: 1 | -1, least: number): number | null {
  const changed = cell.value + by * cell.sign
  if (cell.told === 'small') return changed >= least && changed < fewest ? 0 : null
  if (cell.value < fewest || changed < fewest) return null
  if (cell.told === 'kept') return 0
  if (cell.isSettled) return null
  return cell.sign === -1 || cell.value === 0 ? dear + cell.value : 1 + cell.value
}

/** Sums are what readers look for first: they are kept back last. */
const dear = 1_000_000_000

/** Keeps back what it takes; false where no circle leads through the cell. */
function makeCircle(cells: readonly Cell[], from: Cell, least: number): boolean {
  const ways = ([1, -1] as const).flatMap((by) => {
    if (costOf(from, by, least) === null) return []
    const way = cheapestWay(cells, { from, by, least })
    return way ? [way] : []
  })
  const [best] = ways.toSorted((one, other) => one.cost - other.cost)
  for (const cell of best?.cells ?? []) if (cell.told === 'shown') cell.told = 'kept'
  return best !== undefined
}

/**
 * Where the numbers leave no circle, no number is told that is not settled, nor which of them is
 * small: that alone would tell too much.
 */
function withholdAll(cells: readonly Cell[], least: number) {
  for (const cell of cells) if (!cell.isSettled && cell.value >= least) cell.told = 'kept'
}

/**
 * The same for a table whose sums stand below other tables as well, by other rows: how they are told
 * depends on them alone, so it is the same below each, and no two tables give one another away.
 */
export function keepBackBelow(
  table: readonly (readonly number[])[],
  sums: readonly number[],
  least: 0 | 1 = 1,
): KeptBack {
  const below = keepBack([sums], { ofRows: true, ofColumns: false, least })
  const settled = [...(below.cells[0] ?? []), below.rowSums[0] ?? 'shown']
  return keepBack(table, { ofRows: true, ofColumns: true, least, settled })
}

interface Way {
  cost: number
  cells: readonly Cell[]
}

/** From the other end of the cell back to its first: gaining leads from row to column, losing back. */
function cheapestWay(
  cells: readonly Cell[],
  { from, by, least }: { from: Cell; by: 1 | -1; least: number },
): Way | null {
  const [start, end] = by === 1 ? [from.ends[1], from.ends[0]] : from.ends
  const best = new Map<string, Way>([[start, { cost: 0, cells: [] }]])
  const done = new Set<string>()
  for (;;) {
    const [here, way] = nearest(best, done) ?? []
    if (here === undefined || way === undefined) return null
    if (here === end) return way
    done.add(here)
    for (const { to, cell, cost } of onwards(cells, here, least)) {
      if (cell === from) continue
      const known = best.get(to)
      if (!known || known.cost > way.cost + cost)
        best.set(to, { cost: way.cost + cost, cells: [...way.cells, cell] })
    }
  }
}

function nearest(best: ReadonlyMap<string, Way>, done: ReadonlySet<string>) {
  let found: [string, Way] | null = null
  for (const entry of best)
    if (!done.has(entry[0]) && (!found || entry[1].cost < found[1].cost)) found = entry
  return found
}

function onwards(cells: readonly Cell[], here: string, least: number) {
  return cells.flatMap((cell) => {
    const [row, column] = cell.ends
    if (row !== here && column !== here) return []
    const by = row === here ? 1 : -1
    // In a margin one more of the number is one less for what adds up to it.
    const cost = costOf(cell, by, least)
    return cost === null ? [] : [{ to: by === 1 ? column : row, cell, cost }]
  })
}
