import { useMemo } from 'react'
import { withOwnFields, type OwnField } from '#kit/contract/own-fields.ts'
import { useRecord } from '#kit/web/api-query.ts'
import { Fact as AnyFact, Facts, factsOf, RecordSection } from '#kit/web/record/Facts.tsx'
import { integer } from '#kit/contract/fields.ts'
import type { DescribeChange } from '#kit/web/record/HistoryLine.tsx'
import {
  RecordActivity,
  RecordFilesSection,
  RecordLetters,
} from '#kit/web/record/RecordActivity.tsx'
import { RecordScreen } from '#kit/web/record/RecordScreen.tsx'
import { useScreenParams } from '#kit/web/router/address.ts'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { Money, NumberText, PercentText } from '#kit/web/show/Money.tsx'
import { StatusBadge } from '#kit/web/show/StatusBadge.tsx'
import { TimeText } from '#kit/web/show/DateText.tsx'
import { Struck } from '#kit/web/show/Struck.tsx'
import { useText } from '#kit/web/text.ts'
import { OwnFacts } from '#modules/custom-fields/web/pieces/OwnFacts.tsx'
import { useOwnChanges } from '#modules/custom-fields/web/pieces/use-own-changes.ts'
import { ownOfRecord, useOwnFields } from '#modules/custom-fields/web/pieces/use-own-fields.ts'
import { shareholdersScreens } from '#modules/shareholders/contract/shareholders.screens.ts'
import { isDraft, orderStatus } from '../contract/order.status.ts'
import { order } from '../contract/order.ts'
import { ordersEndpoints, type OrderRecord } from '../contract/orders.endpoints.ts'
import { ordersScreens } from '../contract/orders.screens.ts'
import { useHchWords } from './pieces/hch-words.ts'
import { OrderActions } from './OrderActions.tsx'
import { OrderBanner, OrderRail, OrderStrip } from './OrderSides.tsx'
import { OrderSlips } from './OrderSlips.tsx'
import { SideBadge } from './pieces/SideBadge.tsx'
import { CareState, ConfirmationState } from './VerificationState.tsx'

const Fact = factsOf(order)
/** Of a snapshot that the history names. */
const sequence = integer({ min: 1, max: 1_000_000 })

export function OrderScreen() {
  const { id = '' } = useScreenParams()
  const text = useText()
  const answer = useRecord(ordersEndpoints.readOrder, { id })
  const own = useOwnFields('order')
  const entity = useMemo(() => withOwnFields(order, own), [own])
  return (
    <RecordScreen
      key={id}
      entity={entity}
      answer={answer}
      title={(record) =>
        text('record.title', {
          side: text(`choices.side.${record.side}`),
          name: record.shareholder.name,
        })
      }
      reference={(record) => record.number ?? ''}
      status={(record) => <StatusBadge of={orderStatus} state={record.status} />}
      list={ordersEndpoints.listOrders}
      actions={(record) => <OrderActions order={record} />}
      banners={(record) => (
        <>
          <OrderBanner order={record} />
          <OrderSlips id={record.id} />
        </>
      )}
      strip={(record) => <OrderStrip order={record} />}
      rail={(record) => <OrderRail order={record} />}
    >
      {(record) => <OrderSections record={record} own={ownOfRecord(own, record)} />}
    </RecordScreen>
  )
}

function OrderSections({ record, own }: { record: OrderRecord; own: readonly OwnField[] }) {
  const text = useText()
  const hch = useHchWords()
  const describeOwn = useOwnChanges('order')
  const describe: DescribeChange = (name) => {
    if (name === 'hch') return { name, label: hch.label, field: order.fields.hch }
    if (name === 'snapshot') return { name, label: text('fields.snapshot'), field: sequence }
    return describeOwn(name)
  }
  return (
    <>
      <TradeSection record={record} />
      <OwnFacts own={own} />
      <LedgerSection record={record} />
      {!isDraft(record) && <VerificationSection record={record} hch={hch} />}
      <RecordLetters of={{ kind: 'order', id: record.id }} />
      <RecordFilesSection of={{ kind: 'order', id: record.id }} />
      <RecordActivity kind="order" id={record.id} describe={describe} />
    </>
  )
}

