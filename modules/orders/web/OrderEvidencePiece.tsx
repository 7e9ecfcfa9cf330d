import { Alert, Skeleton } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useAnswer } from '#kit/web/api-query.ts'
import { Fact as AnyFact, Facts, factsOf } from '#kit/web/record/Facts.tsx'
import { PanelBeside } from '#kit/web/record/PanelBeside.tsx'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { BeforeAfter } from '#kit/web/show/BeforeAfter.tsx'
import { DateText, TimeText } from '#kit/web/show/DateText.tsx'
import { Money, None, NumberText } from '#kit/web/show/Money.tsx'
import { ProblemState } from '#kit/web/show/ProblemState.tsx'
import { useSpoken } from '#kit/web/spoken.ts'
import { useText } from '#kit/web/text.ts'
import type { OrderEvidence } from '../contract/ledger-answers.ts'
import { order } from '../contract/order.ts'
import { ordersEndpoints, type OrderRecord } from '../contract/orders.endpoints.ts'
import { ordersScreens } from '../contract/orders.screens.ts'
import { OrderSlips } from './OrderSlips.tsx'
import { SideBadge } from './pieces/SideBadge.tsx'
import { slipsSeen } from './slips-seen.ts'

const Fact = factsOf(order)
const asNumber = (value: string | null) => <NumberText value={value} />
const asMoney = (value: string | null) => <Money value={value} />

/** What CARE is decided by: the trade, its price beside the list's, and what it did to the holding. */
export function OrderEvidencePiece({ record }: { record: OrderRecord }) {
  const text = useText()
  const answer = useAnswer(ordersEndpoints.readOrderEvidence, { params: { id: record.id } })
  const { data, error } = answer
  return (
    <PanelBeside>
      {error && !data && <ProblemState error={error} retry={() => void answer.refetch()} />}
      {data && data.alike.length > 0 && <Alike of={data.alike} />}
      <OrderSlips
        key={record.id}
        id={record.id}
        none={text('evidence.noSlip')}
        seen={() => slipsSeen.set(record.id)}
      />
      <Facts>
        <Fact name="side">
          <SideBadge side={record.side} />
        </Fact>
        <Fact name="volume" />
        <Fact name="price">
          <Money value={record.price} />
          {data && <BesideList evidence={data} />}
        </Fact>
        <Fact name="turnover">
          <Money value={record.turnover} />
        </Fact>
        <Fact name="tradedOn">
          <DateText value={record.tradedOn} />, <TimeText value={record.tradedAt} />
        </Fact>
        <AnyFact name="listPrice" label={text('evidence.listPrice')}>
          {data && <ListPrice evidence={data} />}
          {!data && (error ? <None /> : <Skeleton height={20} width="6rem" />)}
        </AnyFact>
        <AnyFact name="holding" label={text('effects.numberOfShares')}>
          <BeforeAfter
            before={data?.before?.runningVolume ?? null}
            after={data?.after?.runningVolume ?? record.runningVolume}
            as={asNumber}
          />
        </AnyFact>
        <Fact name="averagePrice">
          <BeforeAfter
            before={data?.before?.averagePrice ?? null}
            after={data?.after?.averagePrice ?? record.averagePrice}
            as={asMoney}
          />
        </Fact>
        {record.realised !== null && (
          <Fact name="realised">
            <Money value={record.realised} />
          </Fact>
        )}
        <Whose record={record} />
      </Facts>
    </PanelBeside>
  )
}

function Whose({ record }: { record: OrderRecord }) {
  const { counterparty } = record
  return (
    <>
      <Fact name="assigneeId">{record.assignee.name}</Fact>
      {record.enteredBy && <AnyFact name="enteredBy">{record.enteredBy}</AnyFact>}
      {record.priceReason && <Fact name="priceReason" />}
      {record.sharedWith && <Fact name="sharedWithId">{record.sharedWith.name}</Fact>}
      {counterparty && (
        <AnyFact name="counterparty">
          {counterparty.number} – {counterparty.shareholderName}
        </AnyFact>
      )}
      {record.careNote && <Fact name="careNote" wide />}
      {record.note && <Fact name="note" wide />}
    </>
  )
}

/** A price that is not the list's says by how much. */
function BesideList({ evidence: { offList } }: { evidence: OrderEvidence }) {
  const text = useText()
  const { number } = useSpoken()
  if (offList === null) return null
  const off = Number(offList)
  if (off === 0) return <span className="quiet"> {text('evidence.same')}</span>
  const percent = number(Math.abs(off).toFixed(1))
  return <strong> {text(off > 0 ? 'evidence.above' : 'evidence.below', { percent })}</strong>
}

function ListPrice({ evidence }: { evidence: OrderEvidence }) {
  const text = useText()
  const { date, money } = useSpoken()
  const { listPrice, listedSince, ownPrice } = evidence
  return (
    <>
      {listPrice === null ? text('evidence.none') : <Money value={listPrice} />}{' '}
      {listedSince && (
        <span className="quiet">{text('evidence.since', { date: date(listedSince) })}</span>
      )}
      {ownPrice && <div className="quiet">{text('evidence.own', { price: money(ownPrice) })}</div>}
    </>
  )
}

function Alike({ of }: { of: OrderEvidence['alike'] }) {
  const text = useText()
  return (
    <Alert color="yellow" icon={<IconAlertTriangle aria-hidden />}>
      {text('evidence.alike', { count: of.length })}{' '}
      {of.map(({ id, number }) => (
        <ScreenLink key={id} screen={ordersScreens.order} params={{ id }}>
          {number}
        </ScreenLink>
      ))}
    </Alert>
  )
}
