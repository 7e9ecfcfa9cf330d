type Listener = () => void
const listeners = new Set<Listener>()
const acts = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const

// To open the page is an act as well.
let lastAct = Date.now()

function noteAct() {
  lastAct = Date.now()
  for (const listener of listeners) listener()
}

/** Milliseconds since the person last typed, pointed or scrolled on this page. */
export const inactiveFor = () => Date.now() - lastAct

/** Tells of each act of the person. @returns a function that ends it */
export function onActivity(listener: Listener) {
  if (!listeners.size)
    for (const act of acts) addEventListener(act, noteAct, { capture: true, passive: true })
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (!listeners.size)
      for (const act of acts) removeEventListener(act, noteAct, { capture: true })
  }
}
