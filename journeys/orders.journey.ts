import type { Page } from '@playwright/test'
import { orderOf, newShareholder } from '../modules/orders/server/orders.test-world.ts'
import { expectToFit } from './fits.ts'
import { expect, test, type JourneyServer } from './server.ts'
import { ownId } from '../apps/server/test-server.ts'

async function investor(server: JourneyServer) {
  const david = await server.test.as('manager')
  const chloe = await server.test.as('adviser')
  const assigneeId = await ownId(chloe)
  const id = await newShareholder(david, assigneeId, {
    firstName: 'Marguerite',
    lastName: 'Dorion',
  })
  const enter = async (typed: Parameters<typeof orderOf>[1]) =>
    (
      await david.post<{ number: string }>(
        '/orders',
        orderOf({ shareholderId: id, assigneeId }, typed),
      )
    ).body
  await enter(['buy', '2025-01-10', '100', '10'])
  const buy = await enter(['buy', '2025-03-05', '50', '13'])
  const sale = await enter(['sell', '2025-06-20', '60', '15'])
  return { id, buy, sale }
}

async function type(
  page: Page,
  values: { date: string; volume: string; price: string },
  words: string[],
) {
  const [date = '', volume = '', price = ''] = words
  await page.getByRole('textbox', { name: date, exact: true }).fill(values.date)
  await page.keyboard.press('Escape')
  await page.getByRole('textbox', { name: volume }).fill(values.volume)
  await page.getByRole('textbox', { name: price }).fill(values.price)
}

