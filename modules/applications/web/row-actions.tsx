import { IconChecklist, IconEye, IconUserPlus } from '@tabler/icons-react'
import { useMay } from '#kit/web/Can.tsx'
import { useGo } from '#kit/web/go.ts'
import type { RowAction } from '#kit/web/list/list-props.ts'
import { useText } from '#kit/web/text.ts'
import type { Stage } from '../contract/application.status.ts'
import type { ApplicationRow } from '../contract/applications.endpoints.ts'
import { applicationsScreens } from '../contract/applications.screens.ts'
import { recordOf } from './stage-list.ts'

/** What a row's menu leads to; what is possible with the file itself is said there. */
export function useRowActions(stage: Stage) {
  const text = useText()
  const go = useGo()
  const mayAssign = useMay('assign', 'Applications Awaiting Approval List') && stage === 'pending'
  const mayVerify = useMay('verify', 'Applications View') && stage === 'pending'
  return ({ id }: ApplicationRow): RowAction[] => [
    {
      key: 'open',
      label: text('actions.openRecord'),
      icon: <IconEye size={16} aria-hidden />,
      run: () => void go(recordOf[stage], { params: { id } }),
    },
    ...(mayAssign
      ? [
          {
            key: 'assign',
            label: text('actions.assign'),
            icon: <IconUserPlus size={16} aria-hidden />,
            run: () => void go(applicationsScreens.bulkAssign, { query: { ids: id } }),
          },
        ]
      : []),
    ...(mayVerify
      ? [
          {
            key: 'checkpoint',
            label: text('actions.checkpoint'),
            icon: <IconChecklist size={16} aria-hidden />,
            run: () => void go(applicationsScreens.checkpointOne, { query: { id } }),
          },
        ]
      : []),
  ]
}
