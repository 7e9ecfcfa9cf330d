import { useGo } from '#kit/web/go.ts'
import type { RecordActs } from '#kit/web/list/record-menus.ts'
import type { MoreAct } from '#kit/web/record/MoreMenu.tsx'
import { useText } from '#kit/web/text.ts'
import { stages } from '../contract/application.status.ts'
import type { ApplicationRecord } from '../contract/applications.endpoints.ts'
import { applicationsScreens } from '../contract/applications.screens.ts'
import { mainStepOf, stepsInOrder } from './application-acts.ts'
import { recordOf } from '../contract/application.stages.ts'
import { isFoundIn } from './stage-list.ts'
import { useApplicationSteps } from './use-application-steps.tsx'

/** The way forward first, the other ways, and what is done now and then. */
export function useApplicationActs(record: ApplicationRecord): RecordActs {
  const text = useText()
  const go = useGo()
  const { take, dialog } = useApplicationSteps(record)
  const { can, id } = record
  const main = mainStepOf(record)
  const step = (key: string, more: Partial<MoreAct> = {}): MoreAct => ({
    key,
    label: text(`transitions.${key}`),
    can: can[key],
    act: () => take(key),
    ...more,
  })
  const acts: MoreAct[] = [
    ...stepsInOrder(record).map((key) =>
      step(key, { isAside: key !== main, isRare: key === 'reopen' && key !== main }),
    ),
    {
      key: 'edit',
      label: text('actions.edit'),
      can: can['edit'],
      act: () => go(applicationsScreens.editApplication, { query: { id } }),
      isRare: true,
    },
    {
      key: 'reassign',
      label: text('actions.reassign'),
      // A new file is assigned, not reassigned; both would be the same dialog.
      can: can['assign'] === undefined ? can['reassign'] : undefined,
      act: () => take('assign'),
      isRare: true,
    },
    step('withdraw', { danger: true, isRare: true }),
  ]
  return { acts, dialog }
}

/** The same in the menu of a row, which leads to the record and its checks as well. */
export function useApplicationRowActs(record: ApplicationRecord): RecordActs {
  const text = useText()
  const go = useGo()
  const { acts, dialog } = useApplicationActs(record)
  const { can, id, status } = record
  const stage = stages.find((each) => isFoundIn(each, status)) ?? 'pending'
  const open: MoreAct = {
    key: 'open',
    label: text('actions.openRecord'),
    can: true,
    act: () => go(recordOf(stage), { params: { id } }),
  }
  const checkpoint: MoreAct = {
    key: 'checkpoint',
    label: text('actions.checkpoint'),
    can: can['recordCheckpoint'],
    act: () => go(applicationsScreens.checkpointOne, { query: { id } }),
  }
  return { acts: [open, checkpoint, ...acts], dialog }
}
