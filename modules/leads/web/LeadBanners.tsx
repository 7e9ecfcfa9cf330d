import { Banner } from '#kit/web/record/Banner.tsx'
import { daysSince } from '#kit/web/calendar-days.ts'
import { DateText } from '#kit/web/show/DateText.tsx'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { useText } from '#kit/web/text.ts'
import { shareholdersScreens } from '#modules/shareholders/contract/shareholders.screens.ts'
import type { LeadRecord } from '../contract/leads.endpoints.ts'

/** That a lead was deleted, or has stayed for too long. */
export function LeadBanners({ record }: { record: LeadRecord }) {
  const text = useText()
  const { deletedAt, convertedAt, shareholder, isStale, statusEnteredAt } = record
  if (deletedAt)
    return (
      <Banner tone="danger">
        {text('banners.deleted')} <DateText value={deletedAt} />
      </Banner>
    )
  if (convertedAt)
    return (
      <Banner tone="info">
        {text('banners.converted')} <DateText value={convertedAt} />
        {shareholder && (
          <>
            {' · '}
            <ScreenLink screen={shareholdersScreens.shareholder} params={{ id: shareholder.id }}>
              {`${shareholder.name} – ${shareholder.number}`}
            </ScreenLink>
          </>
        )}
      </Banner>
    )
  if (!isStale) return null
  return (
    <Banner tone="warning">{text('banners.stale', { count: daysSince(statusEnteredAt) })}</Banner>
  )
}
