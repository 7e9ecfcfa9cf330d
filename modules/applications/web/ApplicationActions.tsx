import { RecordActs } from '#kit/web/record/RecordActs.tsx'
import { usePerson } from '#kit/web/session.ts'
import { useText } from '#kit/web/text.ts'
import type { ApplicationRecord } from '../contract/applications.endpoints.ts'
import { useWhoActs } from './DecideCard.tsx'
import { isAwaited } from './story.ts'
import { useApplicationActs } from './use-application-acts.ts'

/** The way forward stands out, another one beside it, the rest in the menu. */
export function ApplicationActions({ record }: { record: ApplicationRecord }) {
  const text = useText()
  const { acts, dialog } = useApplicationActs(record)
  const isStaff = usePerson()?.type === 'staff'
  const acting = useWhoActs(record)
  const who = isAwaited(record) ? text('rail.actionBy', { who: acting }) : acting
  return (
    <>
      <RecordActs acts={acts} who={isStaff ? who : null} />
      {dialog}
    </>
  )
}
