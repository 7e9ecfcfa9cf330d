import { useEffect, useRef } from 'react'

let closeTop: (() => void) | null = null

/**
 * Escape closes the dialog on top alone. Dialogs under it listen too, each by itself, so this one
 * must have begun to listen before any of them.
 */
export function useEscapeForTop() {
  useEffect(() => {
    const heed = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || !closeTop) return
      event.stopImmediatePropagation()
      closeTop()
    }
    addEventListener('keydown', heed, { capture: true })
    return () => removeEventListener('keydown', heed, { capture: true })
  }, [])
}

/** While it is shown, Escape is for this dialog. */
export function useOnTop(isOnTop: boolean, close: () => void) {
  const latest = useRef(close)
  latest.current = close
  useEffect(() => {
    if (!isOnTop) return
    const own = () => latest.current()
    closeTop = own
    return () => {
      if (closeTop === own) closeTop = null
    }
  }, [isOnTop])
}
