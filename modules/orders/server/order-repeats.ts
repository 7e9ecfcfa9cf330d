import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'
import type { ReadRow, Repeat } from '#modules/imports/server/import-target.ts'
import { findMatches } from '#modules/shareholders/server/shareholder.queries.ts'

const said = (values: ReadRow['values'], field: string) => String(values[field] ?? '').trim()

const trade = ['shareholderId', 'side', 'tradedOn', 'tradedAt', 'volume', 'price'] as const

/** By what two rows of a file are the same order: its number, or the whole trade. */
export const orderRepeats: readonly Repeat[] = [
  {
    fields: ['number'],
    keyOf: (values) => said(values, 'number').toUpperCase() || null,
    isKept: false,
    isUnique: false,
  },
  {
    fields: trade,
    keyOf(values) {
      const whole = ['shareholderId', 'side', 'tradedOn', 'volume', 'price'].every((field) =>
        said(values, field),
      )
      return whole ? trade.map((field) => said(values, field).toLowerCase()).join(' ') : null
    },
    isKept: false,
    isUnique: false,
  },
]

/** The shareholder of each row, however it is named; one ledger is worked out in one piece. */
export async function holdersOfRows(
  { db, person }: Change,
  rows: readonly ReadRow[],
): Promise<string[]> {
  const typed = rows.map(({ values }) => said(values, 'shareholderId'))
  const holders = new Map<string, string>()
  for (const by of ['email', 'depotNumber', 'number'] as const) {
    const sought = [...new Set(typed)].filter(Boolean).map((each) => [each, each] as const)
    // oxlint-disable-next-line no-await-in-loop -- one connection answers one after the other
    for (const [each, found] of await findMatches(db, { by, sought }, person))
      if (found.length === 1 && found[0]) holders.set(each, found[0].recordId)
  }
  const numbered = await holdersByOrder(db, rows)
  return rows.map(
    ({ values }, at) =>
      holders.get(typed[at] ?? '') ??
      (typed[at] || numbered.get(said(values, 'number').toUpperCase()) || ''),
  )
}

async function holdersByOrder(db: Change['db'], rows: readonly ReadRow[]) {
  const numbers = rows.map(({ values }) => said(values, 'number').toUpperCase()).filter(Boolean)
  const found = await sql<{ number: string; holder: string }>`
    select number, shareholder_id as holder from orders where number = any(${numbers}::text[])`.execute(
    db,
  )
  return new Map(found.rows.map(({ number, holder }) => [number, holder]))
}
