import { computeLedger, sharedAmount, type LedgerOrder } from '#modules/orders/contract/ledger.ts'
import { asColumns } from '#modules/orders/server/keep-ledger.ts'
import { addDays } from '../clock.ts'
import type { Random } from '../random.ts'
import type { SeedShareholder } from './shareholders.ts'
import type { SeedTrade } from './trades.ts'

export interface SeedOrder {
  shareholder: SeedShareholder
  trade: SeedTrade
  id: string
  number: string
  sequence: number
  enteredAt: string
  isVoid: boolean
  row: Record<string, unknown>
}

interface Entered {
  id: string
  shareholder: SeedShareholder
  trade: SeedTrade
  isVoid: boolean
}

/** In the order of their entry, each with its number of that year and its columns. */
export function enterOrders(
  entered: readonly Entered[],
  { partners, random }: { partners: readonly string[]; random: Random },
): SeedOrder[] {
  const lastOf = new Map<string, number>()
  return entered
    .map((each) => ({ ...each, enteredOn: addDays(each.trade.tradedOn, each.trade.enteredAfter) }))
    .toSorted((a, b) => byEntry(a) - byEntry(b))
    .map(({ enteredOn, ...each }, at) => {
      const year = enteredOn.slice(0, 4)
      const last = (lastOf.get(year) ?? 0) + 1
      lastOf.set(year, last)
      const number = `ORD-${year}-${String(last).padStart(6, '0')}`
      const enteredAt = `${enteredOn}T${each.trade.tradedAt}:30Z`
      const row = columnsOf({ ...each, number, enteredAt }, { partners, random })
      return { ...each, number, sequence: at + 1, enteredAt, row }
    })
}

const byEntry = ({ enteredOn, trade }: { enteredOn: string; trade: SeedTrade }) =>
  Date.parse(`${enteredOn}T${trade.tradedAt}Z`)

function columnsOf(
  {
    id,
    number,
    shareholder,
    trade,
    isVoid,
    enteredAt,
  }: Entered & { number: string; enteredAt: string },
  { partners, random }: { partners: readonly string[]; random: Random },
) {
  const partner = random.chance(0.12)
    ? random.pick(partners.filter((each) => each !== shareholder.assigneeId))
    : null
  return {
    id,
    number,
    status: isVoid ? 'void' : 'active',
    void_reason: isVoid ? 'Entered twice by mistake' : null,
    shareholder_id: shareholder.id,
    assignee_id: shareholder.assigneeId,
    side: trade.side,
    traded_on: trade.tradedOn,
    traded_at: trade.tradedAt,
    volume: trade.volume,
    price: trade.price,
    price_reason: trade.priceReason,
    share_percent: partner && random.pick(['25', '33.33', '50']),
    shared_with_id: partner,
    turnover: turnoverOf(trade),
    currency: 'CAD',
    share_class: 'ordinary',
    care_status: 'pending',
    confirmation: 'notSent',
    hch: false,
    created_by: shareholder.assigneeId,
    entered_by: shareholder.assigneeId,
    updated_by: shareholder.assigneeId,
    version: 1,
    created_at: enteredAt,
    updated_at: enteredAt,
  }
}

/** As the ledger rounds it. */
function turnoverOf(trade: SeedTrade): string {
  const alone = computeLedger([{ ...trade, id: '', number: null, sequence: 1, side: 'buy' }])
  return alone.shortfall ? '0' : alone.rows[0]!.turnover
}

const noFigures = {
  running_volume: null,
  running_turnover: null,
  running_gross: null,
  running_cost: null,
  average_price: null,
  cost_released: null,
  realised: null,
  sale_performance: null,
  shared_amount: null,
}

/** Rows with the figures that the ledger gives them, and where each shareholder stands. */
export function withLedgers(orders: readonly SeedOrder[]) {
  const figures = new Map<string, object>()
  const holdings = new Map<string, object>()
  for (const [id, own] of Map.groupBy(orders, ({ shareholder }) => shareholder.id)) {
    const ledger = computeLedger(own.filter(({ isVoid }) => !isVoid).map(asLedgerOrder))
    if (ledger.shortfall) throw new Error(`${ledger.shortfall.number} sells too many`)
    for (const row of ledger.rows) figures.set(row.id, asColumns(row))
    const { holding } = ledger
    holdings.set(id, {
      number_of_shares: holding.numberOfShares,
      amount_invested: holding.amountInvested,
      net_paid_in: holding.netPaidIn,
      gross_turnover: holding.grossTurnover,
      average_buy_price: holding.averageBuyPrice,
      realised_result: holding.realisedResult,
      entered_register_on: holding.enteredRegisterOn,
      ceased_on: holding.ceasedOn,
    })
  }
  const rows = orders.map(({ id, row }) => {
    const computed: Record<string, unknown> = { ...row, ...noFigures, ...figures.get(id) }
    const share = row['share_percent'] as string | null
    return {
      ...computed,
      shared_amount: share && sharedAmount(String(computed['turnover']), share),
    }
  })
  return { rows, holdings }
}

const asLedgerOrder = ({ id, number, sequence, trade }: SeedOrder): LedgerOrder => ({
  ...trade,
  id,
  number,
  sequence,
})
