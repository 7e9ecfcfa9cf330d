import { useEffect, useState } from 'react'

/**
 * When the dialog goes, focus goes back to what had it when the dialog came, or to the content
 * when that is gone.
 */
export function useFocusReturn() {
  const [origin] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      setTimeout(() => {
        const isThere = origin?.isConnected && origin !== document.body
        const target = isThere ? origin : document.getElementById('content')
        if (target instanceof HTMLElement) target.focus({ preventScroll: true })
      })
    },
    [origin],
  )
}
