import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'

/** Where notes, tasks and files of the record stand on its screen. */
export const partsId = 'record-parts'

/** Where the answers stand. */
export const answersId = 'record-answers'

/** Opens one of the record's tabs and goes there; the link works in a new tab as well. */
export function useShowPart() {
  const router = useRouter()
  const show = async (tab: string) => {
    await router.navigate({
      to: '.',
      search: (now: object) => ({ ...now, tab }),
      replace: true,
      resetScroll: false,
    })
    const part = document.getElementById(partsId)
    part?.scrollIntoView({ block: 'start' })
    part?.focus({ preventScroll: true })
  }
  return (tab: string) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    void show(tab)
  }
}
