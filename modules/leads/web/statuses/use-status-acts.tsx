import {
  IconArchive,
  IconArchiveOff,
  IconArrowDown,
  IconArrowUp,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react'
import { useChange } from '#kit/web/api-query.ts'
import type { RowAction } from '#kit/web/list/list-props.ts'
import { useProblemText } from '#kit/web/show/problem-text.ts'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import {
  leadStatusesEndpoints,
  type LeadStatusRecord,
} from '../../contract/lead-statuses.endpoints.ts'
import { shownElsewhere } from './shown-elsewhere.ts'
import type { Open } from './StatusesScreen.tsx'

interface Of {
  status: LeadStatusRecord
  at: number
  count: number
  moveTo: (id: string, to: number) => void
  open: (open: Open) => void
}

/** What the menu of a status offers. */
export function useStatusActs({ status, at, count, moveTo, open }: Of): RowAction[] {
  const text = useText()
  const archive = useArchiving(status)
  const { id, isChoosable } = status
  const ArchiveIcon = isChoosable ? IconArchive : IconArchiveOff
  return [
    {
      key: 'edit',
      label: text('statusActions.edit'),
      icon: <IconPencil size={16} aria-hidden />,
      run: () => open({ act: 'edit', status }),
    },
    ...(at > 0 ? [moving('up', at - 1)] : []),
    ...(at < count - 1 ? [moving('down', at + 1)] : []),
    {
      key: 'archive',
      label: text(isChoosable ? 'statusActions.archive' : 'statusActions.use'),
      icon: <ArchiveIcon size={16} aria-hidden />,
      run: () => void archive(),
    },
    {
      key: 'delete',
      label: text('statusActions.delete'),
      icon: <IconTrash size={16} aria-hidden />,
      danger: true,
      run: () => open({ act: 'delete', status }),
    },
  ]
  function moving(way: 'up' | 'down', to: number): RowAction {
    const Icon = way === 'up' ? IconArrowUp : IconArrowDown
    return {
      key: way,
      label: text(way === 'up' ? 'statusActions.up' : 'statusActions.down'),
      icon: <Icon size={16} aria-hidden />,
      run: () => moveTo(id, to),
    }
  }
}

/** Archives a status, or brings it back into use. */
function useArchiving({ id, version, isChoosable }: LeadStatusRecord) {
  const text = useText()
  const problemText = useProblemText()
  const edit = useChange(leadStatusesEndpoints.editLeadStatus, shownElsewhere)
  return async () => {
    try {
      await edit.mutateAsync({ params: { id }, body: { isChoosable: !isChoosable }, version })
      toast.success(text('statuses.saved'))
    } catch (problem) {
      toast.error(problemText(problem))
    }
  }
}