test('an adviser enters a back-dated order with its effect in view, and CARE is for somebody else', async ({
  page,
  browser,
  server,
  complaints,
}) => {
  const { id, sale } = await investor(server)
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(page, 'adviser', `/orders/new?shareholder=${id}`)
  const words = ['Date', 'Volume', 'Price']
  await page.getByText('Sell', { exact: true }).click()
  await type(page, { date: '2025-02-01', volume: '95', price: '12' }, words)
  await expect(page.getByText(`Order ${sale.number} on Jun 20, 2025`)).toBeVisible()
  await page.getByRole('button', { name: 'Add order' }).click()
  await expect(page.getByText(/held, 5 missing/).first()).toBeVisible()
  await page.getByText('Buy', { exact: true }).first().click()
  await type(page, { date: '2025-02-01', volume: '40', price: '11' }, words)
  await expect(page.getByText('Figures change for 3 orders')).toBeVisible()
  await expect(page.getByText('$1,440.00').first()).toBeVisible()
  await page.getByRole('button', { name: 'Add order' }).click()
  await page.waitForURL(/\/orders\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('heading', { name: 'Buy: Marguerite Dorion' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Confirm CARE' })).toHaveCount(0)
  const address = page.url()

  const care = await server.anotherBrowser(browser)
  await care.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(care, 'care')
  await care.goto(address)
  await care.getByRole('button', { name: 'Confirm CARE' }).click()
  await care.getByRole('dialog').getByRole('button', { name: 'Confirm CARE' }).click()
  await expect(care.getByText('Confirmed', { exact: true }).first()).toBeVisible()
  await expect(page.getByText('Confirmed', { exact: true }).first()).toBeVisible()
  expect(complaints).toEqual([])
})

test('en français, sur un téléphone: l’historique d’achat suit un ordre antidaté', async ({
  browser,
  server,
}) => {
  const { id } = await investor(server)
  const page = await server.anotherBrowser(browser, { viewport: { width: 375, height: 800 } })
  await page.addInitScript(() => localStorage.setItem('language', 'fr'))
  await server.signIn(page, 'manager', `/orders/new?shareholder=${id}`)
  await type(page, { date: '2025-02-01', volume: '40', price: '11' }, ['Date', 'Volume', 'Prix'])
  await expect(page.getByText('Les chiffres changent pour 3 ordres')).toBeVisible()
  await page.getByRole('button', { name: 'Ajouter un ordre' }).click()
  await page.waitForURL(/\/orders\/[0-9a-f-]{36}$/)
  await page.goto(`${server.url}/shareholders/${id}?tab=orders`)
  await expect(page.getByText('4 ordres comptés', { exact: false })).toBeVisible()
  await expect(page.getByRole('row').nth(2)).toContainText('1 440,00')
  await expectToFit(page)
})

test('an adviser keeps a half-filled order as a draft, fills it in, and activates it with its effect in view', async ({
  page,
  server,
  complaints,
}) => {
  const { id } = await investor(server)
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(page, 'adviser', '/orders/new')
  await page.getByRole('button', { name: 'Save as draft' }).click()
  await expect(page.getByText('1 answer to correct')).toBeVisible()
  await page.goto(`${server.url}/orders/new?shareholder=${id}`)
  await page.getByRole('textbox', { name: 'Volume' }).fill('30')
  await page.getByRole('textbox', { name: 'Price' }).fill('')
  await page.getByRole('button', { name: 'Save as draft' }).click()
  await page.waitForURL(/\/orders\/[0-9a-f-]{36}$/)
  await expect(page.getByText('Draft', { exact: true })).toBeVisible()
  await expect(page.getByText('A draft has no number and is not counted')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Activate draft' })).toHaveCount(0)
  await expect(page.getByText(/it is incomplete/)).toBeVisible()

  await page.getByRole('button', { name: 'Edit order', exact: true }).click()
  await page.getByRole('textbox', { name: 'Price' }).fill('14.50')
  await page.getByRole('button', { name: 'Save order', exact: true }).click()
  await page.waitForURL(/\/orders\/[0-9a-f-]{36}$/)
  const address = page.url()

  await page.goto(`${server.url}/orders`)
  await page.getByRole('link', { name: /^Drafts/ }).click()
  await expect(page.getByRole('link', { name: /^Drafts/ })).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('link', { name: /^All/ })).not.toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('row').filter({ hasText: 'Marguerite Dorion' })).toContainText(
    'Draft',
  )

  await page.goto(address)
  await page.getByRole('button', { name: 'Activate draft' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('This order')).toBeVisible()
  await expect(dialog.getByText('120', { exact: true }).first()).toBeVisible()
  await dialog.getByRole('button', { name: 'Activate draft' }).press('Enter')
  await expect(page.getByText(/^Order ORD-/).first()).toBeVisible()
  await expect(page.getByText('Active', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Activate draft' })).toHaveCount(0)
  expect(complaints).toEqual([])
})

test('the rarer acts of an order stand behind one button, danger last, by keyboard too', async ({
  page,
  server,
}) => {
  const { id, sale } = await investor(server)
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(page, 'manager', `/orders?filter[shareholderId]=${id}`)
  await page.getByText(sale.number).click()
  const more = page.getByRole('button', { name: 'More', exact: true })
  await more.press('Enter')
  await expect(page.getByRole('menuitem')).toHaveText([
    'Mark confirmation received',
    'Confirmation slip',
    'Create confirmation letter',
    'Set HCH to yes',
    'Snapshots',
    'Void order',
  ])
  await expect(page.getByRole('separator')).toHaveCount(1)
  await page.getByRole('menuitem', { name: 'Void order' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(`Void order ${sale.number}?`)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(more).toBeFocused()
  await more.press('Enter')
  await page.getByRole('menuitem', { name: 'Set HCH to yes' }).press('Enter')
  await expect(page.getByText('Order saved').first()).toBeVisible()
  await more.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Set HCH to no' })).toBeVisible()
})

test('en français, sur un téléphone: un brouillon est écarté, puis récupéré par le message', async ({
  browser,
  server,
}) => {
  const { id } = await investor(server)
  const page = await server.anotherBrowser(browser, { viewport: { width: 375, height: 800 } })
  await page.addInitScript(() => localStorage.setItem('language', 'fr'))
  await server.signIn(page, 'manager', `/orders/new?shareholder=${id}`)
  await page.getByRole('button', { name: 'Enregistrer comme brouillon' }).click()
  await page.waitForURL(/\/orders\/[0-9a-f-]{36}$/)
  await page.getByRole('button', { name: 'Plus', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Écarter le brouillon' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Écarter le brouillon pour Marguerite Dorion?')
  await dialog.getByRole('button', { name: 'Écarter le brouillon' }).click()
  await expect(page.getByText('Écarté', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Activer le brouillon' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Récupérer' }).last().click()
  await page.getByRole('button', { name: 'Plus', exact: true }).click()
  await expect(page.getByRole('menuitem', { name: 'Activer le brouillon' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expectToFit(page)
})

test('en français: ce qui annule l’ordre et ce qui ferme la fenêtre ne se confondent pas, et rien de saisi ne se perd', async ({
  page,
  server,
}) => {
  const { id, sale } = await investor(server)
  await page.addInitScript(() => localStorage.setItem('language', 'fr'))
  await server.signIn(page, 'manager', `/orders?filter[shareholderId]=${id}`)
  await page.getByText(sale.number).click()
  await page.getByRole('button', { name: 'Plus', exact: true }).press('Enter')
  await page.getByRole('menuitem', { name: 'Annuler l’ordre' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: `Annuler l’ordre ${sale.number}?` })
  await expect(dialog.getByRole('button', { name: 'Annuler l’ordre' })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Annuler', exact: true })).toHaveCount(0)
  await dialog.getByRole('textbox', { name: 'Motif' }).fill('Saisi deux fois')
  const keep = dialog.getByRole('button', { name: 'Conserver l’ordre' })
  const question = page.getByRole('dialog', { name: 'Fermer sans enregistrer?' })
  for (const leave of [() => keep.click(), () => page.keyboard.press('Escape')]) {
    await leave()
    await expect(question).toBeVisible()
    await question.getByRole('button', { name: 'Continuer la saisie' }).click()
    await expect(dialog.getByRole('textbox', { name: 'Motif' })).toHaveValue('Saisi deux fois')
  }
  await dialog.getByRole('textbox', { name: 'Motif' }).fill('')
  await keep.click()
  await expect(dialog).toHaveCount(0)
})

test('voiding and restoring an order shows the whole effect, in a window and on a phone, and each is told by its name', async ({
  page,
  server,
}) => {
  const { id, buy } = await investor(server)
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(page, 'manager', `/orders?filter[shareholderId]=${id}`)
  await page.getByText(buy.number).click()
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('button', { name: 'More', exact: true }).press('Enter')
  await page.getByRole('menuitem', { name: 'Void order' }).press('Enter')
  const dialog = page.getByRole('dialog')
  const head = dialog.getByRole('columnheader', { name: 'Realized gain (loss)' })
  await expect(head).toBeVisible()
  await expect.poll(() => isCut(page)).toBe(false)
  await page.setViewportSize({ width: 375, height: 812 })
  await expect(head).toHaveCount(0)
  await expect(
    dialog.getByRole('term').filter({ hasText: 'Realized gain (loss)' }),
  ).not.toHaveCount(0)
  await expect.poll(() => isCut(page)).toBe(false)
  await page.setViewportSize({ width: 1440, height: 900 })
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Entered twice')
  await dialog.getByRole('button', { name: 'Void order' }).click()
  await expect(page.getByText(`Order ${buy.number} voided`).first()).toBeVisible()
  await page.getByRole('button', { name: 'Restore order' }).click()
  await dialog.getByRole('button', { name: 'Restore order' }).click()
  await expect(page.getByText(`Order ${buy.number} restored`).first()).toBeVisible()
})

/** Whether something of the dialog has to be scrolled sideways. */
const isCut = (page: Page) =>
  page
    .getByRole('dialog')
    .locator('*')
    .evaluateAll((all) =>
      all.some(
        (each) =>
          each.scrollWidth > each.clientWidth + 1 &&
          /auto|scroll/.test(getComputedStyle(each).overflowX),
      ),
    )
