import { useChange } from '#kit/web/api-query.ts'
import classes from '#kit/web/order/order.module.css'
import { orderHelp } from '#kit/web/order/OrderHandle.tsx'
import { useDragOrder } from '#kit/web/order/use-drag-order.ts'
import { useKeptOrder } from '#kit/web/order/use-kept-order.ts'
import { useBilingual } from '#kit/web/show/BilingualText.tsx'
import { useText } from '#kit/web/text.ts'
import { sourcesEndpoints, type SourceRecord } from '../contract/sources.endpoints.ts'
import { SourceRow } from './SourceRow.tsx'
import type { Open } from './SourcesScreen.tsx'
import { shownElsewhere } from './shown-elsewhere.ts'

interface Props {
  sources: readonly SourceRecord[]
  mayConfigure: boolean
  open: (open: Open) => void
}

/** All sources; whoever may puts them in order by the handle, the arrow keys or the menu. */
export function SourceList({ sources, mayConfigure, open }: Props) {
  const text = useText()
  const bilingual = useBilingual()
  const place = useChange(sourcesEndpoints.placeSource, shownElsewhere)
  const { ordered, moveTo, said } = useKeptOrder(sources, {
    nameOf: ({ name }) => bilingual(name),
    place: (id, to) => place.mutateAsync({ params: { id }, body: { place: to } }),
  })
  const drag = useDragOrder(moveTo)
  return (
    <>
      {mayConfigure && (
        <p id={orderHelp} className={`quiet no-print ${classes.help}`}>
          {text('order.help')}
        </p>
      )}
      <ol className={classes.ordered}>
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
