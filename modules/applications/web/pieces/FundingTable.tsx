import { Money } from '#kit/web/show/Money.tsx'
import { useSpoken } from '#kit/web/spoken.ts'
import { ModuleName, useText } from '#kit/web/text.ts'
import type { Funding, FundingLine } from '../../contract/funding.ts'
import classes from '../applications.module.css'

interface FundingTableProps {
  funding: Funding
  caption: string
}

/** How a subsidy was computed, line by line: what is printed multiplies out. */
export const FundingTable = (props: FundingTableProps) => (
  <ModuleName value="applications">
    <Table {...props} />
  </ModuleName>
)

function Table({ funding, caption }: FundingTableProps) {
  const text = useText()
  const spoken = useSpoken()
  const time = useTime()
  const { hourlyCost, uplift, reductions } = funding
  // Hours or wage of some weeks are others: there is no one product of them all.
  const isProduct = hourlyCost !== undefined && !funding.stretches
  const gross = { time: time(funding), cost: isProduct ? spoken.exactMoney(hourlyCost) : '' }
  return (
    <table className={classes.funding}>
      <caption>{caption}</caption>
      <thead className="only-spoken">
        <tr>
          <th scope="col">{text('funding.part')}</th>
          <th scope="col">{text('funding.amount')}</th>
        </tr>
      </thead>
      <tbody>
        <Row
          words={text(isProduct ? 'funding.gross' : 'funding.wages', gross)}
          note={uplift ? text('funding.uplift', upliftWords(uplift, spoken)) : null}
          amount={funding.grossWages}
          isAside
        />
        {funding.lines.map((line) => (
          <Line key={`${line.fromWeek} ${line.hourlyCost} ${line.hoursPerWeek}`} line={line} />
        ))}
        {reductions.length > 0 && (
          <Row words={text('funding.subtotal')} amount={funding.subtotal} isSum />
        )}
        {reductions.map(({ reason, amount }) => (
          <Row key={reason} words={text(`funding.reductions.${reason}`)} amount={`-${amount}`} />
        ))}
      </tbody>
      <tfoot>
        <Row words={text('funding.total')} amount={funding.total} isSum />
      </tfoot>
    </table>
  )
}

type Spoken = ReturnType<typeof useSpoken>

const upliftWords = (uplift: NonNullable<Funding['uplift']>, spoken: Spoken) => ({
  percent: spoken.number(uplift.percent),
  cap: spoken.money(uplift.weeklyCap),
})

/** Hours, or what they are a product of where they have no last digit. */
function useTime() {
  const text = useText()
  const spoken = useSpoken()
  return (of: {
    days?: number
    hoursPerWeek?: string
    hours?: string | null
    totalHours?: string | null
  }) => {
    const hours = of.hours ?? of.totalHours
    if (hours) return text('funding.hours', { hours: spoken.number(hours) })
    const perWeek = spoken.number(of.hoursPerWeek ?? '0')
    return text('funding.partWeeks', { days: of.days ?? 0, hours: perWeek })
  }
}

function Line({ line }: { line: FundingLine }) {
  const text = useText()
  const spoken = useSpoken()
  const time = useTime()
  const words = text(line.fromWeek === line.toWeek ? 'funding.oneWeek' : 'funding.line', {
    from: line.fromWeek,
    to: line.toWeek,
    time: time(line),
    cost: spoken.exactMoney(line.hourlyCost),
    percent: spoken.number(line.percent),
    computed: spoken.money(line.computed),
  })
  return <Row words={words} note={useCap(line)} amount={line.amount} />
}

function useCap({ isCapped, weeklyCap, days }: FundingLine) {
  const text = useText()
  const spoken = useSpoken()
  if (!isCapped) return null
  const cap = spoken.money(weeklyCap)
  if (days === undefined) return text('funding.capped', { cap })
  return days % 7 === 0
    ? text('funding.cappedWeeks', { cap, weeks: days / 7 })
    : text('funding.cappedDays', { cap, days })
}

function Row(props: {
  words: string
  note?: string | null
  amount: string
  isSum?: boolean
  isAside?: boolean
}) {
  return (
    <tr data-sum={props.isSum || undefined} data-aside={props.isAside || undefined}>
      <th scope="row">
        {props.words}
        {props.note && <span className={classes.cap}>{props.note}</span>}
      </th>
      <td>
        <Money value={props.amount} />
      </td>
    </tr>
  )
}
