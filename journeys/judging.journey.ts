import type { Page } from '@playwright/test'
import type { ApplicationRecord } from '../modules/applications/contract/applications.endpoints.ts'
import { submitEmployerHalf } from '../modules/intake/server/intake.test-journey.ts'
import type { CheckpointItem } from '../modules/applications/contract/checkpoint.ts'
import { expect, test, type JourneyServer } from './server.ts'
import { english, underReview } from './under-review.ts'

async function judgedBy(
  on: { page: Page; server: JourneyServer },
  who: 'caseOfficer' | 'superAdmin',
) {
  const { page, server } = on
  await page.setViewportSize({ width: 1440, height: 900 })
  const id = await underReview(server)
  await english(page)
  await server.signIn(page, who)
  return id
}

async function openChecks({ page, server }: { page: Page; server: JourneyServer }, id: string) {
  await page.goto(`${server.url}/applications/CheckPointOneDialog?id=${id}`)
  const panel = page.getByRole('region', { name: 'Checkpoint 1' })
  const todo = panel.getByRole('radio', { name: 'To do', checked: true })
  await expect(todo.first()).toBeAttached()
  return { panel, todo, save: panel.getByRole('button', { name: 'Save checks' }) }
}

test('keys judge after a result was clicked, and rest while a menu is open or a key is held', async ({
  page,
  server,
  complaints,
}) => {
  const id = await judgedBy({ page, server }, 'caseOfficer')
  const { panel, todo, save } = await openChecks({ page, server }, id)
  await expect(page.getByRole('button', { name: 'More', exact: true })).toBeVisible()
  const left = await todo.count()
  await page.getByRole('button', { name: 'More', exact: true }).press('Enter')
  await expect(page.getByRole('menu')).toBeVisible()
  await page.keyboard.press('1')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(save).toBeDisabled()
  await expect(save).toHaveAccessibleDescription('Nothing changed')
  await page.evaluate(() =>
    dispatchEvent(new KeyboardEvent('keydown', { key: '1', repeat: true, bubbles: true })),
  )
  await expect(todo).toHaveCount(left)

  const rows = panel.getByRole('list', { name: 'Checks' }).locator('> li')
  await rows.first().getByText('Pass', { exact: true }).last().click()
  await expect(todo).toHaveCount(left - 1)
  // Caps Lock makes no other letter of it.
  await page.keyboard.press('J')
  await expect(rows.nth(1)).toBeFocused()
  await page.keyboard.press('1')
  await expect(todo).toHaveCount(left - 2)
  expect(complaints).toEqual([])
})

test('where the checks lie over the file they are judged by the keys all the same', async ({
  page,
  server,
}) => {
  const id = await judgedBy({ page, server }, 'caseOfficer')
  await page.setViewportSize({ width: 1000, height: 800 })
  await page.goto(`${server.url}/applications/CheckPointOneDialog?id=${id}`)
  const drawer = page.getByRole('dialog', { name: 'Checkpoint 1' })
  await expect(drawer.getByRole('button', { name: 'Save checks' })).toBeDisabled()
  await page.keyboard.press('3')
  await drawer.getByRole('button', { name: 'Save checks' }).press('Enter')
  await expect(drawer).toHaveCount(0)
  await expect(page).toHaveURL(`${server.url}/applications/pending/${id}`)
  await expect(page.getByRole('link', { name: 'Employer', exact: true })).toBeInViewport()
})

test('a key judges the check that has the focus, one that passed by itself too, and it stays in its place', async ({
  page,
  server,
  complaints,
}) => {
  const id = await judgedBy({ page, server }, 'caseOfficer')
  const { panel, todo } = await openChecks({ page, server }, id)
  const left = await todo.count()
  await panel.getByRole('button', { name: /checks passed automatically/ }).press('Enter')
  const passed = panel.locator('ol').last().locator('> li')
  await expect(passed.first().getByRole('radio', { name: 'Pass', checked: true })).toBeAttached()
  const quiet = await passed.count()
  await passed.first().getByText('Pass', { exact: true }).last().click()
  await page.keyboard.press('2')
  await expect(passed.first().getByRole('radio', { name: 'Fail', checked: true })).toBeAttached()
  await expect(passed.first().getByRole('textbox')).toBeFocused()
  await expect(passed).toHaveCount(quiet)
  await expect(todo).toHaveCount(left)
  expect(complaints).toEqual([])
})

test('how many checks are done, and how many of them failed, is said to eye and ear', async ({
  page,
  server,
}) => {
  const id = await judgedBy({ page, server }, 'caseOfficer')
  const { panel } = await openChecks({ page, server }, id)
  await page.keyboard.press('2')
  const foot = panel.getByRole('status')
  await expect(foot).toContainText(/\d+\/18 · 1 failed/)
  await expect(foot).toContainText(/\d+ of 18 checks done, 1 failed/)
  await failed(server, id)
  await page.goto(`${server.url}/applications/pending/${id}`)
  await expect(page.getByRole('progressbar')).toHaveAccessibleName(/of 18 checks done, 1 failed/)
  await expect(page.getByRole('definition').filter({ hasText: '/18' })).toContainText('1 failed')
})

