import { useEffect, useState } from 'react'
import { paletteSearch, type PaletteFind } from './palette.ts'

const pause = 120

/** Records that match what was typed, once typing rests. */
export function usePaletteFinds(typed: string): readonly PaletteFind[] {
  const search = paletteSearch.use()
  const [finds, setFinds] = useState<readonly PaletteFind[]>([])
  useEffect(() => {
    if (!search || typed.trim().length < 2) return setFinds([])
    const stop = new AbortController()
    const timer = setTimeout(() => {
      search(typed.trim(), stop.signal).then(setFinds, () => setFinds([]))
    }, pause)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [search, typed])
  return finds
}
