import { ownId } from '../apps/server/test-server.ts'
import { newNote } from '../modules/notes-and-tasks/server/desk.test-world.ts'
import { newShareholder, orderOf, type Typed } from '../modules/orders/server/orders.test-world.ts'
import type { ShareholderRecord } from '../modules/shareholders/contract/shareholders.endpoints.ts'
import { expectToFit } from './fits.ts'
import { expect, test, type JourneyServer } from './server.ts'

/** The same person twice, with the orders of the worked example between the two. */
async function twice(server: JourneyServer, lastName: string) {
  const david = await server.test.as('manager')
  const chloe = await server.test.as('adviser')
  const assigneeId = await ownId(chloe)
  const email = `${lastName.toLowerCase()}@example.com`
  const add = async (part: object) => {
    const id = await newShareholder(david, assigneeId, { lastName, email, ...part })
    return (await david.get<ShareholderRecord>(`/shareholders/${id}`)).body
  }
  const one = await add({ firstName: 'Éloïse', city: 'Laval', birthDate: '1961-07-08' })
  const other = await add({ firstName: 'Eloise', profession: 'Notary', birthDate: '1961-07-08' })
  const enter = (shareholderId: string, typed: Typed) =>
    david.post('/orders', orderOf({ shareholderId, assigneeId }, typed))
  await enter(one.id, ['buy', '2025-01-10', '100', '10'])
  await enter(other.id, ['buy', '2025-03-05', '50', '13'])
  await enter(one.id, ['sell', '2025-06-20', '60', '15'])
  await enter(other.id, ['buy', '2025-09-01', '30', '14.50'])
  await david.post(`/records/shareholder/${other.id}/notes`, newNote())
  return { one, other, david }
}

test('a manager is warned of a look-alike, merges two by the keyboard, and undoes it', async ({
  page,
  server,
  complaints,
}) => {
  const { one, other, david } = await twice(server, 'Savoie')
  const ledgers = async () =>
    Promise.all(
      [one, other].map(async ({ id }) => (await david.get(`/shareholders/${id}/ledger`)).body),
    )
  const before = await ledgers()
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(page, 'manager')

  await page.goto(`${server.url}/shareholders/new`)
  await page.getByRole('textbox', { name: 'Email' }).fill('savoie@example.com')
  await expect(page.getByText('Looks like 2 existing shareholders')).toBeVisible()
  await expect(page.getByText('(same email address)').first()).toBeVisible()

  await page.goto(`${server.url}/shareholders`)
  await page.getByRole('link', { name: 'Duplicates' }).click()
  const row = page.getByRole('row', { name: /Savoie/ })
  await expect(row).toContainText('Very likely')
  await expect(row).toContainText('same email address')
  await row.getByRole('link').first().focus()
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { name: 'Merge two shareholders' })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: /Kept/ })).toBeVisible()
  const isFirstKept = await page
    .getByRole('columnheader', { name: new RegExp(`Kept.*${one.number}`) })
    .isVisible()
  if (!isFirstKept) {
    await page.getByRole('button', { name: 'Keep the other shareholder' }).focus()
    await page.keyboard.press('Enter')
  }
  await expect(
    page.getByRole('columnheader', { name: new RegExp(`Kept.*${one.number}`) }),
  ).toBeVisible()
  await expect(
    page.getByRole('radio', { name: `Activity or profession: ${other.number}` }),
  ).toBeChecked()
  const first = page.getByRole('radio', { name: `First name: ${one.number}` })
  await expect(first).toBeChecked()
  await first.focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: `First name: ${other.number}` })).toBeChecked()
  await expect(page.getByText('2 orders', { exact: true })).toBeVisible()
  await expect(page.getByText('1 note', { exact: true })).toBeVisible()
  await expect(page.getByText('$1,425.00')).toBeVisible()
  const merge = page.getByRole('button', { name: `Merge ${other.number} into ${one.number}` })
  await expect(merge).toBeEnabled()
  await merge.focus()
  await page.keyboard.press('Enter')

  await page.waitForURL(`**/shareholders/${one.id}`)
  await expect(page.getByRole('heading', { name: 'Eloise Savoie' })).toBeVisible()
  await expect(
    page.getByText(`${other.number} (Eloise Savoie) was merged into this shareholder`),
  ).toBeVisible()
  const history = page.getByRole('region', { name: 'Purchase history' })
  await expect(history.getByRole('link', { name: /^ORD-/ })).toHaveCount(4)
  await page.goto(`${server.url}/shareholders/${other.id}`)
  await page.waitForURL(`**/shareholders/${one.id}`)

  await page.getByRole('link', { name: 'View merge' }).click()
  await page.getByRole('button', { name: 'Undo merge' }).click()
  await expect(page.getByText('2 orders', { exact: true })).toBeVisible()
  await expect(page.getByText('These fields get the former value back')).toBeVisible()
  await page.getByRole('button', { name: 'Undo merge' }).click()
  await expect(page.getByText(`${other.number} is separate again`).first()).toBeVisible()
  await page.getByRole('link', { name: `Open ${other.number}` }).click()
  await expect(history.getByRole('link', { name: /^ORD-/ })).toHaveCount(2)
  await expect.poll(ledgers).toEqual(before)
  expect(complaints).toEqual([])
})

