import { lazy } from 'react'

const load = {
  check: () => import('./CheckPage.tsx').then((m) => ({ default: m.CheckPage })),
  documents: () => import('./DocumentsPage.tsx').then((m) => ({ default: m.DocumentsPage })),
  identity: () => import('./IdentityPage.tsx').then((m) => ({ default: m.IdentityPage })),
  estimate: () => import('./Estimate.tsx').then((m) => ({ default: m.Estimate })),
}

export const CheckPage = lazy(load.check)
export const DocumentsPage = lazy(load.documents)
export const IdentityPage = lazy(load.identity)
export const Estimate = lazy(load.estimate)

let isFetched = false

/**
 * Whoever answers a first question goes on to the pages behind it: they come while one types, so
 * that they are there without a connection too.
 */
export function fetchLaterPages() {
  if (isFetched) return
  isFetched = true
  // What fails now is fetched again when its page is shown.
  void Promise.allSettled(Object.values(load).map((each) => each()))
}
