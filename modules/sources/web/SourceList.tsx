import { useText } from '#kit/web/text.ts'
import type { SourceRecord } from '../contract/sources.endpoints.ts'
import { SourceRow } from './SourceRow.tsx'
import classes from './sources.module.css'
import type { Open } from './SourcesScreen.tsx'
import { useDragOrder } from './use-drag-order.ts'
import { useSourceOrder } from './use-source-order.ts'

interface Props {
  sources: readonly SourceRecord[]
  mayConfigure: boolean
  open: (open: Open) => void
}

/** All sources; whoever may puts them in order by the handle, the arrow keys or the menu. */
export function SourceList({ sources, mayConfigure, open }: Props) {
  const text = useText()
  const { ordered, moveTo, said } = useSourceOrder(sources)
  const drag = useDragOrder(moveTo)
  return (
    <>
      {mayConfigure && (
        <p id="order-help" className={`quiet no-print ${classes.help}`}>
          {text('order.help')}
        </p>
      )}
      <ol className={classes.sources}>
        {ordered.map((source, at) => (
          <SourceRow
            key={source.id}
            {...{ source, at, drag, moveTo, open, mayConfigure }}
            count={ordered.length}
          />
        ))}
      </ol>
      <p role="status" className="only-spoken">
        {said}
      </p>
    </>
  )
}
