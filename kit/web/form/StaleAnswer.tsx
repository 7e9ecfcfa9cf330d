import { lazy, Suspense } from 'react'
import type { EntityForm } from './use-entity-form.ts'

const StaleDialog = lazy(() =>
  import('./StaleDialog.tsx').then((m) => ({ default: m.StaleDialog })),
)

/** A save that came too late: both versions side by side, fetched when it happens. */
export function StaleAnswer({ form }: { form: EntityForm }) {
  if (form.problem?.status !== 412) return null
  return (
    <Suspense>
      <StaleDialog form={form} problem={form.problem} />
    </Suspense>
  )
}
