import { loadSettings } from '#kit/server/settings.ts'
import { argumentsOf } from '../scripts/arguments.ts'
import { endWith, say } from '../scripts/progress.ts'
import { median, peakOf, shown, timesOf } from './figures.ts'
import { load, type Measured } from './load.ts'
import { proveRight } from './not-by-being-wrong.ts'
import { operationsOf, type Operation } from './operations.ts'
import { openWorld, type World } from './world.ts'

/**
 * The product beside bare Node on one database: each operation by one caller and by sixteen, in rounds that take
 * turns, so that the noise of the machine falls on both. Ratios count, milliseconds are of this machine.
 */
const { values, words } = argumentsOf('bench')
// A server that is refused would never be ready.
loadSettings(process.env)
const { applications = 1_000_000, rounds = 3, seconds = 3 } = values

async function measureAll(world: World) {
  say('')
  say(line(['', 'callers', 'ms', 'p95', 'floor', 'ratio', 'goal', '']))
  for (const operation of operationsOf(world).filter(isWanted))
    for (const callers of operation.isExport ? [1] : [1, 16]) {
      // oxlint-disable-next-line no-await-in-loop -- what is measured is measured alone
      const { cells, failure } = await measure(operation, callers)
      say(line(cells))
      if (failure) throw new Error(`${operation.says}: ${failure}`)
    }
  say('')
  say(`Memory of the server at most: ${peakOf(world.product.pid) ?? '?'} MB (goal 200)`)
}

const isWanted = ({ says }: Operation) =>
  words.length === 0 || words.some((word) => says.toLowerCase().includes(word.toLowerCase()))

let calls = 0

async function measure({ isExport, ...operation }: Operation, callers: number) {
  const found: Record<'product' | 'floor', Measured[]> = { product: [], floor: [] }
  for (let round = 0; round < rounds; round++)
    for (const side of round % 2
      ? (['floor', 'product'] as const)
      : (['product', 'floor'] as const)) {
      const next = (at: number) => operation[side](calls + at)
      // oxlint-disable-next-line no-await-in-loop -- they take turns
      const measured = await load(next, { callers, seconds })
      calls += measured.times.length
      found[side].push(measured)
    }
  const of = (side: 'product' | 'floor') => found[side].map((each) => timesOf(each, isExport))
  const ratio = median(
    of('product').map(({ p50 }, at) => p50 / (of('floor')[at]?.p50 ?? Number.NaN)),
  )
  const of50 = (side: 'product' | 'floor') => median(of(side).map(({ p50 }) => p50))
  const failure = [...found.product, ...found.floor].find(({ failed }) => failed > 0)?.firstFailure
  const isWithin = ratio <= operation.goal
  return {
    failure,
    cells: [
      `${operation.says} (floor: ${operation.against})`,
      String(callers),
      shown(of50('product')),
      shown(median(of('product').map(({ p95 }) => p95))),
      shown(of50('floor')),
      shown(ratio),
      `≤ ${operation.goal}`,
      isWithin ? '✓' : '–',
    ],
  }
}

const widths = [86, 8, 8, 8, 8, 7, 7, 2]

function line(cells: readonly string[]): string {
  return cells
    .map((cell, at) => (at === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[at] ?? 0)))
    .join('')
}

try {
  const world = await openWorld(applications)
  try {
    await proveRight(world)
    await measureAll(world)
    await proveRight(world)
  } finally {
    await world.close()
  }
} catch (error) {
  endWith(error)
}
