import { lazy, Suspense } from 'react'
import { arrivals } from './toast.ts'

const Toasts = lazy(() => import('./Toasts.tsx').then(({ Toasts }) => ({ default: Toasts })))

/** At the end of the page they would make it a pixel higher than the window. */
const atTop = { insetBlockStart: 0 }

/** The parts that show toasts are fetched with the first one. */
export function ToastHost() {
  const any = arrivals.use() !== null
  return (
    <>
      {/* Regions must be in the page before the words that they announce. */}
      <div
        role="status"
        aria-live="polite"
        className="only-spoken"
        style={atTop}
        id="spoken-status"
      />
      <div
        role="alert"
        aria-live="assertive"
        className="only-spoken"
        style={atTop}
        id="spoken-alert"
      />
      {any && (
        <Suspense>
          <Toasts />
        </Suspense>
      )}
    </>
  )
}
