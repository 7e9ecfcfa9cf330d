import type { EntityForm } from '#kit/web/form/use-entity-form.ts'
import type { Frequency } from '../../contract/supplement.ts'
import { timesOf } from '../../contract/times.ts'
import { totalOf } from '../approval.ts'

interface Typed {
  frequency: Frequency
  fromOn: string | null
  toOn: string | null
  requestedEach: string | null
}

/** How often how much is asked for, and what that comes to; null until it is known. */
export function askedTotal(form: EntityForm) {
  const typed = form.body() as unknown as Typed
  const { frequency, requestedEach: each } = typed
  const times = timesTyped(typed)
  const total = times && totalOf(each, { times })
  return each && times && total ? { frequency, times, each, total } : null
}

function timesTyped({ frequency, fromOn, toOn }: Typed): number | null {
  if (frequency === 'oneTime') return 1
  if (!isDay(fromOn) || !isDay(toOn) || toOn < fromOn) return null
  return timesOf({ frequency, fromOn, toOn })
}

const isDay = (value: string | null): value is string =>
  value !== null && !Number.isNaN(Date.parse(value))
