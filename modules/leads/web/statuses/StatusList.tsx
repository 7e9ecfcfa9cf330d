import { useChange } from '#kit/web/api-query.ts'
import classes from '#kit/web/order/order.module.css'
import { orderHelp } from '#kit/web/order/OrderHandle.tsx'
import { useDragOrder } from '#kit/web/order/use-drag-order.ts'
import { useKeptOrder } from '#kit/web/order/use-kept-order.ts'
import { useBilingual } from '#kit/web/show/BilingualText.tsx'
import { useText } from '#kit/web/text.ts'
import {
  leadStatusesEndpoints,
  type LeadStatusRecord,
} from '../../contract/lead-statuses.endpoints.ts'
import { shownElsewhere } from './shown-elsewhere.ts'
import { StatusRow } from './StatusRow.tsx'
import type { Open } from './StatusesScreen.tsx'

interface Props {
  statuses: readonly LeadStatusRecord[]
  mayConfigure: boolean
  open: (open: Open) => void
}

/** All statuses; whoever may puts them in order by the handle, the arrow keys or the menu. */
export function StatusList({ statuses, mayConfigure, open }: Props) {
  const text = useText()
  const bilingual = useBilingual()
  const place = useChange(leadStatusesEndpoints.placeLeadStatus, shownElsewhere)
  const { ordered, moveTo, said } = useKeptOrder(statuses, {
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
        {ordered.map((status, at) => (
          <StatusRow
            key={status.id}
            {...{ status, at, drag, moveTo, open, mayConfigure }}
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
