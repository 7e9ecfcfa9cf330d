import { Banner } from '#kit/web/record/Banner.tsx'
import { Figure, Figures } from '#kit/web/record/Figures.tsx'
import { useRefusalText } from '#kit/web/record/refusal-text.ts'
import { RailCard, RailFact, RailFacts } from '#kit/web/record/RailCard.tsx'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { DateText, InstantText } from '#kit/web/show/DateText.tsx'
import { Money, NumberText } from '#kit/web/show/Money.tsx'
import { Struck } from '#kit/web/show/Struck.tsx'
import { useKitText, useText } from '#kit/web/text.ts'
import { shareholdersScreens } from '#modules/shareholders/contract/shareholders.screens.ts'
import { isDraft } from '../contract/order.status.ts'
import type { OrderRecord } from '../contract/orders.endpoints.ts'
import { ordersScreens } from '../contract/orders.screens.ts'
import { VerificationCard } from './VerificationState.tsx'
import classes from './orders.module.css'

/** An order that is not counted says so before anything else, and why. */
export function OrderBanner({ order }: { order: OrderRecord }) {
  const text = useText()
  const kit = useKitText()
  if (order.status === 'active') return null
  return (
    <Banner tone={order.status === 'void' ? 'neutral' : 'info'}>
      {text(`record.countsNot.${order.status}`)}
      {order.voidReason &&
        ` ${kit('recordPane.labelled', { label: text('fields.voidReason'), value: order.voidReason })}`}
    </Banner>
  )
}

/** What was bought or sold, and what is held after it. */
export function OrderStrip({ order }: { order: OrderRecord }) {
  const text = useText()
  const isVoid = order.status === 'void'
  return (
    <Figures>
      <Figure label={text('fields.volume')}>
        <Struck is={isVoid}>
          <NumberText value={order.volume} />
        </Struck>
      </Figure>
      <Figure label={text('fields.price')}>
        <Struck is={isVoid}>
          <Money value={order.price} />
        </Struck>
      </Figure>
      <Figure label={text('fields.turnover')}>
        <Struck is={isVoid}>
          <Money value={order.turnover} />
        </Struck>
      </Figure>
      {order.status === 'active' && (
        <Figure label={text('fields.runningVolume')}>
          <NumberText value={order.runningVolume} />
        </Figure>
      )}
    </Figures>
  )
}

/** What is still to be verified, who is concerned, and when. */
export function OrderRail({ order }: { order: OrderRecord }) {
  const text = useText()
  const told = useRefusalText()
  const { shareholder, counterparty, assignee, tradedOn } = order
  const activation = order.can['activate']
  return (
    <>
      {typeof activation === 'object' && (
        <RailCard title={text('rail.decide')} brief={text('transitions.activate')}>
          <p className={classes.blocked}>{told(activation)}</p>
        </RailCard>
      )}
      {!isDraft(order) && <VerificationCard order={order} />}
      <RailCard title={text('rail.people')} brief={shareholder.name}>
        <RailFacts>
          <RailFact label={text('fields.shareholderId')}>
            <ScreenLink screen={shareholdersScreens.shareholder} params={{ id: shareholder.id }}>
              {shareholder.name}
            </ScreenLink>
          </RailFact>
          <RailFact label={text('fields.assigneeId')}>{assignee.name}</RailFact>
          <RailFact label={text('fields.enteredBy')}>{order.enteredBy}</RailFact>
          <RailFact label={text('fields.careBy')}>{order.careBy}</RailFact>
        </RailFacts>
      </RailCard>
      <RailCard title={text('rail.dates')} brief={tradedOn && <DateText value={tradedOn} />}>
        <RailFacts>
          <RailFact label={text('fields.tradedOn')}>
            {tradedOn && <DateText value={tradedOn} />}
          </RailFact>
          <RailFact label={text('fields.careAt')}>
            {order.careAt && <InstantText value={order.careAt} />}
          </RailFact>
          <RailFact label={text('fields.confirmationAt')}>
            {order.confirmationAt && <InstantText value={order.confirmationAt} />}
          </RailFact>
        </RailFacts>
      </RailCard>
      {counterparty && (
        <RailCard title={text('rail.links')} brief={counterparty.number}>
          <ScreenLink screen={ordersScreens.order} params={{ id: counterparty.id }}>
            {counterparty.number} – {counterparty.shareholderName}
          </ScreenLink>
        </RailCard>
      )}
    </>
  )
}
