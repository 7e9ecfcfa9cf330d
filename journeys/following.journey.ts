import type { Page } from '@playwright/test'
import { product } from '../apps/server/modules.ts'
import { runSteps } from '../kit/server/jobs.ts'
import { tellFollowers } from '../modules/notifications/server/tell-followers.ts'
import { newNote } from '../modules/notes-and-tasks/server/desk.test-world.ts'
import { newShareholder } from '../modules/orders/server/orders.test-world.ts'
import { accessible } from './application-form.ts'
import { expectToFit } from './fits.ts'
import { expect, test, type JourneyServer } from './server.ts'

const shareholder = async (server: JourneyServer) =>
  newShareholder(await server.test.as('adviser'), undefined, {
    firstName: 'Fabienne',
    lastName: 'Follow',
  })
const bell = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name })

test('a manager follows a record by the keyboard, hears of a note, and unfollows it in the settings', async ({
  page,
  server,
  complaints,
}) => {
  const id = await shareholder(server)
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(page, 'manager', `/shareholders/${id}`)
  await expect(bell(page, 'Notifications of this record: Not followed')).toBeVisible()
  await accessible(page)
  await bell(page, 'Notifications of this record: Not followed').focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Follow record' }).press('Enter')
  await expect(bell(page, 'Notifications of this record: Followed')).toBeVisible()

  const adviser = await server.test.as('adviser')
  await adviser.post(`/records/shareholder/${id}/notes`, newNote())
  await runSteps(server.test.system, tellFollowers(product))
  await page.goto(`${server.url}/notifications`)
  await expect(page.getByRole('link', { name: /added a note/ }).first()).toBeVisible()

  await page.goto(`${server.url}/settings/notifications`)
  await page.getByRole('button', { name: /^Unfollow .+, SH-/ }).click()
  await expect(page.getByText('You follow no records.')).toBeVisible()
  await page.getByLabel('One email a week').check()
  await expect(page.getByLabel('On', { exact: true })).toHaveValue('1')
  await page.getByLabel('No optional emails at night').check()
  await page.getByLabel('Until').selectOption('9')
  await page.reload()
  await expect(page.getByLabel('One email a week')).toBeChecked()
  await expect(page.getByLabel('Until')).toHaveValue('9')
  await accessible(page)
  expect(complaints).toEqual([])
})

test('on a phone, in French, a record is muted and unmuted', async ({ browser, server }) => {
  const id = await shareholder(server)
  const phone = await server.anotherBrowser(browser, {
    viewport: { width: 375, height: 760 },
    hasTouch: true,
  })
  await phone.addInitScript(() => localStorage.setItem('language', 'fr'))
  await server.signIn(phone, 'adviser', `/shareholders/${id}`)
  await bell(phone, 'Notifications de ce dossier').tap()
  await phone.getByRole('menuitem', { name: 'Mettre le dossier en sourdine' }).tap()
  await expect(bell(phone, 'Notifications de ce dossier\u00a0: En sourdine')).toBeVisible()
  await expectToFit(phone)
  await bell(phone, 'Notifications de ce dossier').tap()
  await phone.getByRole('menuitem', { name: 'Retirer la sourdine du dossier' }).tap()
  await expect(bell(phone, 'Notifications de ce dossier\u00a0: Non suivi')).toBeVisible()
  await phone.goto(`${server.url}/settings/notifications`)
  await expect(phone.getByText('Vous ne suivez aucun dossier.')).toBeVisible()
  await expectToFit(phone)
})
