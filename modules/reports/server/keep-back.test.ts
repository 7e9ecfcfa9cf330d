import { describe, expect, it } from 'vitest'
import { fewest, keepBack, keepBackBelow, type Told } from './keep-back.ts'

/** Repeatable chance. */
function chances(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

interface Known {
  value: number
  told: Told
}

/** Cells with their margins, as a reader has them before themselves. */
function laidOut(table: number[][], least: 0 | 1): Known[][] {
  const add = (values: number[]) => values.reduce((sum, value) => sum + value, 0)
  const width = table[0]?.length ?? 0
  const sums = Array.from({ length: width }, (_, x) => add(table.map((row) => row[x] ?? 0)))
  const kept = keepBackBelow(table, sums, least)
  const known = (value: number, told: Told = 'shown') => ({ value, told })
  return [
    ...table.map((row, y) => [
      ...row.map((value, x) => known(value, kept.cells[y]?.[x])),
      known(add(row), kept.rowSums[y]),
    ]),
    [
      ...sums.map((value, x) => known(value, kept.columnSums[x])),
      known(add(table.flat()), kept.sum),
    ],
  ]
}

/** One equation for each row and column: what adds up, less its sum, is nothing. */
function equations(known: Known[][]): { factors: number[]; sum: number }[] {
  const [height, width] = [known.length, known[0]?.length ?? 0]
  const unknown = known.flat().flatMap(({ told }, at) => (told === 'shown' ? [] : [at]))
  const lines = [
    ...known.map((row, y) => row.map((_, x) => y * width + x)),
    ...Array.from({ length: width }, (_, x) =>
      Array.from({ length: height }, (__, y) => y * width + x),
    ),
  ]
  return lines.map((line) => {
    const last = line.at(-1)
    const sign = (at: number) => (at === last ? -1 : 1)
    const shown = line.filter((at) => !unknown.includes(at))
    return {
      factors: unknown.map((at) => (line.includes(at) ? sign(at) : 0)),
      sum: -shown.reduce((sum, at) => sum + sign(at) * (known.flat()[at]?.value ?? 0), 0),
    }
  })
}

/** By adding and subtracting whole lines: which unknown cells come out as one number. */
function comeOut(known: Known[][]): number[] {
  const rows = equations(known).map(({ factors, sum }) => [...factors, sum])
  const width = (rows[0]?.length ?? 1) - 1
  const leading: number[] = []
  for (let x = 0; x < width; x += 1) {
    const at = rows.findIndex((row, y) => y >= leading.length && Math.abs(row[x] ?? 0) > 1e-9)
    if (at < 0) continue
    const y = leading.length
    ;[rows[y], rows[at]] = [rows[at] ?? [], rows[y] ?? []]
    const pivot = rows[y]?.[x] ?? 1
    rows[y] = (rows[y] ?? []).map((value) => value / pivot)
    for (const [other, row] of rows.entries()) {
      const factor = row[x] ?? 0
      if (other !== y && factor !== 0)
        rows[other] = row.map((value, column) => value - factor * (rows[y]?.[column] ?? 0))
    }
    leading.push(x)
  }
  const unknown = known.flat().filter(({ told }) => told !== 'shown')
  return leading.flatMap((x, y) => {
    const others = (rows[y] ?? [])
      .slice(0, width)
      .filter((value, at) => at !== x && Math.abs(value) > 1e-9)
    return others.length === 0 && (unknown[x]?.value ?? 0) < fewest ? [x] : []
  })
}

/** All tables that fit what is shown, and what else a reader knows of what is not. */
function possible(known: Known[][], least: 0 | 1, most: number): number[][] {
  const width = (known[0]?.length ?? 1) - 1
  const inner = known
    .slice(0, -1)
    .map((row) => row.slice(0, -1))
    .flat()
  // What is withheld is at least five, unless all is: then it may be any number.
  const isMixed = known.flat().some(({ value, told }) => told === 'kept' && value < fewest)
  const range = ({ value, told }: Known): [number, number] => {
    if (told === 'shown') return [value, value]
    return told === 'small' ? [least, fewest - 1] : [isMixed ? least : fewest, most]
  }
  const fits = ({ value, told }: Known, is: number) =>
    told === 'shown'
      ? is === value
      : is >= range({ value, told })[0] && (told === 'kept' || is < fewest)
  const found: number[][] = []
  const fill = (so: number[]) => {
    const next = inner[so.length]
    if (next) {
      const [from, to] = range(next)
      for (let value = from; value <= to; value += 1) fill([...so, value])
      return
    }
    const rows = known.slice(0, -1).map((_, y) => so.slice(y * width, (y + 1) * width))
    const add = (values: number[]) => values.reduce((sum, value) => sum + value, 0)
    const isFit =
      rows.every((row, y) => fits(known[y]?.[width] as Known, add(row))) &&
      Array.from({ length: width }, (_, x) => x).every((x) =>
        fits(known.at(-1)?.[x] as Known, add(rows.map((row) => row[x] ?? 0))),
      ) &&
      fits(known.at(-1)?.[width] as Known, add(so))
    if (isFit) found.push(so)
  }
  fill([])
  return found
}

describe('a number of people under five', () => {
  it('is never told, in a cell or in a sum', () => {
    const chance = chances(7)
    for (let run = 0; run < 300; run += 1) {
      const table = randomTable(chance, { height: 1 + chance(5), width: 1 + chance(5) })
      for (const { value, told } of laidOut(table, 1).flat())
        if (value > 0 && value < fewest) expect(told).not.toBe('shown')
        else expect(told).not.toBe('small')
    }
  })

  it('does not come out by adding and subtracting lines of the table', () => {
    const chance = chances(11)
    for (let run = 0; run < 400; run += 1) {
      const table = randomTable(chance, { height: 1 + chance(6), width: 1 + chance(5) })
      expect(comeOut(laidOut(table, 1)), JSON.stringify(table)).toEqual([])
      expect(comeOut(laidOut(table, 0)), JSON.stringify(table)).toEqual([])
    }
  })

  it.each([0, 1] as const)(
    'leaves another number possible, tried out one by one, from %s',
    (least) => {
      const chance = chances(23 + least)
      for (let run = 0; run < 60; run += 1) {
        const table = randomTable(chance, { height: 2, width: 2, below: 9 })
        const known = laidOut(table, least)
        const all = possible(known, least, 16)
        const inner = known.slice(0, -1).flatMap((row) => row.slice(0, -1))
        for (const [at, { told }] of inner.entries())
          if (told !== 'shown' && (inner[at]?.value ?? 0) < fewest)
            expect(new Set(all.map((so) => so[at])).size, JSON.stringify(table)).toBeGreaterThan(1)
      }
    },
  )

  it('costs no more than a second number in its row and its column where that is enough', () => {
    const { cells, rowSums, columnSums, sum } = keepBack(
      [
        [3, 20, 30],
        [10, 40, 50],
        [60, 70, 80],
      ],
      { ofRows: true, ofColumns: true },
    )
    expect(cells.flat().filter((told) => told !== 'shown')).toHaveLength(4)
    expect([...rowSums, ...columnSums, sum].every((told) => told === 'shown')).toBe(true)
  })

  it('leaves the sums below alone whatever the rows stand for, so that two tables agree', () => {
    const chance = chances(31)
    for (let run = 0; run < 200; run += 1) {
      const table = randomTable(chance, { height: 1 + chance(6), width: 1 + chance(5) })
      const sums = (table[0] ?? []).map((_, x) =>
        table.reduce((sum, row) => sum + (row[x] ?? 0), 0),
      )
      const below = (rows: number[][]) => {
        const { columnSums, sum } = keepBackBelow(rows, sums)
        return [columnSums, sum]
      }
      expect(below(table)).toEqual(below([sums]))
    }
  })

  it('is kept back alone where nothing adds up to it', () => {
    const { cells } = keepBack([[3], [20], [30]], { ofRows: false, ofColumns: false })
    expect(cells).toEqual([['small'], ['shown'], ['shown']])
  })

  it('takes a second one along where only the column adds up', () => {
    const { cells, columnSums } = keepBack([[3], [20], [30]], { ofRows: false, ofColumns: true })
    expect([cells, columnSums]).toEqual([[['small'], ['kept'], ['shown']], ['shown']])
  })
})

function randomTable(
  chance: (below: number) => number,
  { height, width, below }: { height: number; width: number; below?: number },
): number[][] {
  const one = () => (chance(3) === 0 ? chance(6) : chance(below ?? 40))
  return Array.from({ length: height }, () => Array.from({ length: width }, one))
}
