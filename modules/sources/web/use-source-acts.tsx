import { IconEye, IconEyeOff, IconPencil, IconTrash } from '@tabler/icons-react'
import { useChange } from '#kit/web/api-query.ts'
import type { RowAction } from '#kit/web/list/list-props.ts'
import type { Placed } from '#kit/web/order/OrderedList.tsx'
import { useMoves } from '#kit/web/order/use-moves.tsx'
import { useProblemText } from '#kit/web/show/problem-text.ts'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { sourcesEndpoints, type SourceRecord } from '../contract/sources.endpoints.ts'
import { shownElsewhere } from './shown-elsewhere.ts'
import type { Open } from './SourcesScreen.tsx'

interface Of {
  source: SourceRecord
  placed: Placed
  open: (open: Open) => void
}

/** What the menu of a source offers. */
export function useSourceActs({ source, placed, open }: Of): RowAction[] {
  const text = useText()
  const offering = useOffering(source)
  const moves = useMoves(placed)
  const { isChoosable } = source
  return [
    {
      key: 'edit',
      label: text('actions.edit'),
      icon: <IconPencil size={16} aria-hidden />,
      run: () => open({ act: 'edit', source }),
    },
    ...moves,
    {
      key: 'offer',
      label: text(isChoosable ? 'actions.withdraw' : 'actions.offer'),
      icon: isChoosable ? <IconEyeOff size={16} aria-hidden /> : <IconEye size={16} aria-hidden />,
      run: () => void offering(),
    },
    {
      key: 'delete',
      label: text('actions.delete'),
      icon: <IconTrash size={16} aria-hidden />,
      danger: true,
      run: () => open({ act: 'delete', source }),
    },
  ]
}

/** Offers a source, or offers it no longer. */
function useOffering({ id, version, isChoosable }: SourceRecord) {
  const text = useText()
  const problemText = useProblemText()
  const edit = useChange(sourcesEndpoints.editSource, shownElsewhere)
  return async () => {
    try {
      await edit.mutateAsync({ params: { id }, body: { isChoosable: !isChoosable }, version })
      toast.success(text('toast.saved'))
    } catch (problem) {
      toast.error(problemText(problem))
    }
  }
}
