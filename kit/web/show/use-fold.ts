import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** A fold that stands open on paper: what it holds is made before the page is printed. */
export function useFold(isOpenFirst = false): { isOpen: boolean; set: (isOpen: boolean) => void } {
  const [isOpen, set] = useState(isOpenFirst)
  useEffect(() => {
    const open = () => flushSync(() => set(true))
    addEventListener('beforeprint', open)
    return () => removeEventListener('beforeprint', open)
  }, [])
  return { isOpen, set }
}
