import { IconCornerDownRight } from '@tabler/icons-react'
import { Banner } from '#kit/web/record/Banner.tsx'
import { ScreenButton } from '#kit/web/ScreenButton.tsx'
import { usePerson } from '#kit/web/session.ts'
import { useText } from '#kit/web/text.ts'
import type { ApplicationRecord } from '../contract/applications.endpoints.ts'
import { applicationsScreens } from '../contract/applications.screens.ts'
import { useApplicantWords } from './applicant-words.ts'

/** For the applicants: what has become of it, as one sentence. */
export function WhereItStands({ record }: { record: ApplicationRecord }) {
  const text = useText()
  const words = useApplicantWords()
  const type = usePerson()?.type
  return (
    <Banner tone="info" icon={IconCornerDownRight}>
      <strong>{words(record)}</strong>
      {record.status === 'returned' && type === 'employer' && (
        <ScreenButton screen={applicationsScreens.submitApplication} mt="sm">
          {text('screens.submitApplication')}
        </ScreenButton>
      )}
    </Banner>
  )
}
