import { sql } from 'kysely'
import type { Looking } from '#kit/server/call.ts'
import type { OrderTerms } from '../contract/ledger-answers.ts'
import { seesHolding } from './sees-holding.ts'

interface Asked {
  tradedOn: string
  shareholderId?: string | undefined
}

interface Stored {
  listPrice: string | null
  listedSince: string | null
  ownPrice: string | null
  held: string | null
  isMonthClosed: boolean
}

/**
 * What is proposed for an order of a day: the listed price of that day, or today the shareholder's own
 * to whoever sees its figures. Of a shareholder that the person does not see nothing is told.
 */
export async function readOrderTerms(
  { db, person, today }: Pick<Looking, 'db' | 'person' | 'today'>,
  { tradedOn, shareholderId }: Asked,
): Promise<OrderTerms> {
  const isOpen = shareholderId !== undefined && (await seesHolding({ db, person }, shareholderId))
  const { rows } = await sql<Stored>`
    select p.price as "listPrice", p.effective_on as "listedSince",
      own_share_price(s.share_price_override) as "ownPrice", s.number_of_shares as held,
      exists (select from closed_months where month = ${tradedOn.slice(0, 7)}) as "isMonthClosed"
    from (select 1) one
      left join lateral (select price, effective_on from share_prices
        where effective_on <= ${tradedOn}::date order by effective_on desc limit 1) p on true
      left join shareholders s on s.id = ${isOpen ? shareholderId : null}::uuid`.execute(db)
  const { listPrice, listedSince, ownPrice, ...told } = rows[0] as Stored
  if (ownPrice !== null && tradedOn >= (await today()))
    return { price: { amount: ownPrice, source: 'own', since: null }, ...told }
  const price = listPrice && { amount: listPrice, source: 'list' as const, since: listedSince }
  return { price: price || null, ...told }
}
