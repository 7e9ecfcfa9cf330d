import { IconArchive, IconArchiveOff, IconPencil, IconTrash } from '@tabler/icons-react'
import { useChange } from '#kit/web/api-query.ts'
import type { RowAction } from '#kit/web/list/list-props.ts'
import type { Placed } from '#kit/web/order/OrderedList.tsx'
import { useMoves } from '#kit/web/order/use-moves.tsx'
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
  placed: Placed
  open: (open: Open) => void
}

/** What the menu of a status offers. */
export function useStatusActs({ status, placed, open }: Of): RowAction[] {
  const text = useText()
  const archive = useArchiving(status)
  const moves = useMoves(placed)
  const { isChoosable } = status
  const ArchiveIcon = isChoosable ? IconArchive : IconArchiveOff
  return [
    {
      key: 'edit',
      label: text('statusActions.edit'),
      icon: <IconPencil size={16} aria-hidden />,
      run: () => open({ act: 'edit', status }),
    },
    ...moves,
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
