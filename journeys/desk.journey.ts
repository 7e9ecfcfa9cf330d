import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { product } from '../apps/server/modules.ts'
import { ownId } from '../apps/server/test-server.ts'
import { deskOf } from '../modules/notes-and-tasks/server/desk.ts'
import { runJob } from '../kit/server/jobs.ts'
import { dayIn, newTask, pdf, picture } from '../modules/notes-and-tasks/server/desk.test-world.ts'
import { remindOfTasks } from '../modules/notes-and-tasks/server/remind-of-tasks.ts'
import { newShareholder } from '../modules/orders/server/orders.test-world.ts'
import { expectToFit } from './fits.ts'
import { mailTo } from './mailbox.ts'
import { expect, test, type JourneyServer } from './server.ts'

const shareholder = async (server: JourneyServer) =>
  newShareholder(await server.test.as('adviser'), undefined, {
    firstName: 'Marguerite',
    lastName: 'Dorion',
  })

const dialog = (page: Page) => page.getByRole('dialog')

test('an adviser keeps a note, is reminded of a task once, and looks through files', async ({
  page,
  browser,
  server,
  complaints,
}) => {
  const id = await shareholder(server)
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(page, 'adviser', `/shareholders/${id}?tab=notes`)

  await page.getByRole('textbox', { name: 'Note' }).fill('See https://example.org/terms.')
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByRole('link', { name: 'https://example.org/terms' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Notes (1)' })).toBeVisible()

  const manager = await server.anotherBrowser(browser)
  await manager.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(manager, 'manager', `/shareholders/${id}?tab=tasks`)
  await expect(manager.getByText('No tasks yet')).toBeVisible()

  await page.getByRole('button', { name: 'Add task' }).click()
  await dialog(page).getByRole('textbox', { name: 'Task' }).fill('Call about the slip')
  await dialog(page).getByRole('textbox', { name: 'Due date' }).fill(dayIn(1))
  await dialog(page).getByLabel('Reminder').selectOption('Another number of minutes')
  await dialog(page).getByRole('textbox', { name: 'Reminder, minutes before' }).fill('4320')
  await dialog(page).getByRole('button', { name: 'Add task' }).click()
  await expect(page.getByText('Call about the slip')).toBeVisible()
  await expect(manager.getByText('Call about the slip')).toBeVisible()
  await runJob(server.test.system, remindOfTasks(deskOf(product)))
  const mail = await mailTo(server, 'adviser@example.org', 'tasks.reminder')
  expect(mail.body).toContain('Marguerite Dorion')
  await runJob(server.test.system, remindOfTasks(deskOf(product)))
  const sent = (await server.outbox()).filter(({ template }) => template === 'tasks.reminder')
  expect(sent).toHaveLength(1)

  await page.goto(`${server.url}/tasks`)
  await expect(page.getByText(/Your tasks: .*open/)).toBeVisible()
  const done = page.getByRole('checkbox', { name: 'Done: Call about the slip' })
  await done.click()
  await expect(page.getByText('Call about the slip')).toHaveCount(0)
  await page.getByText('Done', { exact: true }).first().click()
  await page.getByRole('link', { name: 'Call about the slip' }).click()

  const chosen = page.locator('input[type=file]')
  await chosen.setInputFiles([
    { name: 'sky.jpg', mimeType: 'image/jpeg', buffer: await picture() },
    { name: 'slip.pdf', mimeType: 'application/pdf', buffer: pdf },
    { name: 'virus.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ program') },
  ])
  await expect(page.getByText(/the content counts, not the name/)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Files (2)' })).toBeVisible()
  await page.getByRole('button', { name: 'Open sky.jpg' }).click()
  await expect(dialog(page).getByRole('img', { name: 'sky.jpg' })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(dialog(page).getByText('2 of 2')).toBeVisible()
  const saving = page.waitForEvent('download')
  await dialog(page).getByRole('button', { name: 'Download' }).click()
  expect(readFileSync(await (await saving).path()).equals(pdf)).toBe(true)
  await page.keyboard.press('Delete')
  await page.getByRole('button', { name: 'Delete file' }).click()
  await expect(dialog(page).getByText('1 of 1')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { name: 'Files (1)' })).toBeVisible()

  await page.goto(`${server.url}/shareholders/deleted`)
  await page
    .getByRole('row', { name: /slip\.pdf/ })
    .getByRole('button')
    .click()
  await page.getByRole('menuitem', { name: 'Restore' }).click()
  await expect(page.getByText('The trash is empty')).toBeVisible()
  await page.goto(`${server.url}/shareholders/${id}?tab=files`)
  await expect(page.getByRole('heading', { name: 'Files (2)' })).toBeVisible()
  expect(complaints).toEqual([])
})

test('en français, sur un téléphone: notes, tâches et fichiers d’un actionnaire', async ({
  browser,
  server,
}) => {
  const id = await shareholder(server)
  const chloe = await server.test.as('adviser')
  const late = newTask(await ownId(chloe), { title: 'Rappeler', dueOn: dayIn(-1) })
  await chloe.post(`/records/shareholder/${id}/tasks`, late)
  const page = await server.anotherBrowser(browser, { viewport: { width: 375, height: 812 } })
  await page.addInitScript(() => localStorage.setItem('language', 'fr'))
  await server.signIn(page, 'adviser', `/shareholders/${id}?tab=notes`)
  await page.getByRole('textbox', { name: 'Note' }).fill('Préfère le matin')
  await page.getByText('Moi seulement').click()
  await page.getByRole('button', { name: 'Ajouter une note' }).click()
  await expect(page.getByText('Visible pour vous seulement')).toBeVisible()
  await page.getByRole('button', { name: 'Tâches (1)' }).click()
  await expect(page.getByText('1 jour de retard')).toBeVisible()
  await page.goto(`${server.url}/tasks`)
  await expect(page.getByText('1 jour de retard').first()).toBeVisible()
  await page.goto(`${server.url}/shareholders/${id}?tab=files`)
  await expect(page.getByText('Déposez des fichiers ici, ou collez-les')).toBeVisible()
  await expectToFit(page)
})
