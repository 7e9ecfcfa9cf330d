import { lazy, Suspense, type ReactNode } from 'react'
import { useSearchParameters } from '#kit/web/router/address.ts'
import { readMirror } from '../draft/mirror.ts'
import type { KindOf } from '../draft/open-draft.ts'
import type { AnyDraft, FormKind } from '../form-kind.ts'
import { AlreadySent } from './AlreadySent.tsx'

const OpenLink = lazy(() => import('./OpenLink.tsx').then((m) => ({ default: m.OpenLink })))
const OfDraft = lazy(() => import('./OfDraft.tsx').then((m) => ({ default: m.OfDraft })))

/** A screen of the form; what it needs beyond its beginning is fetched when it is needed. */
export const FormScreen = <D extends AnyDraft>(props: Asked<D>) => (
  <Suspense>
    <Shown {...(props as unknown as Asked)} />
  </Suspense>
)

interface Asked<D extends AnyDraft = AnyDraft> {
  kind: FormKind<D>
  kindOf: KindOf<D>
  place: string
  start: ReactNode
  /** Of a link that is no `?draft=` of the address. */
  token?: string | undefined
}

/**
 * A link in the address opens its draft; `?step=` is a page of the one that is open, or that this
 * device remembers; without either the start is shown.
 */
function Shown({ kind, kindOf, place, start, token: own }: Asked) {
  const { draft: token = own, step: wanted } = useSearchParameters()
  const state = kind.store.use()
  const isFirst = place === kind.places[0]?.id
  if (token) return <OpenLink key={token} token={token} kind={kind} kindOf={kindOf} />
  const kept = state ? null : readMirror(kind)
  if (!state && kept && (wanted || !isFirst))
    return <OpenLink token={kept.token} kind={kind} kindOf={kindOf} step={wanted} />
  if (!state || (!wanted && isFirst)) return start
  if (state.draft.submitted) return <AlreadySent kind={kind} draft={state.draft} />
  return <OfDraft {...{ kind, place, state, wanted }} />
}
