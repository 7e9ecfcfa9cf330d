import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { ownId, type CastMember } from '../apps/server/test-server.ts'
import { submitBothHalves } from '../modules/intake/server/intake.test-journey.ts'
import { cast } from '../seeds/cast.ts'
import { expectToFit } from './fits.ts'
import { speaking } from './form-edits.ts'
import { stillness } from './screens/visiting.ts'
import { expect, test } from './server.ts'

const panel = (page: Page, name: string) => page.getByRole('region', { name })
const figure = (page: Page, name: RegExp) =>
  page.getByRole('list', { name: 'In figures' }).getByRole('link', { name })
const numberIn = (text: string | null) => Number(/\d+/.exec(text ?? '')?.[0])

/** A figure leads to a list, which tells as many. */
async function leadsToAsMany(page: Page, name: RegExp) {
  const link = figure(page, name)
  const count = numberIn(await link.textContent())
  expect(count).toBeGreaterThan(0)
  await link.click()
  await expect(page.getByText(new RegExp(`of ${count}\\b`)).first()).toBeVisible()
  await page.goBack()
  await expect(link).toBeVisible()
}

test('Amina sees what is overdue, opens the next step, and works through what is hers', async ({
  page,
  server,
  complaints,
}) => {
  await speaking(page, 'en')
  await server.signIn(page, 'caseOfficer')
  await leadsToAsMany(page, /assigned to you/)
  await leadsToAsMany(page, /open applications/)
  await leadsToAsMany(page, /unassigned/)

  const mine = panel(page, 'My applications')
  const files = mine.getByRole('listitem').filter({ hasText: 'APP-' })
  await expect(files).toHaveCount(7)
  await expect(files.first()).toContainText('days late')
  await mine
    .getByRole('link', { name: /^Review application: / })
    .first()
    .press('Enter')
  await expect(page.getByRole('button', { name: 'Open checks' }).first()).toBeVisible()
  await page.goBack()
  const through = mine.getByRole('link', { name: /^Work through \d+$/ })
  const count = numberIn(await through.textContent())
  await through.press('Enter')
  await expect(page.getByText(`1 of ${count}`, { exact: true })).toBeVisible()
  expect(complaints).toEqual([])
})

test('what a colleague submits is counted at once, without a reload', async ({ page, server }) => {
  await speaking(page, 'en')
  await server.signIn(page, 'approver')
  const open = figure(page, /open applications/)
  const before = numberIn(await open.textContent())
  await submitBothHalves(server.test)
  await expect(open).toContainText(String(before + 1))
})

test('Tomasz begins the day with the orders that wait for CARE, the oldest first', async ({
  page,
  server,
}) => {
  await speaking(page, 'en')
  await server.signIn(page, 'care')
  const queue = panel(page, 'Orders awaiting CARE verification')
  await expect(queue.getByRole('listitem')).toHaveCount(7)
  const oldest = await server.db
    .selectFrom('orders')
    .select('number')
    .where('status', '=', 'active')
    .where('care_status', '=', 'pending')
    .orderBy('traded_moment')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  await expect(queue.getByRole('listitem').first()).toContainText(String(oldest.number))
  await leadsToAsMany(page, /orders awaiting CARE/)

  await queue.getByRole('link', { name: /^Show all \d+$/ }).click()
  await expect(page).toHaveURL(/\/orders\?.*careStatus.*pending/)
  await page.goBack()
  await queue.getByRole('listitem').first().getByRole('link').first().click()
  await expect(page.getByRole('button', { name: 'Confirm CARE' })).toBeVisible()
  await page.goBack()
  await queue.getByRole('link', { name: /^Work through \d+$/ }).press('Enter')
  await expect(page.getByRole('region', { name: /^(Buy|Sell): / })).toContainText(
    String(oldest.number),
  )
})

test('David compares the month with the last, and sees whose tasks are overdue', async ({
  page,
  server,
}) => {
  const chloe = await server.test.as('adviser')
  const { body } = await chloe.get<{ data: { id: string }[] }>('/shareholders?perPage=5')
  await chloe.post(`/records/shareholder/${body.data[0]?.id}/tasks`, {
    title: 'Call about the dividend',
    dueOn: '2026-01-05',
    priority: 'normal',
    assigneeId: await ownId(chloe),
  })
  await speaking(page, 'en')
  await server.signIn(page, 'manager')
  const months = panel(page, 'This month against last')
  await expect(months.getByText('Bought')).toBeVisible()
  await expect(months.getByText(/compared with last month to/)).toBeVisible()
  const load = panel(page, 'Open tasks by person').getByRole('row', { name: /Chloé Bergeron/ })
  await load.getByRole('link').last().click()
  await expect(page.getByRole('row', { name: /Call about the dividend/ })).toContainText(
    /\d+ days late/,
  )
  await page.goBack()
  await expect(page.getByText('Applications to decide')).toHaveCount(0)
  await expect(page.getByText('Budget left by program')).toHaveCount(0)
})

