import type { ApplicationRecord } from '../modules/applications/contract/applications.endpoints.ts'
import { expect, test, type JourneyServer } from './server.ts'
import { places } from './waiting-orders.ts'
import { english, underReview } from './under-review.ts'

const recordOf = async (server: JourneyServer, id: string) =>
  (await (await server.test.as('caseOfficer')).get<ApplicationRecord>(`/applications/${id}`)).body

test('an officer judges checks in the queue, beside the file, and goes on where the queue stands', async ({
  page,
  server,
  complaints,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const id = await underReview(server)
  const { reference, participantName } = await recordOf(server, id)
  await english(page)
  await server.signIn(page, 'caseOfficer', `/applications/queue?search=${reference}`)
  await expect(page.getByText('1 of 1', { exact: true })).toBeVisible()
  await expect(places(page)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Open checks' })).toBeVisible()
  await page.keyboard.press('c')
  const panel = page.getByRole('region', { name: 'Checkpoint 1' })
  await expect(panel).toBeVisible()
  await expect(places(page)).toBeHidden()
  // The file stands beside it, uncovered.
  const file = page.getByRole('region', { name: 'Position', exact: true })
  await expect(file).toBeInViewport()
  const right = async () =>
    ((await file.boundingBox())?.x ?? 0) + ((await file.boundingBox())?.width ?? 0)
  await expect.poll(async () => (await right()) <= ((await panel.boundingBox())?.x ?? 0)).toBe(true)
  const todo = panel.getByRole('radio', { name: 'To do', checked: true })
  const left = await todo.count()
  await page.keyboard.press('1')
  await expect(todo).toHaveCount(left - 1)
  // Letters of the queue do nothing meanwhile; closing asks.
  await page.keyboard.press('s')
  await panel.getByRole('button', { name: 'Close panel' }).press('Enter')
  await page.getByRole('button', { name: 'Keep editing' }).press('Enter')
  await expect(todo).toHaveCount(left - 1)
  await panel.getByRole('button', { name: 'Save checks' }).press('Enter')
  await expect(panel).toHaveCount(0)
  await expect(places(page)).toBeVisible()
  await expect(page.getByText('1 of 1', { exact: true })).toBeVisible()
  await expect(places(page).getByRole('listitem')).toContainText(participantName ?? '')
  await expect(page.getByText(/faster/)).toHaveCount(0)
  await expect(places(page).getByText('Changed')).toHaveCount(0)
  expect(complaints).toEqual([])
})

test('a note that is being typed in the queue asks before it is lost, and is kept', async ({
  page,
  server,
  complaints,
}) => {
  const id = await underReview(server)
  await underReview(server)
  const { reference } = await recordOf(server, id)
  await english(page)
  await server.signIn(page, 'caseOfficer', `/applications/queue?item=${id}`)
  await expect(page.getByText(reference, { exact: true })).toBeVisible()
  const note = page.getByRole('textbox', { name: 'Note', exact: true })
  await note.fill('Called the employer')
  const leave = page.getByRole('dialog', { name: /without saving/ })
  for (const way of ['Skip item', 'Next in the list']) {
    await page.getByRole('button', { name: way }).click()
    await leave.getByRole('button', { name: 'Keep editing' }).click()
    await expect(note).toHaveValue('Called the employer')
  }
  await places(page).getByRole('button').last().click()
  await leave.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(page.locator('[data-record-body]')).toHaveCount(1)
  await expect(note).toHaveValue('')
  expect(complaints).toEqual([])
})

test('what an officer decides on the record itself is no news in the queue', async ({
  page,
  server,
}) => {
  const id = await underReview(server)
  await english(page)
  await server.signIn(page, 'caseOfficer', `/applications/queue?item=${id}`)
  await page.getByRole('button', { name: 'Open record' }).press('Enter')
  await page.waitForURL(`**/applications/pending/${id}`)
  await expect(page.getByRole('button', { name: 'More', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Recommend rejection' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByText('There are more applications than funds').click()
  await dialog.getByRole('button', { name: 'Recommend rejection' }).press('Enter')
  await expect(dialog).toHaveCount(0)
  await page.goBack()
  await expect(page.getByText(/^\d+ of \d+$/)).toBeVisible()
  await expect(page.getByText(/faster/)).toHaveCount(0)
})

test('the whole list leads to the queue of what an officer can do something about', async ({
  page,
  server,
}) => {
  await underReview(server)
  await english(page)
  await server.signIn(page, 'caseOfficer', '/applications/pending')
  await page.getByRole('link', { name: 'Work through list' }).click()
  await page.waitForURL(/filter.*inReview/)
  await expect(page.getByText(/^\d+ of \d+$/)).toBeVisible()
  await expect(places(page).getByRole('button', { name: /Submitted/ })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Open checks' })).toBeVisible()
})
