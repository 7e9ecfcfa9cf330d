import type { RoleRow } from '../modules/roles/contract/roles.endpoints.ts'
import { speaking } from './form-edits.ts'
import { expect, test, type JourneyServer } from './server.ts'

type Rules = { rules: { subject: string }[]; version: number }

/** The role of the managers without what concerns a subject, and as it was. */
async function managersWithout(server: JourneyServer, subject: string) {
  const margaret = await server.test.as('superAdmin')
  const { body } = await margaret.get<{ data: RoleRow[] }>('/roles?perPage=100')
  const path = `/roles/${body.data.find(({ name }) => name === 'Manager')?.id}`
  const { rules } = (await margaret.get<Rules>(path)).body
  const give = async (given: Rules['rules']) => {
    const { version } = (await margaret.get<Rules>(path)).body
    expect((await margaret.patch(path, { rules: given }, { version })).status).toBe(200)
  }
  await give(rules.filter((rule) => rule.subject !== subject))
  return () => give(rules)
}

test('David stays in the overview of investor records without the part that he no longer may see, and leaves it with the whole', async ({
  page,
  server,
  complaints,
}) => {
  await speaking(page, 'en')
  await server.signIn(page, 'manager', '/investors')
  const newest = page.getByRole('heading', { name: 'Newest orders' })
  await expect(newest).toBeVisible()
  const restore = await managersWithout(server, 'Orders List')
  await expect(newest).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Investor records')
  await expect(page).toHaveURL(/\/investors$/)
  await restore()
  await expect(newest).toBeVisible()

  const restoreAll = await managersWithout(server, 'Shareholders List')
  await expect(page).toHaveURL(/\/not-authorized$/)
  await restoreAll()
  expect(complaints).toEqual([])
})

test('David loses a part of the dashboard, and stays', async ({ page, server }) => {
  await speaking(page, 'en')
  await server.signIn(page, 'manager')
  const more = page.getByRole('button', { name: '1 more overview' })
  await more.click()
  const months = page.getByRole('region', { name: 'This month against last' })
  await expect(months).toBeVisible()
  const restore = await managersWithout(server, 'Orders List')
  await expect(months).toBeHidden()
  await expect(page).toHaveURL(/\/dashboard$/)
  await restore()
  await more.click()
  await expect(months).toBeVisible()
})

test('what is refused in the background leads nobody away, and says so in its place', async ({
  page,
  server,
}) => {
  const refused = JSON.stringify({
    type: 'about:blank',
    title: 'You do not have permission',
    status: 403,
    code: 'forbidden',
    requestId: 'r1',
  })
  const refuse = (address: string) =>
    page.route(address, (route) =>
      route.fulfill({ status: 403, contentType: 'application/problem+json', body: refused }),
    )
  await speaking(page, 'en')
  await refuse('**/api/badge-counts')
  await refuse('**/api/tasks?*')
  await server.signIn(page, 'adviser')
  const tasks = page.getByRole('region', { name: 'My tasks' })
  await expect(tasks.getByRole('alert')).toContainText('You do not have permission')
  const asked = page.waitForResponse('**/api/me')
  await page.reload()
  await asked
  await expect(tasks.getByRole('alert')).toContainText('You do not have permission')
  await expect(page).toHaveURL(/\/dashboard$/)
})
