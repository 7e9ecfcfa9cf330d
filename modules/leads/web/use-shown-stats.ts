import { useState } from 'react'
import { readStored, writeStored } from '#kit/web/browser-storage.ts'

export const statsKey = 'leadsStats'

/** Whether the figures stand above list and board; remembered until signing out. */
export function useShownStats() {
  const [isShown, setShown] = useState(() => readStored(statsKey) === 'shown')
  const toggle = () => {
    writeStored(statsKey, isShown ? null : 'shown')
    setShown(!isShown)
  }
  return { isShown, toggle }
}
