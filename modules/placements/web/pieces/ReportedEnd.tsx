import { Banner } from '#kit/web/record/Banner.tsx'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { DateText } from '#kit/web/show/DateText.tsx'
import { useText } from '#kit/web/text.ts'
import { monitoringScreens } from '#modules/monitoring/contract/monitoring.screens.ts'
import type { ReportedEnd as Reported } from '../../contract/placements.endpoints.ts'

/** A side answered that the work has ended: somebody is to confirm it, and then to end the placement. */
export function ReportedEnd({ reported }: { reported: Reported }) {
  const text = useText()
  const { side, lastDay, monitoringFormId: id } = reported
  return (
    <Banner tone="warning">
      {text(`reported.${side}`)}{' '}
      {lastDay && (
        <>
          {text('reported.lastDay')} <DateText value={lastDay} />
          {'. '}
        </>
      )}
      {text('reported.todo')}{' '}
      <ScreenLink screen={monitoringScreens.monitoringForm} params={{ id }}>
        {text('reported.show')}
      </ScreenLink>
    </Banner>
  )
}