/** Amina finds that it is funded elsewhere already. */
async function failed(server: JourneyServer, id: string) {
  const amina = await server.test.as('caseOfficer')
  const { version } = (await amina.get<ApplicationRecord>(`/applications/${id}`)).body
  const items = { noStacking: { result: 'fail', note: 'Provincial grant' } }
  const { status } = await amina.patch(`/applications/${id}/checkpoints/1`, { items }, { version })
  expect(status).toBe(200)
}

async function overrideOf(server: JourneyServer, id: string): Promise<CheckpointItem['override']> {
  const amina = await server.test.as('caseOfficer')
  const { checkpointOne } = (await amina.get<ApplicationRecord>(`/applications/${id}`)).body
  return checkpointOne.items.find(({ code }) => code === 'noStacking')?.override ?? null
}

test('Enter in an override saves the override, not the checks around it', async ({
  page,
  server,
  complaints,
}) => {
  const id = await judgedBy({ page, server }, 'superAdmin')
  await failed(server, id)
  const { panel, save } = await openChecks({ page, server }, id)
  await page.keyboard.press('1')
  await expect(save).toBeEnabled()
  const offer = panel.getByRole('button', { name: /^Override check: / })
  await offer.press('Enter')
  const reason = panel.getByRole('textbox', { name: 'Reason' })
  await expect(reason).toBeFocused()
  await panel.getByRole('button', { name: 'Cancel' }).press('Enter')
  await expect(offer).toBeFocused()

  await offer.press('Enter')
  await reason.pressSequentially('Below the limit')
  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  await page.getByRole('button', { name: 'Keep editing' }).press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const until = panel.locator('fieldset').getByRole('textbox').last()
  await until.fill('2099-01-01')
  await until.press('Enter')
  await expect(panel).toContainText(/Override by .* Below the limit/)
  await expect(offer).toHaveCount(0)
  await expect(panel.locator('li:focus')).toContainText('Below the limit')
  await expect(save).toBeEnabled()
  await expect.poll(() => overrideOf(server, id)).toMatchObject({ reason: 'Below the limit' })
  expect(complaints).toEqual([])
})

test('a second try after somebody else judged shows which checks they judged', async ({
  page,
  server,
}) => {
  const id = await judgedBy({ page, server }, 'superAdmin')
  const { panel, save } = await openChecks({ page, server }, id)
  await page.keyboard.press('1')
  await expect(save).toBeEnabled()
  // The news of it arrives too late.
  await page.route('**/events**', (route) => route.abort())
  await failed(server, id)
  await save.press('Enter')
  await expect(panel.getByRole('alert').first()).toContainText(/Pass → Fail|To do → Fail/)
})

/** The employer has sent its part; the participant has not answered yet. */
async function withoutParticipant(server: JourneyServer): Promise<string> {
  const { submitted } = await submitEmployerHalf(server.test)
  const { reference = '' } = submitted.body.submitted ?? {}
  const amina = await server.test.as('caseOfficer')
  const { body } = await amina.get<{ data: { id: string }[] }>(
    `/applications?stage=pending&search=${reference}`,
  )
  return body.data[0]?.id ?? ''
}

test('“Show” is offered for what stands in the file alone', async ({ page, server }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const id = await withoutParticipant(server)
  await english(page)
  await server.signIn(page, 'caseOfficer', `/applications/CheckPointOneDialog?id=${id}`)
  const panel = page.getByRole('region', { name: 'Checkpoint 1' })
  const row = (name: RegExp) => panel.getByRole('listitem').filter({ hasText: name })
  const show = (name: RegExp) => row(name).getByRole('button', { name: /^Show: / })
  await expect(row(/Age at the start/)).toContainText('Not given')
  await expect(show(/arm’s length/)).toHaveCount(0)
  await show(/Type and size of the employer/).press('Enter')
  const file = page.getByRole('region', { name: 'Employer', exact: true })
  await expect(file.locator('[data-shown]').first()).toBeInViewport()
})

test('what is folded lies open on paper, and is folded again after', async ({ page, server }) => {
  const id = await judgedBy({ page, server }, 'caseOfficer')
  await page.goto(`${server.url}/applications/pending/${id}`)
  const fold = page.getByRole('button', { name: 'As submitted and as approved' })
  await expect(fold).toHaveAttribute('aria-expanded', 'false')
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(fold).toHaveAttribute('aria-expanded', 'true')
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(fold).toHaveAttribute('aria-expanded', 'false')
})
