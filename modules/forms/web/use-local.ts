import { useState } from 'react'

/** What is typed until it is kept; where the kept value becomes another one, that is shown. */
export function useLocal<T>(kept: T) {
  const [local, setLocal] = useState(kept)
  const now = JSON.stringify(kept)
  const [before, setBefore] = useState(now)
  if (now !== before) {
    setBefore(now)
    setLocal(kept)
  }
  return [local, setLocal] as const
}
