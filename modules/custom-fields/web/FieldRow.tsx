import { useLanguage } from '#kit/web/language.ts'
import classes from '#kit/web/order/order.module.css'
import type { Placed } from '#kit/web/order/OrderedList.tsx'
import { OrderedName, OrderedRow } from '#kit/web/order/OrderedRow.tsx'
import { ToneBadge } from '#kit/web/show/StatusBadge.tsx'
import { useText } from '#kit/web/text.ts'
import type { CustomFieldRecord } from '../contract/custom-fields.endpoints.ts'
import type { Open } from './CustomFieldsScreen.tsx'
import { useFieldActs } from './use-field-acts.tsx'

interface Props {
  field: CustomFieldRecord
  placed: Placed
  open: (open: Open) => void
}

/** A field, what it holds, and what can be done with it. */
export function FieldRow({ field, placed, open }: Props) {
  const text = useText()
  const acts = useFieldActs({ field, placed, open })
  const values = <span className="quiet">{text('count', { count: field.values })}</span>
  return (
    <OrderedRow placed={placed} bearers={values} acts={acts}>
      <Words field={field} />
    </OrderedRow>
  )
}

function Words({ field }: { field: CustomFieldRecord }) {
  const text = useText()
  const own = useLanguage()
  const { name, type, options, help, protection } = field
  const offered = options.filter(({ isArchived }) => !isArchived).map((each) => each.name[own])
  return (
    <>
      <OrderedName name={name} />
      <span className="quiet">{text(`choices.type.${type}`)}</span>
      {field.isRequired && <ToneBadge tone="info">{text('fields.isRequired')}</ToneBadge>}
      {protection && (
        <ToneBadge tone="warning">{text(`choices.protection.${protection}`)}</ToneBadge>
      )}
      {field.isArchived && <ToneBadge tone="neutral">{text('fields.isArchived')}</ToneBadge>}
      {offered.length > 0 && <p className={classes.description}>{offered.join(', ')}</p>}
      {help && <p className={classes.description}>{help[own]}</p>}
    </>
  )
}
