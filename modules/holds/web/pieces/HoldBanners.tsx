import { IconHandStop } from '@tabler/icons-react'
import { useAnswer } from '#kit/web/api-query.ts'
import { Banner } from '#kit/web/record/Banner.tsx'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { usePerson } from '#kit/web/session.ts'
import { useSpoken } from '#kit/web/spoken.ts'
import { ModuleName, useText } from '#kit/web/text.ts'
import { holdsEndpoints, type StandingHold } from '../../contract/holds.endpoints.ts'
import { holdsScreens } from '../../contract/holds.screens.ts'
import { Effects } from './Effects.tsx'

const endpoints = {
  employer: holdsEndpoints.readEmployerHolds,
  participant: holdsEndpoints.readParticipantHolds,
  application: holdsEndpoints.readApplicationHolds,
}

/** What stands in the way of a record, as much of it as the reader may know. */
export function HoldBanners({ of, id }: { of: keyof typeof endpoints; id: string }) {
  const { data } = useAnswer(endpoints[of], { params: { id } })
  return (
    <ModuleName value="holds">
      {data?.data.map((standing, at) => (
        <HoldBanner key={standing.hold?.id ?? at} standing={standing} />
      ))}
    </ModuleName>
  )
}

function HoldBanner({ standing }: { standing: StandingHold }) {
  const text = useText()
  const isStaff = usePerson()?.type === 'staff'
  const { hold, effects, isAhead } = standing
  return (
    <Banner tone={isAhead ? 'warning' : 'danger'} icon={IconHandStop}>
      <strong>{useTitle(standing)}</strong> {useDays(standing)}
      <Effects effects={effects} />
      {hold && !isStaff && <p>{hold.message}</p>}
      {hold ? (
        <ScreenLink screen={holdsScreens.hold} params={{ id: hold.id }}>
          {text('banner.open', { reference: hold.reference })}
        </ScreenLink>
      ) : (
        <p>{text(isStaff ? 'banner.askStaff' : 'banner.askUs')}</p>
      )}
    </Banner>
  )
}

function useTitle({ hold, isOfEmployer }: StandingHold): string {
  const text = useText()
  if (hold) return text('banner.title', { reason: text(`choices.reason.${hold.reason}`) })
  if (isOfEmployer === null) return text('banner.ofSide')
  return text(isOfEmployer ? 'banner.ofEmployer' : 'banner.ofParticipant')
}

function useDays({ startsOn, endsOn, isAhead }: StandingHold): string {
  const text = useText()
  const spoken = useSpoken()
  const start = spoken.date(startsOn)
  const end = endsOn ? spoken.date(endsOn) : ''
  if (isAhead) return text(endsOn ? 'banner.aheadUntil' : 'banner.ahead', { start, end })
  return text(endsOn ? 'banner.until' : 'banner.untilLifted', { end })
}
