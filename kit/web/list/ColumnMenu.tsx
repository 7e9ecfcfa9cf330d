import { Button } from '@mantine/core'
import { IconColumns3 } from '@tabler/icons-react'
import { lazy } from 'react'
import type { Endpoint } from '#kit/contract/define-endpoint.ts'
import { DropPanel } from '../menu/DropPanel.tsx'
import { useKitText } from '../text.ts'
import classes from './list.module.css'
import type { ListModel } from './use-list.ts'

const ColumnChoice = lazy(() =>
  import('./ColumnChoice.tsx').then((m) => ({ default: m.ColumnChoice })),
)

export function ColumnMenu<E extends Endpoint>({ model }: { model: ListModel<E> }) {
  const text = useKitText()
  return (
    <DropPanel
      label={text('list.view')}
      width={320}
      className={classes.viewMenu}
      button={
        <Button
          variant="default"
          leftSection={<IconColumns3 size={16} stroke={1.75} aria-hidden />}
        >
          {text('list.view')}
          {model.folded.length > 0 && (
            <span className={classes.foldedCount}>
              {text('list.folded', { count: model.folded.length })}
            </span>
          )}
        </Button>
      }
    >
      <ColumnChoice model={model} />
    </DropPanel>
  )
}
