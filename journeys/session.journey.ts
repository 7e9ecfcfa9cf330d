import type { Page } from '@playwright/test'
import { inChange } from '../kit/server/change.ts'
import { systemPerson } from '../kit/server/identity.ts'
import { announceAccessChange } from '../modules/accounts/server/announce-access-change.ts'
import { cast } from '../seeds/cast.ts'
import { expect, test, type JourneyServer } from './server.ts'
import { typeSignIn } from './typed-sign-in.ts'

test.use({ environment: { SESSION_IDLE: '14s', SESSION_WARNING: '7s' } })

const warning = (page: Page) => page.getByRole('dialog', { name: 'Are you still there?' })

const programOf = async ({ db }: JourneyServer) =>
  (
    await db
      .selectFrom('programs')
      .select('id')
      .where('code', '=', 'YESP')
      .executeTakeFirstOrThrow()
  ).id

test('whoever does nothing is warned in every tab; one key in one of them keeps all', async ({
  page,
  context,
  server,
}) => {
  await server.signIn(page, 'admin')
  const other = await context.newPage()
  await other.goto(`${server.url}/programs`)
  await expect(warning(page)).toBeVisible({ timeout: 15_000 })
  await expect(warning(other)).toBeVisible()
  await expect(warning(page).getByRole('timer')).toContainText(/0:0[1-7]/)
  await page.bringToFront()
  await page.keyboard.press('Enter')
  await expect(warning(page)).toBeHidden()
  await expect(warning(other)).toBeHidden()
  await page.waitForTimeout(4000)
  await page.reload()
  await expect(page).not.toHaveURL(/\/login/)
})

test('typing keeps the session, and after its end the same page has the same text', async ({
  page,
  server,
}) => {
  await server.signIn(page, 'superAdmin', `/programs/Edit?id=${await programOf(server)}`)
  const name = page.getByRole('textbox').first()
  await name.waitFor()
  const funder = page.getByLabel('Funder')
  await funder.fill('')
  for (const letter of 'The Ministry of Work') {
    await funder.press(letter === ' ' ? 'Space' : letter)
    await page.waitForTimeout(900)
    await expect(warning(page)).toBeHidden()
  }
  const address = page.url()
  await expect(page).toHaveURL(/\/login\?/, { timeout: 30_000 })
  await expect(page.getByText('Your session has ended.')).toBeVisible()
  await typeSignIn(page, cast.superAdmin)
  await expect(page).toHaveURL(address)
  await expect(page.getByLabel('Funder')).toHaveValue('The Ministry of Work')
})

test('ten calls that are refused at once lead to the sign-in page once, with the target', async ({
  page,
  server,
}) => {
  await server.signIn(page, 'auditor', '/programs?perPage=10')
  await expect(page.getByRole('table')).toBeVisible()
  await server.db.updateTable('sessions').set({ ended_at: new Date().toISOString() }).execute()
  const visited: string[] = []
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname))
  await page.evaluate(() => {
    for (let count = 0; count < 10; count++) window.dispatchEvent(new Event('focus'))
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect(page).toHaveURL(/\/login\?.*to=%2Fprograms/)
  await page.waitForTimeout(1500)
  expect(visited.filter((path) => path === '/login')).toHaveLength(1)
  expect(page.url()).toContain('perPage=10')
})

test('a changed role changes the open navigation, without signing in again', async ({
  page,
  server,
}) => {
  await server.signIn(page, 'manager')
  const shareholders = page.getByRole('link', { name: 'Shareholders' }).first()
  await expect(shareholders).toBeVisible()
  const { email } = cast.manager
  const roleOf = (key: string) =>
    server.db.selectFrom('roles').select('id').where('key', '=', key).executeTakeFirstOrThrow()
  const { id: finance } = await roleOf('finance')
  const { id: before } = await roleOf('manager')
  const user = await server.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const give = (role_id: string) =>
    inChange(server.test.system, { person: systemPerson, requestId: null }, async (change) => {
      await change.db.updateTable('users').set({ role_id }).where('id', '=', user.id).execute()
      await announceAccessChange(change, [user.id])
    })
  await page.waitForTimeout(1000)
  // What the screen shows comes slowly, so that the second change meets the first still at work.
  await page.route(/\/api\/(?!events|me$)/, async (route) => {
    await new Promise((done) => setTimeout(done, 2000))
    await route.continue()
  })
  await give(finance)
  await expect(shareholders).toBeHidden()
  await give(before)
  await expect(shareholders).toBeVisible()
})

test('what somebody writes into the browser’s storage opens nothing', async ({ page, server }) => {
  await server.signIn(page, 'employee')
  await page.evaluate(() => {
    localStorage.setItem('userAbilityRules', JSON.stringify([{ action: 'manage', subject: 'all' }]))
    const person = JSON.parse(localStorage.getItem('userData') ?? '{}') as object
    localStorage.setItem(
      'userData',
      JSON.stringify({ ...person, type: 'staff', role: 'Super Admin' }),
    )
  })
  await page.goto(`${server.url}/programs`)
  await expect(page).toHaveURL(/\/not-authorized/)
  // What the server says has taken the place of what was written.
  const stored = () => page.evaluate(() => localStorage.getItem('userAbilityRules'))
  await expect.poll(stored).not.toContain('"subject":"all"')
})
