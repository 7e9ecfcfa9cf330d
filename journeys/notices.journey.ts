import type { Page } from '@playwright/test'
import { ownId, type CastMember } from '../apps/server/test-server.ts'
import { submitBothHalves } from '../modules/intake/server/intake.test-journey.ts'
import { accessible } from './application-form.ts'
import { expect, test, type JourneyServer } from './server.ts'

/** Margaret gives somebody an application that has just come in. */
async function assign(server: JourneyServer, to: CastMember) {
  const id = await submitBothHalves(server.test)
  const margaret = await server.test.as('superAdmin')
  const path = `/applications/${id}`
  const { version, reference } = (await margaret.get<{ version: number; reference: string }>(path))
    .body
  const body = { assigneeId: await ownId(await server.test.as(to)) }
  const { status } = await margaret.post(`${path}/assignment`, body, { version })
  expect(status).toBe(200)
  return { id, reference }
}

const forgetNotices = (server: JourneyServer) => server.db.deleteFrom('notices').execute()
const bell = (page: Page, name: string) =>
  page.locator('header').getByRole('button', { name, exact: true })

test('Amina’s bell counts up in her second tab while she looks, and leads her to the application', async ({
  page,
  server,
  complaints,
}) => {
  await forgetNotices(server)
  await server.signIn(page, 'caseOfficer', '/dashboard')
  const other = await page.context().newPage()
  await other.goto(`${server.url}/programs`)
  await expect(bell(other, 'Notifications')).toBeVisible()
  const { id, reference } = await assign(server, 'caseOfficer')
  await expect(bell(other, '1 unread notification')).toBeVisible()
  await expect(bell(page, '1 unread notification')).toBeVisible()

  await bell(other, '1 unread notification').click()
  const panel = other.getByRole('dialog', { name: 'Notifications' })
  await accessible(other)
  const notice = panel.getByRole('link', { name: `Application ${reference} assigned to you` })
  // With the name of whom it is about.
  await expect(notice).toHaveText(
    new RegExp(`^Unread: Application ${reference} assigned to you \\S`),
  )
  await notice.click()
  await expect(other).toHaveURL(`${server.url}/applications/pending/${id}`)
  await expect(panel).toBeHidden()
  await expect(bell(other, 'Notifications')).toBeVisible()
  await expect(bell(page, 'Notifications')).toBeVisible()

  await bell(page, 'Notifications').click()
  await page.getByRole('link', { name: 'See all notifications' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notifications')
  await expect(page.getByRole('region', { name: 'Today' }).getByRole('link')).toHaveText(
    new RegExp(`^Application ${reference} assigned to you \\S`),
  )
  await page.getByText('Unread', { exact: true }).click()
  await expect(page.getByText('You have read everything.')).toBeVisible()
  expect(complaints).toEqual([])
})

test('Luc reads his in French on a phone, and marks all of them as read', async ({
  browser,
  server,
}) => {
  await forgetNotices(server)
  const phone = await server.anotherBrowser(browser, { viewport: { width: 375, height: 760 } })
  await phone.addInitScript(() => localStorage.setItem('language', 'fr'))
  const first = await assign(server, 'approver')
  await server.signIn(phone, 'approver', '/notifications')
  const today = phone.getByRole('region', { name: 'Aujourd’hui' })
  const read = (reference: string) => new RegExp(`^Demande ${reference} attribuée \\S`)
  const said = (reference: string) =>
    new RegExp(`^Non lue\u00a0: Demande ${reference} attribuée \\S`)
  await expect(today.getByRole('link')).toHaveText(said(first.reference))
  const second = await assign(server, 'approver')
  await expect(today.getByRole('link')).toHaveText([said(second.reference), said(first.reference)])
  await accessible(phone)
  await phone.getByRole('button', { name: 'Tout marquer comme lu' }).click()
  await expect(today.getByRole('link')).toHaveText([read(second.reference), read(first.reference)])
  await expect(phone.getByRole('button', { name: 'Tout marquer comme lu' })).toHaveCount(0)
  await expect(bell(phone, 'Notifications')).toBeVisible()
})

test('Amina sees which notifications she has ticked', async ({ page, server }) => {
  await server.signIn(page, 'caseOfficer', '/settings/notifications')
  const ticks = page.getByRole('checkbox')
  await expect(ticks.first()).toBeChecked()
  const drawn = await ticks.first().evaluate((tick) => {
    const { inlineSize, blockSize } = getComputedStyle(tick, '::before')
    return [inlineSize, blockSize].map(Number.parseFloat)
  })
  expect(drawn).toEqual([10, 5])
})
