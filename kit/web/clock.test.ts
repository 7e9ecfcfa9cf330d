import { afterAll, expect, it, vi } from 'vitest'

afterAll(() => vi.unstubAllGlobals())

const dayMs = 86_400_000

/** The page came with this from the server. */
async function clockOf(config: object) {
  vi.resetModules()
  vi.stubGlobal('document', { querySelector: () => ({ content: JSON.stringify(config) }) })
  return (await import('./clock.ts')).now
}

it('goes by the server’s clock, however far the device’s own is off', async () => {
  const now = await clockOf({ now: new Date(Date.now() + 45 * dayMs).toISOString() })
  expect(Math.round((now().getTime() - Date.now()) / 1000)).toBe((45 * dayMs) / 1000)
})

it('goes by the device’s while the server has said nothing', async () => {
  const now = await clockOf({})
  expect(Math.abs(now().getTime() - Date.now())).toBeLessThan(1000)
})
