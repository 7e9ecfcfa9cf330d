import { sql } from 'kysely'
import type { Page } from '@playwright/test'
import { steppedJobs } from '../apps/server/modules.ts'
import { manyShareholders } from '../apps/server/bulk.test-world.ts'
import { runSteps } from '../kit/server/jobs.ts'
import { expect, test, type JourneyServer } from './server.ts'

/** A run goes on when the journey says so. */
const work = (server: JourneyServer) => runSteps(server.test.system, steppedJobs.at(-1)!)

/** A super administrator archives all who have this name. */
async function archiveAll(page: Page, server: JourneyServer, name: string) {
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(page, 'superAdmin', `/shareholders?search=${name}`)
  await page.getByRole('checkbox', { name: 'Select this page' }).check()
  await page.getByRole('button', { name: /^Select all/ }).click()
  const bar = page.getByRole('region', { name: 'Selection actions' })
  await bar.getByRole('button', { name: 'More' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Archive' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /^Archive/ }).click()
  await expect(dialog.getByText('0 of 101')).toBeVisible()
  return dialog
}

/** As many calls about runs as told find nobody. */
const unanswered = (page: Page, times: number) =>
  page.route('**/api/bulk-runs/*', (route) => route.abort(), { times })

test('a run whose dialog is closed is asked after again when no answer comes', async ({
  page,
  server,
  complaints,
}) => {
  await manyShareholders(server.test, 101, 'Unheard')
  const dialog = await archiveAll(page, server, 'Unheard')
  await unanswered(page, 2)
  await dialog.getByRole('button', { name: 'Close' }).last().press('Enter')
  await expect(page.getByText('We are trying again').first()).toBeVisible()
  await work(server)
  await expect(page.getByText('101 of 101 shareholders changed').first()).toBeVisible({
    timeout: 20_000,
  })
  expect(complaints).toEqual([])
})

test('a dialog says that it cannot tell how far its run is, and goes on asking', async ({
  page,
  server,
}) => {
  await manyShareholders(server.test, 101, 'Silent')
  const dialog = await archiveAll(page, server, 'Silent')
  await unanswered(page, 3)
  await expect(dialog.getByText('We are trying again')).toBeVisible()
  await work(server)
  await expect(dialog.getByText('101 of 101 shareholders changed')).toBeVisible({ timeout: 20_000 })
})

test('a run that stops says so in its dialog, and in the page when that is closed', async ({
  page,
  server,
}) => {
  await manyShareholders(server.test, 101, 'Halted')
  const stop = () =>
    sql`with halted as (update bulk_runs set state = 'stopped' where state = 'running' returning id)
      update bulk_items i set state = 'refused', problem = '{"code":"unexpected"}'
      from halted where i.run_id = halted.id`.execute(server.db)
  const dialog = await archiveAll(page, server, 'Halted')
  await stop()
  await expect(dialog.getByRole('alert')).toHaveText(
    'This has stopped. What was not done is unchanged.',
  )
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  const again = await archiveAll(page, server, 'Halted')
  await again.getByRole('button', { name: 'Close' }).last().press('Enter')
  await stop()
  await expect(page.getByText('0 of 101 done, then it stopped').first()).toBeVisible()
})

test('what was refused is tried again, and all that was done is taken back together', async ({
  page,
  server,
  complaints,
}) => {
  const ids = await manyShareholders(server.test, 101, 'Again')
  const margaret = await server.test.as('superAdmin')
  const dialog = await archiveAll(page, server, 'Again')
  await margaret.post(`/shareholders/${ids[7]}/archiving`, undefined, { version: 1 })
  await work(server)
  await expect(dialog.getByText('100 of 101 shareholders changed')).toBeVisible()
  await margaret.post(`/shareholders/${ids[7]}/restoration`, undefined, { version: 2 })
  await dialog.getByRole('button', { name: 'Try these again' }).click()
  await expect(dialog.getByText('101 of 101 shareholders changed')).toBeVisible()
  await dialog.getByRole('button', { name: 'Undo' }).click()
  await expect(dialog.getByText('1 of 101')).toBeVisible()
  await work(server)
  await expect(dialog.getByText('101 of 101 undone')).toBeVisible()
  const { body } = await margaret.get<{ meta: { total: number } }>('/shareholders?search=Again')
  expect(body.meta.total).toBe(101)
  expect(complaints).toEqual([])
})

test('the list of tags leaves the buttons free, and the keyboard goes on where they were', async ({
  page,
  server,
  complaints,
}) => {
  const [id = ''] = await manyShareholders(server.test, 1, 'Tagged')
  const margaret = await server.test.as('superAdmin')
  const { body } = await margaret.get<{ version: number }>(`/shareholders/${id}`)
  await margaret.patch(`/shareholders/${id}`, { tags: ['Early bird'] }, body)
  await manyShareholders(server.test, 2, 'Untagged')
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(page, 'superAdmin', '/shareholders?search=Untagged')
  await page.getByRole('checkbox', { name: 'Select this page' }).check()
  await page.getByRole('button', { name: 'Add or remove tags' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox').first().click()
  await page.getByRole('option', { name: 'Early bird' }).click()
  await expect(page.getByRole('listbox')).toBeHidden()
  await dialog.getByRole('button', { name: 'Add or remove tags' }).click()
  await expect(dialog.getByText('2 of 2 shareholders changed')).toBeVisible()
  await dialog.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(dialog.getByText('2 of 2 undone')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Close' }).last()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Add or remove tags' })).toHaveCount(0)
  await expect(page.locator('#content')).toBeFocused()
  expect(complaints).toEqual([])
})

test('sur un téléphone: un dialogue mène au premier champ à revoir', async ({
  browser,
  server,
}) => {
  const page = await server.anotherBrowser(browser, { viewport: { width: 375, height: 812 } })
  await page.addInitScript(() => localStorage.setItem('language', 'fr'))
  await server.signIn(page, 'superAdmin', '/settings/business-days')
  await page.getByRole('button', { name: 'Ajouter une fermeture' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByPlaceholder('AAAA-MM-JJ')).toBeVisible()
  await dialog.getByRole('button', { name: 'Enregistrer la fermeture' }).click()
  await expect(dialog.locator('[aria-invalid=true]').first()).toBeFocused()
})
