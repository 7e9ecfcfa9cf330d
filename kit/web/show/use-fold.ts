import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** A fold that stands open on paper, and on the screen as it was before. */
export function useFold(isOpenFirst = false): { isOpen: boolean; set: (isOpen: boolean) => void } {
  const [isOpen, set] = useState(isOpenFirst)
  const wasShut = useRef(false)
  const open = useEffectEvent(() => {
    if (isOpen) return
    wasShut.current = true
    // What it holds is made before the page is printed.
    flushSync(() => set(true))
  })
  const shut = useEffectEvent(() => {
    if (wasShut.current) set(false)
    wasShut.current = false
  })
  useEffect(() => {
    const before = () => open()
    const after = () => shut()
    addEventListener('beforeprint', before)
    addEventListener('afterprint', after)
    return () => {
      removeEventListener('beforeprint', before)
      removeEventListener('afterprint', after)
    }
  }, [])
  return { isOpen, set }
}