test('en français, sur un téléphone: fusionner, défaire aussitôt, puis distinguer', async ({
  browser,
  server,
}) => {
  const { one, other } = await twice(server, 'Thériault')
  const page = await server.anotherBrowser(browser, { viewport: { width: 375, height: 800 } })
  await page.addInitScript(() => localStorage.setItem('language', 'fr'))
  await server.signIn(page, 'manager', `/shareholders/merge?keep=${one.id}&drop=${other.id}`)
  await expect(page.getByRole('heading', { name: 'Fusionner deux actionnaires' })).toBeVisible()
  await expect(page.getByText('Diffère').first()).toBeVisible()
  await expectToFit(page)
  await page.getByRole('radio', { name: `Prénom : ${other.number}` }).check()
  await page.getByRole('button', { name: `Fusionner ${other.number} avec ${one.number}` }).click()
  await expect(page.getByRole('heading', { name: 'Eloise Thériault' })).toBeVisible()
  await expectToFit(page)
  await page.getByRole('button', { name: 'Annuler la fusion' }).click()
  await expect(page.getByText(`${other.number} est de nouveau distinct`).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Éloïse Thériault' })).toBeVisible()
  // What one has done oneself is no news, and the keyboard is not lost with the message.
  await expect(page.getByText('pendant que vous le consultiez')).toHaveCount(0)
  await expect(page.locator('#content')).toBeFocused()

  await page.goto(`${server.url}/shareholders/duplicates`)
  const pair = page.getByRole('listitem').filter({ hasText: 'Thériault' }).first()
  await expect(pair).toContainText('même adresse courriel')
  await expectToFit(page)
  await pair.getByRole('button').click()
  await page.getByRole('menuitem', { name: 'Indiquer comme distincts' }).click()
  await expect(page.getByText('Paire indiquée comme distincte').first()).toBeVisible()
  await expect(pair).toHaveCount(0)
  await page.getByText('Distincts', { exact: true }).click()
  await expect(page.getByText('David MacKinnon').first()).toBeVisible()
})

test('after a pair is decided from its menu the keyboard goes on at the next one', async ({
  page,
  server,
  complaints,
}) => {
  for (const name of ['Aubry', 'Bellec', 'Corbin']) await twice(server, name)
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(page, 'manager', '/shareholders')
  await page.getByRole('link', { name: 'Duplicates' }).click()
  await expect(page.getByRole('heading', { name: 'Duplicate shareholders' })).toBeVisible()
  const menus = page.getByRole('table').getByRole('button', { name: /^Actions for/ })
  await expect(menus.nth(1)).toBeVisible()
  const next = await menus.nth(1).getAttribute('aria-label')
  const decided = await menus.first().getAttribute('aria-label')
  await menus.first().press('Enter')
  await page.getByRole('menuitem', { name: 'Different' }).press('Enter')
  await expect(page.getByRole('button', { name: decided ?? '', exact: true })).toHaveCount(0)
  await expect(page.getByRole('button', { name: next ?? '', exact: true })).toBeFocused()
  expect(complaints).toEqual([])
})
