import { useGo } from '#kit/web/go.ts'
import type { MoreAct } from '#kit/web/record/MoreMenu.tsx'
import { RecordActs } from '#kit/web/record/RecordActs.tsx'
import { usePerson } from '#kit/web/session.ts'
import { useText } from '#kit/web/text.ts'
import type { ApplicationRecord } from '../contract/applications.endpoints.ts'
import { applicationsScreens } from '../contract/applications.screens.ts'
import { mainStepOf, stepsInOrder } from './application-acts.ts'
import { useWhoActs } from './DecideCard.tsx'
import { useApplicationSteps } from './use-application-steps.ts'

/** The way forward stands out, another one beside it, the rest in the menu. */
export function ApplicationActions({ record }: { record: ApplicationRecord }) {
  const text = useText()
  const go = useGo()
  const steps = useApplicationSteps(record)
  const isStaff = usePerson()?.type === 'staff'
  const who = text('rail.actionBy', { who: useWhoActs(record) })
  const { can, id } = record
  const edit = () => void go(applicationsScreens.editApplication, { query: { id } })
  const inOrder = stepsInOrder(record).map((key): MoreAct => ({
    key,
    label: text(`transitions.${key}`),
    can: can[key],
    act: () => steps.take(key),
    isAside: key !== mainStepOf(record),
  }))
  const rare: MoreAct[] = [
    { key: 'edit', label: text('actions.edit'), can: can['edit'], act: edit, isRare: true },
    {
      key: 'reassign',
      label: text('actions.reassign'),
      // A new file is assigned, not reassigned; both would be the same dialog.
      can: can['assign'] === undefined ? can['reassign'] : undefined,
      act: () => steps.take('assign'),
      isRare: true,
    },
    {
      key: 'withdraw',
      label: text('transitions.withdraw'),
      can: can['withdraw'],
      act: () => steps.take('withdraw'),
      danger: true,
      isRare: true,
    },
  ]
  return (
    <>
      <RecordActs acts={[...inOrder, ...rare]} who={isStaff ? who : null} />
      {steps.dialog}
    </>
  )
}
