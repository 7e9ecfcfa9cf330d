import { Wide } from '#kit/web/form/FormSection.tsx'
import type { EntityForm } from '#kit/web/form/use-entity-form.ts'
import { Money } from '#kit/web/show/Money.tsx'
import { useText } from '#kit/web/text.ts'
import type { Frequency } from '../../contract/supplement.ts'
import { timesOf } from '../../contract/times.ts'
import { totalOf } from '../approval.ts'
import { SupplementSum } from './SupplementSum.tsx'

interface Typed {
  frequency: Frequency
  fromOn: string | null
  toOn: string | null
  requestedEach: string | null
}

/** What the payments of a supplement come to, once that is known. */
export function SupplementTotal({ form }: { form: EntityForm }) {
  const text = useText()
  const { frequency, fromOn, toOn, requestedEach: each } = form.body() as unknown as Typed
  if (!isDay(fromOn) || !isDay(toOn) || toOn < fromOn || frequency === 'oneTime') return null
  const times = timesOf({ frequency, fromOn, toOn })
  const total = totalOf(each, { times })
  if (each === null || total === null) return null
  return (
    <Wide>
      <p aria-live="polite">
        {text('form.total')} <Money value={total} /> (
        <SupplementSum of={{ frequency, times, each }} />)
      </p>
    </Wide>
  )
}

const isDay = (value: string | null): value is string =>
  value !== null && !Number.isNaN(Date.parse(value))
