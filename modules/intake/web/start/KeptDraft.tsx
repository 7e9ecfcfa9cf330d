import { lazy, Suspense } from 'react'
import { readMirror } from '#modules/forms/web/pieces/draft/mirror.ts'
import type { Side } from '../../contract/sides.ts'
import { formOf } from '../kinds/applicants-forms.tsx'

const Resume = lazy(() => import('./Resume.tsx').then((m) => ({ default: m.Resume })))

/** What this device has kept of a form; whoever is here for the first time fetches nothing for it. */
export function KeptDraft({ side }: { side: Side }) {
  const kind = formOf({ side })
  const state = kind.store.use()
  if (!state && !readMirror(kind)) return null
  return (
    <Suspense>
      <Resume side={side} />
    </Suspense>
  )
}
