import { lazy, Suspense } from 'react'
import type { DraftState } from '../draft/draft-state.ts'
import { Notice } from '../fields/Notice.tsx'
import type { FormKind } from '../form-kind.ts'

const MovedPages = lazy(() => import('./MovedPages.tsx').then((m) => ({ default: m.MovedPages })))

/** Says once what newer questions mean for what was answered. */
export const MovedNotice = ({ kind, state }: { kind: FormKind; state: DraftState }) => (
  <Notice tone="info">
    {state.moved && (
      <Suspense>
        <MovedPages kind={kind} state={state} moved={state.moved} />
      </Suspense>
    )}
  </Notice>
)
