import {
  IconArrowDown,
  IconArrowUp,
  IconEye,
  IconEyeOff,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react'
import { useChange } from '#kit/web/api-query.ts'
import type { RowAction } from '#kit/web/list/list-props.ts'
import { useProblemText } from '#kit/web/show/problem-text.ts'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { sourcesEndpoints, type SourceRecord } from '../contract/sources.endpoints.ts'
import { shownElsewhere } from './shown-elsewhere.ts'
import type { Open } from './SourcesScreen.tsx'

interface Of {
  source: SourceRecord
  at: number
  count: number
  moveTo: (id: string, to: number) => void
  open: (open: Open) => void
}

/** What the menu of a source offers. */
export function useSourceActs({ source, at, count, moveTo, open }: Of): RowAction[] {
  const text = useText()
  const offering = useOffering(source)
  const { id, isChoosable } = source
  return [
    {
      key: 'edit',
      label: text('actions.edit'),
      icon: <IconPencil size={16} aria-hidden />,
      run: () => open({ act: 'edit', source }),
    },
    ...(at > 0 ? [moving('up', text('actions.up'), at - 1)] : []),
    ...(at < count - 1 ? [moving('down', text('actions.down'), at + 1)] : []),
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
  function moving(way: 'up' | 'down', label: string, to: number): RowAction {
    const Icon = way === 'up' ? IconArrowUp : IconArrowDown
    return { key: way, label, icon: <Icon size={16} aria-hidden />, run: () => moveTo(id, to) }
  }
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
