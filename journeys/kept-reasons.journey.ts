import { cast } from '../seeds/cast.ts'
import { expect, test } from './server.ts'
import { endInAnotherTab } from './session-ends.ts'
import { typeSignIn } from './typed-sign-in.ts'
import { english, underReview } from './under-review.ts'
import { judge, waiting } from './waiting-orders.ts'

test('a reason that a lost session tore away is given back to its own order in the queue, to no other', async ({
  page,
  server,
}) => {
  const { filter, orders } = await waiting(server, 'Rappel', 2)
  await english(page)
  await server.signIn(page, 'care', `/orders/queue?${filter}`)
  const item = page.getByRole('region', { name: 'Buy: Léa Rappel' })
  const shows = (at: number) => expect(item).toContainText(orders[at]?.number ?? '')
  await shows(0)
  await judge(page, 'r')
  const reason = page.getByRole('dialog').getByRole('textbox', { name: 'Reason' })
  await reason.fill('The slip of the first')
  await endInAnotherTab(page, server)
  await typeSignIn(page, cast.care)
  await shows(0)
  await page.getByRole('button', { name: 'Skip item' }).click()
  await shows(1)
  await judge(page, 'r')
  await expect(reason).toHaveValue('')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Previous in the list' }).click()
  await shows(0)
  await judge(page, 'r')
  await expect(reason).toHaveValue('The slip of the first')
})

test('a reason typed from a row’s menu is given back to its own row alone', async ({
  page,
  server,
}) => {
  const { filter, orders } = await waiting(server, 'Rangée', 2)
  await english(page)
  await server.signIn(page, 'manager', `/orders?${filter}`)
  const reason = page.getByRole('dialog').getByRole('textbox', { name: 'Reason' })
  const openVoid = async (at: number) => {
    await page.getByRole('button', { name: `Actions for ${orders[at]?.number}` }).press('Enter')
    await page.getByRole('menuitem', { name: 'Void order' }).press('Enter')
    // Escape closes it once the focus is in it, and not still in the menu that closes.
    await expect(page.getByRole('dialog').locator(':focus')).toBeVisible()
  }
  await openVoid(0)
  await reason.fill('Entered for the first')
  await endInAnotherTab(page, server)
  await typeSignIn(page, cast.manager)
  await openVoid(1)
  await expect(reason).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await openVoid(0)
  await expect(reason).toHaveValue('Entered for the first')
})

test('what was judged in the queue is given back to its own application alone', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const first = await underReview(server)
  const second = await underReview(server)
  await english(page)
  await server.signIn(page, 'caseOfficer')
  const open = async () => {
    await expect(page.getByRole('button', { name: 'Open checks' })).toBeVisible()
    await page.keyboard.press('c')
    await expect(panel).toBeVisible()
  }
  const panel = page.getByRole('region', { name: 'Checkpoint 1' })
  const save = panel.getByRole('button', { name: 'Save checks' })
  await page.goto(`${server.url}/applications/queue?item=${first}`)
  await open()
  await page.keyboard.press('1')
  await expect(save).toBeEnabled()
  // Its foot is in sight, with nothing over it.
  await save.click({ trial: true })
  await endInAnotherTab(page, server)
  await typeSignIn(page, cast.caseOfficer)
  await expect(page.getByRole('button', { name: 'Open checks' })).toBeVisible()
  await page.goto(`${server.url}/applications/queue?item=${second}`)
  await open()
  await expect(save).toBeDisabled()
  await page.goto(`${server.url}/applications/queue?item=${first}`)
  await open()
  await expect(save).toBeEnabled()
})
