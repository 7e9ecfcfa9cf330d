import { useEffect, useRef } from 'react'

/** A page that one has turned to begins at its heading; the first one as the browser has it. */
export function useFocusedHeading(isTurnedTo: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isTurnedTo) heading.current?.focus()
  }, [isTurnedTo])
  return heading
}