test('Chloé ticks a task off on her phone, on its card', async ({ browser, server }) => {
  const chloe = await server.test.as('adviser')
  const { body } = await chloe.get<{ data: { id: string }[] }>('/shareholders?perPage=5')
  await chloe.post(`/records/shareholder/${body.data[0]?.id}/tasks`, {
    title: 'Send the slip again',
    dueOn: '2026-01-06',
    priority: 'normal',
    assigneeId: await ownId(chloe),
  })
  const page = await server.anotherBrowser(browser, { viewport: { width: 375, height: 800 } })
  await speaking(page, 'en')
  await server.signIn(page, 'adviser', '/tasks')
  const card = page.getByRole('listitem').filter({ hasText: 'Send the slip again' })
  await expect(card).toContainText(/\d+ days late/)
  await card.getByRole('checkbox', { name: 'Done: Send the slip again' }).click()
  await expect
    .poll(async () => {
      const task = await server.db
        .selectFrom('tasks')
        .select('done_by')
        .where('title', '=', 'Send the slip again')
        .executeTakeFirst()
      return task?.done_by ?? null
    })
    .not.toBeNull()
})

test('an employer is not offered a queue in which there is nothing for them to do', async ({
  page,
  server,
}) => {
  await speaking(page, 'en')
  await server.signIn(page, 'employer', '/applications/queue')
  await expect(page).toHaveURL(/\/not-authorized/)
})

test('Rachel voit ce qui est dû, sur son téléphone, et ouvre l’entente', async ({
  page,
  server,
  complaints,
}) => {
  const { participant_name: name } = await server.db
    .selectFrom('applications as a')
    .innerJoin('placements as p', 'p.application_id', 'a.id')
    .innerJoin('users as u', 'u.employer_id', 'a.employer_id')
    .select('a.participant_name')
    .where('u.email', '=', cast.employer.email)
    .where('p.status', '=', 'planned')
    .limit(1)
    .executeTakeFirstOrThrow()
  await page.setViewportSize({ width: 375, height: 812 })
  await speaking(page, 'fr')
  await server.signIn(page, 'employer')
  const due = panel(page, 'Vos prochaines étapes')
  await due.getByRole('link', { name: `Consulter l’entente : ${name}` }).click()
  await expect(page.getByRole('button', { name: 'Accepter l’offre' })).toBeVisible()
  await page.goBack()
  await expect(panel(page, 'Personnes au travail').getByRole('listitem').first()).toBeVisible()
  await expectToFit(page)
  expect(complaints).toEqual([])
})

test('what cannot be loaded says so in its place, and is there after another try', async ({
  page,
  server,
}) => {
  await speaking(page, 'en')
  const address = '**/api/dashboard'
  await page.route(address, (route) => route.fulfill({ status: 503, body: '' }))
  await server.signIn(page, 'adviser')
  const retry = page.getByRole('button', { name: 'Try again' })
  await expect(retry).toBeVisible({ timeout: 20_000 })
  await page.unroute(address)
  await retry.click()
  await expect(page.getByRole('heading', { name: 'My tasks' })).toBeVisible()
  await expect(page.getByText('Orders awaiting CARE verification')).toHaveCount(0)
})

const everybody: CastMember[] = [
  'superAdmin',
  'caseOfficer',
  'approver',
  'finance',
  'auditor',
  'manager',
  'adviser',
  'care',
  'employer',
  'employee',
]

for (const theme of ['light', 'dark'])
  test(`everybody’s dashboard fits and axe finds nothing, ${theme}`, async ({
    page,
    server,
    context,
  }) => {
    test.setTimeout(120_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await context.addCookies([{ name: 'Programs-theme', value: theme, url: server.url }])
    const found: string[] = []
    for (const name of everybody) {
      await page.setViewportSize({ width: 1440, height: 900 })
      await server.signIn(page, name)
      await expect(page.locator('main section h2').first()).toBeVisible()
      await stillness(page)
      const { violations } = await new AxeBuilder({ page })
        .options({ rules: { 'target-size': { enabled: true } } })
        .setLegacyMode()
        .analyze()
      for (const { id, nodes } of violations)
        for (const node of nodes) found.push(`${name}: ${id} ${node.target.join(' ')}`)
      for (const width of [900, 375]) {
        await page.setViewportSize({ width, height: 812 })
        await expectToFit(page)
      }
    }
    expect(found).toEqual([])
  })

test('who sees everything has the day on one screen, and the rest on their wish', async ({
  page,
  server,
}) => {
  await speaking(page, 'en')
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const name of ['superAdmin', 'admin', 'auditor', 'manager', 'caseOfficer'] as const) {
    await server.signIn(page, name)
    await expect(page.locator('main section h2').first()).toBeVisible()
    await stillness(page)
    const cards = page.locator('main').getByRole('region')
    await expect(cards, name).toHaveCount(3)
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    expect([name, height]).toEqual([name, 900])
    const figures = page.getByRole('list', { name: 'In figures' }).getByRole('listitem')
    await expect.poll(() => figures.count()).toBeLessThanOrEqual(4)
  }
})
