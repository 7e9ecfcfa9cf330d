import { Wide } from '#kit/web/form/FormSection.tsx'
import type { EntityForm } from '#kit/web/form/use-entity-form.ts'
import { Money } from '#kit/web/show/Money.tsx'
import { useText } from '#kit/web/text.ts'
import { centsOf } from '#kit/web/decision/amounts.ts'
import { askedTotal } from './asked-total.ts'
import { SupplementSum } from './SupplementSum.tsx'

interface TotalProps {
  form: EntityForm
  /** Of the type that is chosen; null until it is. */
  left: string | null
}

/** What the payments of a supplement come to, once that is known, and whether that is too much. */
export function SupplementTotal({ form, left }: TotalProps) {
  const text = useText()
  const asked = askedTotal(form)
  if (!asked) return null
  const isOnce = asked.frequency === 'oneTime'
  const isOver = left !== null && centsOf(asked.total) > centsOf(left)
  if (isOnce && !isOver) return null
  return (
    <Wide>
      <div aria-live="polite">
        {!isOnce && (
          <p>
            {text('form.total')} <Money value={asked.total} /> (
            <SupplementSum of={asked} />)
          </p>
        )}
        {isOver && <p>{text('form.overLeft')}</p>}
      </div>
    </Wide>
  )
}
