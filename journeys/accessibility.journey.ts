import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from './server.ts'
import { type Records, recordsFor } from './screens/records.ts'
import { stillness } from './screens/visiting.ts'

test.describe.configure({ mode: 'parallel' })

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

interface State {
  name: string
  path: string
  /** Seen before looking, so that the state is really there. */
  proof: string
  signedIn: boolean
}

const states = (records: Records): State[] => [
  { name: 'login', path: '/login', proof: 'input[type=password]', signedIn: false },
  { name: 'public form', path: '/employer/profile', proof: 'main h1, h1', signedIn: false },
  {
    name: 'public form, begun',
    path: `/employer/profile?programId=${records.programs}`,
    proof: 'h1',
    signedIn: false,
  },
  { name: 'unknown path', path: '/no/such/page', proof: 'h1', signedIn: false },
  { name: 'dashboard', path: '/dashboard', proof: 'main h1', signedIn: true },
  {
    name: 'list',
    path: '/applications/pending',
    proof: 'main table tbody tr:nth-child(3)',
    signedIn: true,
  },
  {
    name: 'list without rows',
    path: '/applications/pending?search=zzzzzz',
    proof: 'main h1',
    signedIn: true,
  },
  {
    name: 'record',
    path: `/applications/pending/${records.applications.pending}`,
    proof: 'main h1',
    signedIn: true,
  },
  { name: 'form', path: '/programs/Add', proof: 'main form input', signedIn: true },
  { name: 'security', path: '/settings/security', proof: 'main h1', signedIn: true },
  { name: 'permissions', path: '/roles/AddRole', proof: 'main form input', signedIn: true },
  { name: 'users', path: '/users/system', proof: 'main table tbody tr', signedIn: true },
  { name: 'orders', path: '/orders', proof: 'main table tbody tr', signedIn: true },
  {
    name: 'shareholder',
    path: `/shareholders/${records.shareholders}`,
    proof: 'main h1',
    signedIn: true,
  },
  { name: 'statistics', path: '/statistics', proof: 'main h1', signedIn: true },
  { name: 'not available yet', path: '/participants', proof: 'main h1', signedIn: true },
  { name: 'do not have access', path: '/not-authorized', proof: 'h1', signedIn: true },
]

for (const theme of ['light', 'dark'])
  test(`axe finds nothing on a ${theme} page of each kind`, async ({ page, server, context }) => {
    test.setTimeout(120_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await context.addCookies([{ name: 'Programs-theme', value: theme, url: server.url }])
    const records = await recordsFor(server, 'superAdmin')
    const found: string[] = []
    let isSignedIn = false
    for (const { name, path, proof, signedIn } of states(records)) {
      if (signedIn && !isSignedIn) await server.signIn(page, 'superAdmin')
      isSignedIn ||= signedIn
      await page.goto(`${server.url}${path}`)
      await expect(page.locator(proof).first(), name).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', theme)
      await expect(page.locator('[aria-busy=true]'), name).toHaveCount(0)
      await stillness(page)
      const { violations } = await new AxeBuilder({ page })
        .withTags(tags)
        .options({ rules: { 'target-size': { enabled: true } } })
        .setLegacyMode()
        .analyze()
      for (const { id, nodes } of violations)
        for (const node of nodes)
          found.push(
            `${name}: ${id} ${node.target.join(' ')} ${node.failureSummary?.split('\n')[1]?.trim() ?? ''}`,
          )
    }
    expect(found).toEqual([])
  })

test('a dark page is never light on its way, and without motion it changes at once', async ({
  page,
  server,
  context,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await context.addCookies([{ name: 'Programs-theme', value: 'dark', url: server.url }])
  await page.addInitScript(() => {
    const schemes: (string | null)[] = []
    const moving: string[] = []
    Object.assign(window, { schemes, moving })
    addEventListener('transitionrun', ({ propertyName }) => moving.push(propertyName), true)
    const seen = () =>
      schemes.push(document.documentElement.getAttribute('data-mantine-color-scheme'))
    const filter = ['data-mantine-color-scheme']
    new MutationObserver(seen).observe(document, {
      subtree: true,
      attributes: true,
      attributeFilter: filter,
    })
  })
  await page.goto(`${server.url}/login`)
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-respect-reduced-motion', 'true')
  const changed = await page.evaluate(() => {
    document.documentElement.setAttribute('data-mantine-color-scheme', 'light')
    return new Promise((seen) => setTimeout(seen, 100)).then(() => ({
      schemes: Reflect.get(window, 'schemes') as string[],
      moving: Reflect.get(window, 'moving') as string[],
    }))
  })
  expect([...new Set(changed.schemes)]).toEqual(['dark', 'light'])
  expect(changed.schemes.filter((scheme) => scheme === 'light')).toHaveLength(1)
  expect(changed.moving).toEqual([])
})
