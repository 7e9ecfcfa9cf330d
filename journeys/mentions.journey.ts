import type { Page } from '@playwright/test'
import { newShareholder } from '../modules/orders/server/orders.test-world.ts'
import { accessible } from './application-form.ts'
import { expectToFit } from './fits.ts'
import { mailTo } from './mailbox.ts'
import { expect, test, type JourneyServer } from './server.ts'

const shareholder = async (server: JourneyServer) =>
  newShareholder(await server.test.as('adviser'), undefined, {
    firstName: 'Marguerite',
    lastName: 'Mention',
  })
const people = (page: Page) => page.getByRole('listbox')

test('an adviser mentions her manager by the keyboard, and he finds the record by it', async ({
  page,
  browser,
  server,
  complaints,
}) => {
  const id = await shareholder(server)
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(page, 'adviser', `/shareholders/${id}?tab=notes`)
  const note = page.getByRole('textbox', { name: 'Note' })
  await note.click()
  await page.keyboard.type('Ask @')
  await expect(people(page).getByRole('option').first()).toBeVisible()
  await accessible(page)
  await page.keyboard.press('Escape')
  await expect(people(page)).toBeHidden()
  await page.keyboard.type('david')
  await expect(people(page).getByRole('option')).toHaveCount(1)
  await expect(page.getByText('1 person to mention')).toBeAttached()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(note).toHaveValue(/^Ask @David [^@]* $/)
  await page.keyboard.type('today')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByText(/^@David/)).toBeVisible()
  await expect(page.getByText('@[')).toHaveCount(0)

  await page.getByRole('button', { name: /Note by/ }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('textbox', { name: 'Note' })).toHaveValue(/^Ask @David .* today$/)
  await dialog.getByRole('textbox', { name: 'Note' }).press('End')
  await page.keyboard.type(', please')
  await dialog.getByRole('button', { name: 'Save note' }).click()
  await expect(page.getByText('today, please')).toBeVisible()
  await expect(page.getByText('@[')).toHaveCount(0)

  const mail = await mailTo(server, 'manager@example.org', 'notes.mentioned')
  expect(mail.link).toContain(`/shareholders/${id}`)
  const manager = await server.anotherBrowser(browser)
  await manager.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(manager, 'manager', '/notifications')
  await manager
    .getByRole('link', { name: /mentioned you: SH-/ })
    .first()
    .click()
  await expect(manager).toHaveURL(`${server.url}/shareholders/${id}`)
  expect(complaints).toEqual([])
})

test('on a phone, in French, a colleague is chosen by touch', async ({ browser, server }) => {
  const id = await shareholder(server)
  const phone = await server.anotherBrowser(browser, {
    viewport: { width: 375, height: 760 },
    hasTouch: true,
  })
  await phone.addInitScript(() => localStorage.setItem('language', 'fr'))
  await server.signIn(phone, 'adviser', `/shareholders/${id}?tab=notes`)
  const note = phone.getByRole('textbox', { name: 'Note' })
  await note.tap()
  await phone.keyboard.type('@genev')
  const option = people(phone).getByRole('option').first()
  await expect(option).toHaveText(/^Geneviève/)
  await expectToFit(phone)
  await option.tap()
  await expect(note).toHaveValue(/^@Geneviève [^@]* $/)
  await phone.getByRole('button', { name: 'Ajouter une note' }).tap()
  await expect(phone.getByText(/^@Geneviève/)).toBeVisible()
})
