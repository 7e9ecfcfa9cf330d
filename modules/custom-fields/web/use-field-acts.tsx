import {
  IconArchive,
  IconArrowDown,
  IconArrowUp,
  IconListSearch,
  IconPencil,
  IconReplace,
  IconRestore,
  IconTransform,
  IconTrash,
} from '@tabler/icons-react'
import { useChange } from '#kit/web/api-query.ts'
import type { RowAction } from '#kit/web/list/list-props.ts'
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
  at: number
  count: number
  moveTo: (id: string, to: number) => void
  open: (open: Open) => void
}

const icon = { size: 16, 'aria-hidden': true } as const

/** What the menu of a field offers. */
export function useFieldActs({ field, at, count, moveTo, open }: Of): RowAction[] {
  const text = useText()
  const archive = useArchiving(field)
  const { id, isArchived, options } = field
  const act = (key: Exclude<Open['act'], 'add'>, Icon: typeof IconPencil): RowAction => ({
    key,
    label: text(`actions.${key}`),
    icon: <Icon {...icon} />,
    run: () => open({ act: key, field }),
  })
  const move = (key: 'up' | 'down', Icon: typeof IconPencil, to: number): RowAction => ({
    key,
    label: text(`actions.${key}`),
    icon: <Icon {...icon} />,
    run: () => moveTo(id, to),
  })
  return [
    act('edit', IconPencil),
    ...(at > 0 ? [move('up', IconArrowUp, at - 1)] : []),
    ...(at < count - 1 ? [move('down', IconArrowDown, at + 1)] : []),
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
