import { Fact, Facts } from '#kit/web/record/Facts.tsx'
import { DateText } from '#kit/web/show/DateText.tsx'
import { useText } from '#kit/web/text.ts'
import type { PlacementRecord } from '../../contract/placements.endpoints.ts'

/** When a placement was given up, by which side and, for whoever is told, why. */
export function CancellationFacts(props: {
  cancellation: NonNullable<PlacementRecord['cancellation']>
}) {
  const text = useText()
  const { on, side, reason, note } = props.cancellation
  return (
    <Facts>
      <Fact name="cancelledOn">
        <DateText value={on} />
      </Fact>
      <Fact name="cancelSide">{text(`choices.cancelSide.${side}`)}</Fact>
      {reason && <Fact name="cancelReason">{text(`choices.cancelReason.${reason}`)}</Fact>}
      {note && <Fact name="cancelNote">{note}</Fact>}
    </Facts>
  )
}
