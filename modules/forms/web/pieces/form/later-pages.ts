import { lazy } from 'react'

const load = {
  check: () => import('../check/CheckPage.tsx').then((m) => ({ default: m.CheckPage })),
  files: () => import('../fields/FileQuestions.tsx'),
  group: () => import('../fields/GroupQuestion.tsx'),
}

export const CheckPage = lazy(load.check)

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
