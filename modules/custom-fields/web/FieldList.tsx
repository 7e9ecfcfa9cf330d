import { useChange } from '#kit/web/api-query.ts'
import classes from '#kit/web/order/order.module.css'
import { orderHelp } from '#kit/web/order/OrderHandle.tsx'
import { useDragOrder } from '#kit/web/order/use-drag-order.ts'
import { useKeptOrder } from '#kit/web/order/use-kept-order.ts'
import { useBilingual } from '#kit/web/show/BilingualText.tsx'
import { useText } from '#kit/web/text.ts'
import {
  customFieldsEndpoints,
  type CustomFieldRecord,
} from '../contract/custom-fields.endpoints.ts'
import type { Open } from './CustomFieldsScreen.tsx'
import { FieldRow } from './FieldRow.tsx'
import { shownElsewhere } from './shown-elsewhere.ts'

interface Props {
  fields: readonly CustomFieldRecord[]
  mayConfigure: boolean
  open: (open: Open) => void
}

/** The fields of a kind of record; whoever may puts them in order by the handle, the arrow keys or the menu. */
export function FieldList({ fields, mayConfigure, open }: Props) {
  const text = useText()
  const bilingual = useBilingual()
  const place = useChange(customFieldsEndpoints.placeCustomField, shownElsewhere)
  const { ordered, moveTo, said } = useKeptOrder(fields, {
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
        {ordered.map((field, at) => (
          <FieldRow
            key={field.id}
            {...{ field, at, drag, moveTo, open, mayConfigure }}
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
