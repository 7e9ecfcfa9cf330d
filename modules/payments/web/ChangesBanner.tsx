import { Banner } from '#kit/web/record/Banner.tsx'
import { usePerson } from '#kit/web/session.ts'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { useText } from '#kit/web/text.ts'
import { usersScreens } from '#modules/users/contract/users.screens.ts'
import type { PaymentRecord } from '../contract/payments.endpoints.ts'

/** What is to be put right: in a claim that was returned, or with a payment that the bank sent back. */
export function ChangesBanner({ record }: { record: PaymentRecord }) {
  const text = useText()
  const isEmployer = usePerson()?.type === 'employer'
  const { status, employerId, changesAsked, failureReason, failureNote } = record
  if (status === 'failed' && failureReason)
    return (
      <Banner tone="warning">
        <strong>
          {text('banner.failed', { reason: text(`choices.failureReason.${failureReason}`) })}
        </strong>
        {failureNote && <p>{failureNote}</p>}
        {isEmployer && (
          <p>
            {text('banner.paidAgain')}{' '}
            <ScreenLink screen={usersScreens.editEmployerProfile} query={{ id: employerId }}>
              {text('banner.checkAccount')}
            </ScreenLink>
          </p>
        )}
      </Banner>
    )
  if (status !== 'returned' || !changesAsked) return null
  return (
    <Banner tone="warning">
      <strong>{text('fields.changes')}</strong>
      <p>{changesAsked}</p>
    </Banner>
  )
}
