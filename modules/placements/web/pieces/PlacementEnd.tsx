import { Fact, Facts } from '#kit/web/record/Facts.tsx'
import { DateText } from '#kit/web/show/DateText.tsx'
import { Money } from '#kit/web/show/Money.tsx'
import { useText } from '#kit/web/text.ts'
import { FundingTable } from '#modules/applications/web/pieces/FundingTable.tsx'
import type { PlacementRecord } from '../../contract/placements.endpoints.ts'

/** How a placement ended, what was used of its subsidy, line by line, and what that released. */
export function PlacementEnd({ end }: { end: NonNullable<PlacementRecord['end']> }) {
  const text = useText()
  return (
    <>
      <Facts>
        <Fact name="endedOn">
          <DateText value={end.endedOn} />
        </Fact>
        <Fact name="lastWorkedOn">
          <DateText value={end.lastWorkedOn} />
        </Fact>
        {end.side && <Fact name="endSide">{text(`choices.endSide.${end.side}`)}</Fact>}
        {end.reason && <Fact name="endReason">{text(`choices.endReason.${end.reason}`)}</Fact>}
        {end.note && <Fact name="endNote">{end.note}</Fact>}
        <Fact name="used">
          <Money value={end.used} />
        </Fact>
        <Fact name="released">
          <Money value={end.released} />
        </Fact>
      </Facts>
      <details>
        <summary>{text('end.arithmetic')}</summary>
        <FundingTable funding={end.funding} caption={text('end.caption')} />
      </details>
    </>
  )
}
