import {
  IconArchive,
  IconListSearch,
  IconPencil,
  IconReplace,
  IconRestore,
  IconTransform,
  IconTrash,
} from '@tabler/icons-react'
import { useChange } from '#kit/web/api-query.ts'
import type { RowAction } from '#kit/web/list/list-props.ts'
import type { Placed } from '#kit/web/order/OrderedList.tsx'
import { useMoves } from '#kit/web/order/use-moves.tsx'
import { useProblemText } from '#kit/web/show/problem-text.ts'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import {
  customFieldsEndpoints,
  type CustomFieldRecord,
} from '../contract/custom-fields.endpoints.ts'
import type { Open } from './CustomFieldsScreen.tsx'
import { shownElsewhere } from './shown-elsewhere.ts'
import { typesAfter } from './types-after.ts'

interface Of {
  field: CustomFieldRecord
  placed: Placed
  open: (open: Open) => void
}

const icon = { size: 16, 'aria-hidden': true } as const

/** What the menu of a field offers. */
export function useFieldActs({ field, placed, open }: Of): RowAction[] {
  const text = useText()
  const archive = useArchiving(field)
  const moves = useMoves(placed)
  const { isArchived, options } = field
  const act = (key: Exclude<Open['act'], 'add'>, Icon: typeof IconPencil): RowAction => ({
    key,
    label: text(`actions.${key}`),
    icon: <Icon {...icon} />,
    run: () => open({ act: key, field }),
  })
  return [
    act('edit', IconPencil),
    ...moves,
    act('lacking', IconListSearch),
    ...(options.length > 1 ? [act('replace', IconReplace)] : []),
    ...(typesAfter(field.type).length > 0 ? [act('retype', IconTransform)] : []),
    {
      key: 'archive',
      label: text(isArchived ? 'actions.restore' : 'actions.archive'),
      icon: isArchived ? <IconRestore {...icon} /> : <IconArchive {...icon} />,
      run: () => void archive(),
    },
    { ...act('delete', IconTrash), danger: true },
  ]
}

/** Takes a field out of forms and lists, or brings it back. */
function useArchiving({ id, version, isArchived }: CustomFieldRecord) {
  const text = useText()
  const problemText = useProblemText()
  const { archiveCustomField, restoreCustomField } = customFieldsEndpoints
  const change = useChange(isArchived ? restoreCustomField : archiveCustomField, shownElsewhere)
  return async () => {
    try {
      await change.mutateAsync({ params: { id }, version })
      toast.success(text(isArchived ? 'toast.restored' : 'toast.archived'))
    } catch (problem) {
      toast.error(problemText(problem))
    }
  }
}
