import { useEffect, useState } from 'react'
import { recordSearch, type FoundKind } from './palette.ts'

const pause = 120
/** As much as is worth a look. */
const shortest = 2

export interface Finds {
  /** What they were found by; older than what is typed while the answer is on its way. */
  typed: string
  kinds: readonly FoundKind[]
  isFailed?: true
}

const none: Finds = { typed: '', kinds: [] }

/** Records that match what was typed, once typing rests; those of before stay until then. */
export function usePaletteFinds(typed: string): Finds & { isWaiting: boolean } {
  const search = recordSearch.use()
  const [finds, setFinds] = useState(none)
  const asked = search && typed.trim().length >= shortest ? typed.trim() : ''
  useEffect(() => {
    if (!search || !asked) return setFinds(none)
    const stop = new AbortController()
    // What was asked for before may answer all the same, and is not heard.
    const tell = (answer: Finds) => !stop.signal.aborted && setFinds(answer)
    const timer = setTimeout(() => {
      search.find(asked, stop.signal).then(
        (kinds) => tell({ typed: asked, kinds }),
        () => tell({ typed: asked, kinds: [], isFailed: true }),
      )
    }, pause)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [search, asked])
  return { ...finds, isWaiting: finds.typed !== asked }
}
