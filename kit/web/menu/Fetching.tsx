import { useEffect, type RefObject } from 'react'

/** While what a button opens is fetched, the button says so. */
export function Fetching({ of }: { of: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    const button = of.current
    button?.setAttribute('aria-busy', 'true')
    return () => button?.removeAttribute('aria-busy')
  }, [of])
  return null
}
