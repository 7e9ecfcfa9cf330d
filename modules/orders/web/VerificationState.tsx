import type { StateDeclaration } from '#kit/contract/define-status.ts'
import { RailCard, RailFact, RailFacts } from '#kit/web/record/RailCard.tsx'
import { StatusBadge, ToneBadge } from '#kit/web/show/StatusBadge.tsx'
import { useText } from '#kit/web/text.ts'
import { careStatus, confirmationStatus } from '../contract/order.status.ts'
import type { OrderRecord } from '../contract/orders.endpoints.ts'

/** Nothing is due of a void order; what was done about it before is kept, and calm. */
function State<S extends string>(props: {
  of: { initial: string; states: Record<S, StateDeclaration> }
  state: S
  isVoid: boolean
}) {
  const text = useText()
  const { of, state, isVoid } = props
  if (!isVoid) return <StatusBadge of={of} state={state} />
  if (state === of.initial) return <span className="quiet">{text('rail.nothingDue')}</span>
  return <ToneBadge tone="neutral">{text(`status.${state}`)}</ToneBadge>
}

export const CareState = ({ order }: { order: OrderRecord }) => (
  <State of={careStatus} state={order.careStatus} isVoid={order.status === 'void'} />
)

export const ConfirmationState = ({ order }: { order: OrderRecord }) => (
  <State of={confirmationStatus} state={order.confirmation} isVoid={order.status === 'void'} />
)

/** How far CARE and the confirmation are; folded, in a few words. */
export function VerificationCard({ order }: { order: OrderRecord }) {
  const text = useText()
  const { careStatus: care, confirmation, status } = order
  const brief =
    status === 'void' ? text('rail.nothingDue') : text('rail.verified', { care, confirmation })
  return (
    <RailCard title={text('rail.decide')} brief={brief}>
      <RailFacts>
        <RailFact label={text('fields.careStatus')}>
          <CareState order={order} />
        </RailFact>
        <RailFact label={text('fields.confirmation')}>
          <ConfirmationState order={order} />
        </RailFact>
      </RailFacts>
    </RailCard>
  )
}
