import { lazy, Suspense } from 'react'
import { questions } from './confirm.ts'

const ConfirmationDialog = lazy(() =>
  import('./ConfirmationDialog.tsx').then((m) => ({ default: m.ConfirmationDialog })),
)

/** Asks what `confirmAct` wants to know. */
export function ConfirmationHost() {
  const question = questions.use()
  if (!question) return null
  return (
    <Suspense>
      <ConfirmationDialog question={question} />
    </Suspense>
  )
}
