import { today } from '#kit/web/calendar-days.ts'
import { usePerson } from '#kit/web/session.ts'
import { useSpoken } from '#kit/web/spoken.ts'
import { useText } from '#kit/web/text.ts'
import { dayOf, storyOf } from './story.ts'
import type { ApplicationRecord } from '../contract/applications.endpoints.ts'

const inOurHands = ['submitted', 'inReview', 'recommendedApprove', 'recommendedReject']

/** Where the case stands, as one sentence for the applicant. */
export function useApplicantWords() {
  const text = useText('applications')
  const spoken = useSpoken()
  const isEmployer = usePerson()?.type === 'employer' ? 'yes' : 'no'
  return (record: ApplicationRecord): string => {
    const { status, reviewDueOn, participantCompletedAt } = record
    const isOurs = inOurHands.includes(status)
    const isMissing = isOurs && participantCompletedAt === null
    const isLate = isOurs && reviewDueOn < today()
    return text(`applicantNext.${isMissing ? 'missing' : isLate ? 'late' : storyOf(record)}`, {
      participant: record.participantName ?? record.reference,
      date: spoken.date(dayOf(record) ?? reviewDueOn),
      isEmployer,
      amount: spoken.money(record.approvedAmount ?? record.requestedAmount),
    })
  }
}
