import { usePerson } from '#kit/web/session.ts'
import { StatusBadge, ToneBadge } from '#kit/web/show/StatusBadge.tsx'
import { useText } from '#kit/web/text.ts'
import {
  applicationStatus,
  stages,
  type ApplicationStatus as State,
} from '../contract/application.status.ts'

const tones = { pending: 'info', approved: 'success', rejected: 'danger' } as const

/** Staff see the step of the work; applicants one of three public words. */
export function ApplicationStatus({ state }: { state: State }) {
  const text = useText('applications')
  const isStaff = usePerson()?.type === 'staff'
  const stage = stages.find((each) => each === applicationStatus.states[state].stage)
  if (isStaff || !stage) return <StatusBadge of={applicationStatus} state={state} />
  return <ToneBadge tone={tones[stage]}>{text(`stages.${stage}`)}</ToneBadge>
}
