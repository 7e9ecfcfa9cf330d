import { useEffect, useState } from 'react'

/** When the dialog goes, focus goes back to what had it when the dialog came. */
export function useFocusReturn() {
  const [origin] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      setTimeout(() => {
        if (origin instanceof HTMLElement && origin.isConnected)
          origin.focus({ preventScroll: true })
      })
    },
    [origin],
  )
}
