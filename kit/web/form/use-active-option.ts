import { useEffect } from 'react'

/** Names the option that Enter would take to whoever listens, before any arrow has been pressed. */
export function useActiveOption(id: string, isOffered: boolean) {
  // After every render: options come and go with what is typed.
  useEffect(() => {
    const box = document.getElementById(id)
    const list = document.getElementById(box?.getAttribute('aria-controls') ?? '')
    const active = list?.querySelector('[data-combobox-selected]')?.id
    if (isOffered && active) box?.setAttribute('aria-activedescendant', active)
    else if (!list) box?.removeAttribute('aria-activedescendant')
  })
}
