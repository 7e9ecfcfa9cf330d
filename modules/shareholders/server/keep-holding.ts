import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'
import { invalidField, refused } from '#kit/server/problems.ts'

/** Where a shareholder stands, as the ledger of the orders works it out. */
export interface KeptHolding {
  numberOfShares: string
  amountInvested: string
  netPaidIn: string
  grossTurnover: string
  averageBuyPrice: string | null
  realisedResult: string
  enteredRegisterOn: string | null
  ceasedOn: string | null
}

/** Writes a shareholder's figures; what people edit and its version stay as they are. */
export async function keepHolding({ db }: Pick<Change, 'db'>, id: string, holding: KeptHolding) {
  await sql`
    update shareholders set number_of_shares = ${holding.numberOfShares}, amount_invested = ${holding.amountInvested},
      net_paid_in = ${holding.netPaidIn}, gross_turnover = ${holding.grossTurnover},
      average_buy_price = ${holding.averageBuyPrice}, realised_result = ${holding.realisedResult},
      entered_register_on = ${holding.enteredRegisterOn}, ceased_on = ${holding.ceasedOn}
    where id = ${id}`.execute(db)
}

/**
 * Holds shareholders until the change is kept, always in the order of their ids: changes of one
 * ledger follow one another, and two of them never wait for each other.
 * @throws 409 when one of them was archived, or merged into another, meanwhile, 422 when one is a lead again
 */
export async function holdShareholders(change: Pick<Change, 'db'>, ids: readonly string[]) {
  const held = await lockShareholders(change, ids)
  if (held.length < new Set(ids).size) throw invalidField('shareholderId', 'missing')
  if (held.some(({ status }) => status === 'merged')) throw refused('shareholderMerged')
  if (held.some(({ status }) => status === 'archived')) throw refused('shareholderArchived')
}

/** The same, whatever their state: for steps, which judge it, and for merging and its undoing. */
export async function lockShareholders({ db }: Pick<Change, 'db'>, ids: readonly string[]) {
  const { rows } = await sql<{ status: string }>`
    select status from shareholders where id in (${sql.join(ids)}) order by id for update`.execute(
    db,
  )
  return rows
}
