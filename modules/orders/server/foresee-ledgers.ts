import type { Change } from '#kit/server/call.ts'
import type { ForeseenEffect, Looker, Named, Taken } from '#modules/imports/server/import-target.ts'
import { hiddenFrom, readShareholders } from '#modules/shareholders/server/shareholder.queries.ts'
import type { LedgerEffect } from '../contract/ledger-answers.ts'
import { asLedgerOrder, type Judged } from './add-orders.ts'
import { effectsOf, type Supposed } from './ledger-effects.ts'

interface Foreseen {
  /** Orders that rows would add, those that are refused included. */
  added: readonly (Judged & { line: number })[]
  /** Orders as rows would change them. */
  edited: readonly Supposed[]
  taken: readonly Taken[]
}

/** What the rows of a batch would do to the ledgers that they touch; nothing is saved. */
export async function foreseeLedgers(
  { db, person }: Change,
  { added, edited, taken }: Foreseen,
): Promise<ForeseenEffect[]> {
  const refused = new Set(taken.flatMap((each) => (each.outcome === 'failed' ? each.line : [])))
  const news = added.filter(({ line }) => !refused.has(line))
  const supposed = [...edited, ...news.map(asSupposed)]
  const holders = [...supposed, ...added.map(({ input }) => input)].map(
    (each) => each.shareholderId,
  )
  const { effects } = await effectsOf({ db, person }, { holders, supposed })
  return effects.map(({ shareholder: { id }, before, after }) => ({
    recordId: id,
    before: figuresOf(before),
    after: after && figuresOf(after),
    rowCount: supposed.filter(({ shareholderId }) => shareholderId === id).length,
    refusedLines: added.flatMap(({ line, input }) =>
      input.shareholderId === id && refused.has(line) ? line : [],
    ),
  }))
}

/** Newest of all: a trade of the same minute stands after those that are there. */
const afterAll = 1_000_000_000

const asSupposed = (row: Judged & { line: number }, at: number): Supposed => ({
  ...asLedgerOrder(row, afterAll + at),
  shareholderId: row.input.shareholderId,
  counts: true,
})

const figuresOf = ({ numberOfShares, amountInvested }: LedgerEffect['before']) => ({
  shares: numberOfShares,
  amount: amountInvested,
})

/** Shareholders whose figures the person sees. */
export async function seenLedgers(
  call: Looker,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Named>> {
  const seen = await readShareholders(call.db, ids, call)
  const open = [...seen].filter(
    ([, { scope }]) => !hiddenFrom(call.person, scope).has('numberOfShares'),
  )
  return new Map(open.map(([id, { record }]) => [id, { name: record.name, number: record.number }]))
}