function VerificationSection(props: { record: OrderRecord; hch: ReturnType<typeof useHchWords> }) {
  const text = useText()
  const { record, hch } = props
  return (
    <RecordSection title={text('sections.verification', { hch: hch.label })}>
      <Facts>
        <Fact name="careStatus">
          <CareState order={record} />
        </Fact>
        <AnyFact name="careBy">{record.careBy}</AnyFact>
        <Fact name="careAt" />
        <Fact name="careNote" />
        <Fact name="confirmation">
          <ConfirmationState order={record} />
        </Fact>
        <AnyFact name="confirmationBy">{record.confirmationBy}</AnyFact>
        <Fact name="confirmationAt" />
        <Fact name="hch" label={hch.label} />
      </Facts>
      {hch.help && <p className="quiet">{`${hch.label} – ${hch.help}`}</p>}
    </RecordSection>
  )
}

function TradeSection({ record }: { record: OrderRecord }) {
  const text = useText()
  const { shareholder, counterparty } = record
  const isVoid = record.status === 'void'
  return (
    <RecordSection title={text('sections.trade')}>
      <Facts>
        <Fact name="shareholderId">
          <ScreenLink screen={shareholdersScreens.shareholder} params={{ id: shareholder.id }}>
            {shareholder.name} – {shareholder.number}
          </ScreenLink>
        </Fact>
        <Fact name="side">
          <SideBadge side={record.side} />
        </Fact>
        <Fact name="tradedOn" />
        <Fact name="tradedAt">
          <TimeText value={record.tradedAt} />
        </Fact>
        <Fact name="volume">
          <Struck is={isVoid}>
            <NumberText value={record.volume} />
          </Struck>
        </Fact>
        <Fact name="price">
          <Struck is={isVoid}>
            <Money value={record.price} />
          </Struck>
        </Fact>
        {record.priceReason && <Fact name="priceReason" />}
        <Fact name="turnover">
          <Struck is={isVoid}>
            <Money value={record.turnover} />
          </Struck>
        </Fact>
        <Fact name="assigneeId">{record.assignee.name}</Fact>
        {record.sharedWith && (
          <>
            <Fact name="sharedWithId">{record.sharedWith.name}</Fact>
            <Fact name="sharePercent" />
            <Fact name="sharedAmount">
              <Money value={record.sharedAmount} />
            </Fact>
          </>
        )}
        {counterparty && (
          <AnyFact name="counterparty">
            <ScreenLink screen={ordersScreens.order} params={{ id: counterparty.id }}>
              {counterparty.number} – {counterparty.shareholderName}
            </ScreenLink>
          </AnyFact>
        )}
        <AnyFact name="enteredBy">{record.enteredBy}</AnyFact>
        <Fact name="note" wide />
      </Facts>
    </RecordSection>
  )
}

function LedgerSection({ record }: { record: OrderRecord }) {
  const text = useText()
  // What is not counted says so at the top.
  if (record.status !== 'active') return null
  return (
    <RecordSection title={text('sections.ledger')}>
      <Facts>
        <Fact name="runningVolume" />
        <Fact name="runningTurnover">
          <Money value={record.runningTurnover} />
        </Fact>
        <Fact name="runningGross">
          <Money value={record.runningGross} />
        </Fact>
        <Fact name="averagePrice">
          <Money value={record.averagePrice} />
        </Fact>
        <Fact name="realised">
          <Money value={record.realised} />
        </Fact>
        <AnyFact name="performance" label={text(`record.performanceOf.${record.side}`)}>
          <PercentText value={record.performance} />
        </AnyFact>
      </Facts>
    </RecordSection>
  )
}
