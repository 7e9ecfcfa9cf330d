/** Below the panel, and how low it may become. */
const margin = 12
const least = 320

/**
 * Keeps the foot of a panel in the window, wherever the page stands and whatever comes above it.
 * @returns what stops that
 */
export function fitWindow(panel: HTMLElement | null): () => void {
  const fit = () => {
    if (!panel) return
    const room = innerHeight - panel.getBoundingClientRect().top - margin
    panel.style.maxBlockSize = `${Math.max(room, least)}px`
  }
  fit()
  const page = new ResizeObserver(fit)
  page.observe(document.body)
  addEventListener('scroll', fit, { passive: true })
  addEventListener('resize', fit)
  return () => {
    page.disconnect()
    removeEventListener('scroll', fit)
    removeEventListener('resize', fit)
  }
}
