import { useGo } from '#kit/web/go.ts'
import type { RecordActs } from '#kit/web/list/RecordMenu.tsx'
import type { MoreAct } from '#kit/web/record/MoreMenu.tsx'
import { useText } from '#kit/web/text.ts'
import { stages } from '../contract/application.status.ts'
import type { ApplicationRecord } from '../contract/applications.endpoints.ts'
import { applicationsScreens } from '../contract/applications.screens.ts'
import { isFoundIn, recordOf } from './stage-list.ts'
import { useApplicationSteps } from './use-application-steps.ts'

/** As one case goes on; what a state does not know is not offered. */
const onward = [
  'approve',
  'reject',
  'recommendApproval',
  'recommendRejection',
  'requestInformation',
  'returnToReview',
  'resubmit',
  'reopen',
] as const

/** What an application offers in the menu of its row. */
export function useApplicationActs(record: ApplicationRecord): RecordActs {
  const text = useText()
  const go = useGo()
  const { take, dialog } = useApplicationSteps(record)
  const { can, id, status } = record
  const query = { id }
  const step = (key: string, danger = false): MoreAct => ({
    key,
    label: text(`transitions.${key}`),
    can: can[key],
    act: () => take(key),
    danger,
  })
  const stage = stages.find((each) => isFoundIn(each, status)) ?? 'pending'
  const acts: MoreAct[] = [
    {
      key: 'open',
      label: text('actions.openRecord'),
      can: true,
      act: () => go(recordOf[stage], { params: { id } }),
    },
    {
      key: 'checkpoint',
      label: text('actions.checkpoint'),
      can: can['recordCheckpoint'],
      act: () => go(applicationsScreens.checkpointOne, { query }),
    },
    {
      key: 'assign',
      label: text(can['assign'] ? 'actions.assign' : 'actions.reassign'),
      // A new file is assigned, one under review goes to somebody else: by the same dialog.
      can: can['assign'] ?? can['reassign'],
      act: () => take('assign'),
    },
    ...onward.map((key) => step(key)),
    step('withdraw', true),
    {
      key: 'edit',
      label: text('actions.edit'),
      can: can['edit'],
      act: () => go(applicationsScreens.editApplication, { query }),
    },
  ]
  return { acts, dialog }
}
