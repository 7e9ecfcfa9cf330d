import { Button, CloseButton } from '@mantine/core'
import { IconChevronUp } from '@tabler/icons-react'
import { useState } from 'react'
import type { Endpoint } from '#kit/contract/define-endpoint.ts'
import { DropMenu } from '../menu/DropMenu.tsx'
import { useKitText } from '../text.ts'
import type { BulkAction } from './list-props.ts'
import classes from './BulkBar.module.css'
import type { ListModel } from './use-list.ts'

const most = 2

/** What can be done with the chosen rows; it lies over the foot of the page and moves nothing. */
export function BulkBar(given: {
  model: Pick<ListModel<Endpoint>, 'selection' | 'meta' | 'rows'>
  actions: readonly BulkAction[]
}) {
  const text = useKitText()
  const { selection, meta, rows } = given.model
  const total = meta?.total ?? 0
  if (selection.count === 0) return null
  const offersAll = !selection.isAll && total > rows.length
  return (
    <section aria-label={text('list.bulk')} className={`${classes.bar} no-print`}>
      <CloseButton
        variant="transparent"
        className={classes.clear}
        aria-label={text('list.clearSelection')}
        onClick={selection.clear}
      />
      <span role="status" className="numbers">
        <Count selection={selection} meta={meta} />
      </span>
      {offersAll && (
        <button type="button" className={classes.all} onClick={selection.takeAll}>
          {text('list.selectAll', { total })}
        </button>
      )}
      <BulkActions actions={given.actions} selection={selection} />
    </section>
  )
}

/**
 * “12 of 121 selected”; without the total where not all are counted, or where chosen ones left the
 * list after what was done with them.
 */
function Count({ selection, meta }: Pick<ListModel<Endpoint>, 'selection' | 'meta'>) {
  const text = useKitText()
  const { count, isAll } = selection
  const total = meta?.total ?? 0
  if (isAll) return text('list.allSelected', { total })
  if (meta?.totalIsExact === false || count > total) return text('list.selected', { count })
  return text('list.selectedOf', { count, total })
}

function BulkActions(given: {
  actions: readonly BulkAction[]
  selection: ListModel<Endpoint>['selection']
}) {
  const text = useKitText()
  const [running, setRunning] = useState<string | null>(null)
  const run = async ({ key, run: act }: BulkAction) => {
    if (running) return
    setRunning(key)
    try {
      if ((await act(given.selection.selected)) === true) given.selection.clear()
    } finally {
      setRunning(null)
    }
  }
  const [shown, more] = [given.actions.slice(0, most), given.actions.slice(most)]
  return (
    <div className={classes.actions}>
      {shown.map((action) => (
        <Button
          key={action.key}
          size="xs"
          variant="white"
          color={action.danger ? 'red.8' : 'primary'}
          leftSection={action.icon}
          aria-busy={running === action.key || undefined}
          onClick={() => void run(action)}
        >
          {action.label}
        </Button>
      ))}
      {more.length > 0 && (
        <DropMenu
          position="top-end"
          groups={[more.map((action) => ({ ...action, run: () => run(action) }))]}
          button={
            <Button size="xs" variant="white" rightSection={<IconChevronUp size={14} />}>
              {text('actions.more')}
            </Button>
          }
        />
      )}
    </div>
  )
}
