import { Button, Popover } from '@mantine/core'
import { IconColumns3 } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import type { Endpoint } from '#kit/contract/define-endpoint.ts'
import { useKitText } from '../text.ts'
import classes from './list.module.css'
import type { ListModel } from './use-list.ts'

const ColumnChoice = lazy(() =>
  import('./ColumnChoice.tsx').then((m) => ({ default: m.ColumnChoice })),
)

export function ColumnMenu<E extends Endpoint>({ model }: { model: ListModel<E> }) {
  const text = useKitText()
  return (
    <Popover position="bottom-end" width={320} trapFocus returnFocus>
      <Popover.Target>
        <Button
          variant="default"
          leftSection={<IconColumns3 size={16} stroke={1.75} aria-hidden />}
        >
          {text('list.view')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown className={classes.viewMenu} aria-label={text('list.view')}>
        <Suspense>
          <ColumnChoice model={model} />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  )
}
