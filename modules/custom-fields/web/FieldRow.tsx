import { otherLanguage, useLanguage } from '#kit/web/language.ts'
import { RowMenu } from '#kit/web/list/RowMenu.tsx'
import classes from '#kit/web/order/order.module.css'
import { OrderHandle } from '#kit/web/order/OrderHandle.tsx'
import type { DragOrder } from '#kit/web/order/use-drag-order.ts'
import { useBilingual } from '#kit/web/show/BilingualText.tsx'
import { ToneBadge } from '#kit/web/show/StatusBadge.tsx'
import { useText } from '#kit/web/text.ts'
import type { CustomFieldRecord } from '../contract/custom-fields.endpoints.ts'
import type { Open } from './CustomFieldsScreen.tsx'
import { useFieldActs } from './use-field-acts.tsx'

interface Props {
  field: CustomFieldRecord
  at: number
  count: number
  drag: DragOrder
  moveTo: (id: string, to: number) => void
  mayConfigure: boolean
  open: (open: Open) => void
}

/** A field with the handle that moves it, what it holds, and what can be done with it. */
export function FieldRow(props: Props) {
  const { field, at, drag, mayConfigure } = props
  const text = useText()
  const name = useBilingual()(field.name)
  const acts = useFieldActs(props)
  return (
    <li
      className={classes.row}
      data-place={at}
      data-held={drag.held === field.id || undefined}
      data-drop={(drag.held && drag.held !== field.id && drag.over === at) || undefined}
    >
      {mayConfigure && <OrderHandle {...props} id={field.id} name={name} />}
      <Words field={field} />
      <span className={`quiet ${classes.count}`}>{text('count', { count: field.values })}</span>
      {mayConfigure && (
        <span className={`no-print ${classes.menu}`}>
          <RowMenu name={name} actions={acts} />
        </span>
      )}
    </li>
  )
}

function Words({ field }: { field: CustomFieldRecord }) {
  const text = useText()
  const own = useLanguage()
  const other = otherLanguage(own)
  const { name, type, options, help, protection } = field
  const offered = options.filter(({ isArchived }) => !isArchived).map((each) => each.name[own])
  return (
    <div className={classes.words}>
      <strong>{name[own]}</strong>
      {name[other] !== name[own] && (
        <span className="quiet" lang={other}>
          {name[other]}
        </span>
      )}
      <span className="quiet">{text(`choices.type.${type}`)}</span>
      {field.isRequired && <ToneBadge tone="info">{text('fields.isRequired')}</ToneBadge>}
      {protection && (
        <ToneBadge tone="warning">{text(`choices.protection.${protection}`)}</ToneBadge>
      )}
      {field.isArchived && <ToneBadge tone="neutral">{text('fields.isArchived')}</ToneBadge>}
      {offered.length > 0 && <p className={classes.description}>{offered.join(', ')}</p>}
      {help && <p className={classes.description}>{help[own]}</p>}
    </div>
  )
}
