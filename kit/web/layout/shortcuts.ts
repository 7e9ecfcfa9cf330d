import { useLayoutEffect } from 'react'
import { smallStore } from '../small-store.ts'

const key = 'shortcuts'

function stored(): boolean {
  try {
    return sessionStorage.getItem(key) !== 'off'
  } catch {
    return true
  }
}

/** Single-key shortcuts can be switched off, as they get in the way of speech input. */
const enabled = smallStore(stored())

export const shortcutsEnabled = enabled.get
export const useShortcutsEnabled = enabled.use

export function enableShortcuts(on: boolean) {
  try {
    sessionStorage.setItem(key, on ? 'on' : 'off')
  } catch {
    // Kept for as long as the page stays open.
  }
  enabled.set(on)
}

/** Nothing is typed into what is chosen or pressed. */
const typed = 'input:not([type=radio], [type=checkbox], [type=button]), textarea, select'

export const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches(typed))

/**
 * `matches` decides by the event; nothing happens while somebody types.
 * @param goesFirst before whatever else hears the key on the screen
 */
export function useShortcut(
  matches: (event: KeyboardEvent) => boolean,
  act: () => void,
  { goesFirst = false } = {},
) {
  // A screen hears its keys from the moment it can be seen.
  useLayoutEffect(() => {
    const heed = (event: KeyboardEvent) => {
      const hasModifier = event.ctrlKey || event.metaKey
      if (!shortcutsEnabled() || event.defaultPrevented || !matches(event)) return
      if (!hasModifier && isTyping(event.target)) return
      event.preventDefault()
      act()
    }
    addEventListener('keydown', heed, goesFirst)
    return () => removeEventListener('keydown', heed, goesFirst)
  })
}
