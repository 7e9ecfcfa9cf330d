import { useEffect } from 'react'
import { isAsking } from '../layout/lone-keys.ts'

/** Escape closes what lies beside the list, unless something is asked there. */
export function usePeekEscape(close: () => void) {
  useEffect(() => {
    const heed = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !isAsking()) close()
    }
    addEventListener('keydown', heed)
    return () => removeEventListener('keydown', heed)
  }, [close])
}
