import { useEffect } from 'react'
import { useOpenScreen } from '../router/address.ts'

/** What had the focus is gone, and the person has done something on this page already. */
export const isFocusLost = () =>
  document.activeElement === document.body && navigator.userActivation?.hasBeenActive

/** On another screen the keyboard goes on from its content, and its title is heard. */
export function useArrivalAtContent() {
  const key = useOpenScreen()?.key
  useEffect(() => {
    if (isFocusLost()) document.getElementById('content')?.focus({ preventScroll: true })
  }, [key])
}
