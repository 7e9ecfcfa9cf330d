import { useEffect, useLayoutEffect, useState, type Ref, type RefObject } from 'react'

interface Props {
  of: RefObject<HTMLElement | null>
  ref?: Ref<HTMLElement>
}

/** Stands for a button that is already there, and keeps the focus while the rest is fetched. */
export function Anchor({ of, ref }: Props) {
  useLayoutEffect(() => {
    if (typeof ref === 'function') ref(of.current)
  }, [of, ref])
  return null
}

/** Opens one step later than it is made: what is made open does not know where the focus was. */
export function useOnceMade(isOpen: boolean): boolean {
  const [isMade, setMade] = useState(false)
  useEffect(() => setMade(true), [])
  return isMade && isOpen
}
