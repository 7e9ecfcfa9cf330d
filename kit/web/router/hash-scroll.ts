const duration = 300
/** Where an anchor comes to rest below the top, so that the navbar does not cover it. */
const offset = 60

/** A record has more on top than the navbar, and its sections know how much. */
export const offsetOf = (target: Element) =>
  Math.max(offset, Number.parseFloat(getComputedStyle(target).scrollMarginTop) || 0)

const prefersStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Scrolls the page within 300 ms, or at once for people who want no motion. */
export const scrollPageTo = (top: number) => scrollPage(() => top)

/** What comes in above while the page moves takes the place along. */
function scrollPage(top: () => number) {
  const start = scrollY
  if (prefersStillness()) return scrollTo(0, top())
  const began = performance.now()
  const step = (now: number) => {
    const share = Math.min((now - began) / duration, 1)
    scrollTo(0, start + (top() - start) * (1 - (1 - share) ** 3))
    if (share < 1) requestAnimationFrame(step)
  }
  requestAnimationFrame(step)
}

/** After a navigation: goes smoothly to the anchor that the address names. */
export function scrollToHash({ toLocation }: { toLocation: { hash: string } }) {
  const target = toLocation.hash && document.getElementById(toLocation.hash)
  if (target) scrollToPlace(target)
}

export const scrollToPlace = (target: Element) =>
  scrollPage(() => Math.max(0, target.getBoundingClientRect().top + scrollY - offsetOf(target)))
