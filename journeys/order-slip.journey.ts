import type { Page } from '@playwright/test'
import { ownId } from '../apps/server/test-server.ts'
import { newShareholder, orderOf } from '../modules/orders/server/orders.test-world.ts'
import { expectToFit } from './fits.ts'
import { expect, test, type JourneyServer } from './server.ts'

const address = {
  addressOne: '12, rue Principale',
  addressTwo: 'Appartement 4',
  city: 'Gatineau',
  state: 'Québec',
  postCode: 'J8X 1A1',
  country: 'CA',
}
interface Entered {
  id: string
  number: string
  version: number
}

const postalAddress = 'Investor services\n9th floor\n1 Main Street\nGatineau QC  J8X 1A1\nCanada'

/** A sale by Marguerite Dorion, who reads French; her adviser is Chloé unless somebody else is. */
async function sale(server: JourneyServer, part: { isHers?: boolean; lastName?: string } = {}) {
  const { isHers = true, lastName = 'Dorion' } = part
  const david = await server.test.as('manager')
  const assigneeId = await ownId(await server.test.as('adviser'))
  const shareholderId = await newShareholder(david, isHers ? assigneeId : undefined, {
    firstName: 'Marguerite',
    lastName,
    language: 'fr',
    ...address,
  })
  const enter = async (typed: Parameters<typeof orderOf>[1]) => {
    const order = orderOf({ shareholderId, assigneeId }, typed)
    const entered = await david.post<Entered>('/orders', order)
    expect(entered.status).toBe(201)
    return entered.body
  }
  await enter(['buy', '2025-01-10', '2000', '10'])
  return enter(['sell', '2025-06-20', '1200', '15.125'])
}

async function introduceOrganisation(server: JourneyServer) {
  const margaret = await server.test.as('superAdmin')
  const { version } = (await margaret.get<{ version: number }>('/settings/general')).body
  const name = { en: 'Northern Shares', fr: 'Actions du Nord' }
  const said = { organisationName: name, postalAddress }
  const { status } = await margaret.patch('/settings/general', said, { version })
  expect(status).toBe(200)
}

const paper = (page: Page) => page.getByRole('article')
const factOf = (page: Page, label: string) =>
  paper(page)
    .locator('dl > div')
    .filter({ has: page.locator('dt', { hasText: new RegExp(`^${label}$`) }) })
    .locator('dd')

/** How many sheets a printer takes. */
async function sheets(page: Page, format: 'A4' | 'Letter') {
  const pdf = await page.pdf({ format })
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length
}

/** Whatever stands on the page and not on the slip. */
const besideThePaper = (page: Page) =>
  page.evaluate(() => {
    const seen: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const around = node.parentElement
      const words = node.textContent?.trim()
      if (!words || !around || around.closest('article')) continue
      const { width, height } = around.getBoundingClientRect()
      if (around.checkVisibility() && width > 1 && height > 1) seen.push(words)
    }
    return seen
  })

async function expectOneSheet(page: Page) {
  await page.emulateMedia({ media: 'print' })
  await expect.poll(() => besideThePaper(page)).toEqual([])
  await expect(paper(page)).toHaveCSS('color', 'rgb(17, 17, 17)')
  await page.emulateMedia({ media: null })
  expect([await sheets(page, 'A4'), await sheets(page, 'Letter')]).toEqual([1, 1])
}

test('an adviser prints the confirmation slip of an order in the language of the shareholder, and in the other', async ({
  page,
  server,
  complaints,
}) => {
  await introduceOrganisation(server)
  const order = await sale(server)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await server.signIn(page, 'adviser', `/orders/${order.id}`)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Confirmation slip' }).click()
  await page.waitForURL(`**/orders/${order.id}/slip`)
  await expect(page.getByRole('heading', { level: 1, name: 'Confirmation slip' })).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(`Confirmation slip ${order.number}`))

  await expect(paper(page)).toHaveAttribute('lang', 'fr')
  await expect(paper(page)).toContainText('Actions du Nord')
  await expect(paper(page)).toContainText('1 Main Street')
  await expect(paper(page)).toContainText('Gatineau Québec J8X 1A1')
  await expect(factOf(page, 'Sens')).toHaveText('Vente')
  await expect(factOf(page, 'Montant')).toHaveText(/^18.150,00.CAD$/)
  await page.getByRole('button', { name: 'English' }).click()
  await expect(paper(page)).toHaveAttribute('lang', 'en')
  await expect(paper(page)).toContainText('Northern Shares')
  await expect(paper(page)).toContainText('We confirm the following order.')
  for (const [label, value] of [
    ['Order', order.number],
    ['Date', 'June 20, 2025'],
    ['Time', /^12:00.a\.m\.$/],
    ['Shareholder', 'Marguerite Dorion'],
    ['Shareholder number', /^SH-\d+$/],
    ['Side', 'Sell'],
    ['Volume', '1,200'],
    ['Price', /^CAD.15\.125$/],
    ['Turnover', /^CAD.18,150\.00$/],
    ['Assigned user', /Chlo/],
    ['CARE', 'Pending'],
  ] as const)
    await expect(factOf(page, label), label).toHaveText(value)
  await expect(paper(page).getByText('Signature', { exact: true })).toHaveCount(2)
  await page.getByRole('button', { name: 'Print slip' }).click()
  await expect(page.locator('body')).toHaveAttribute('data-printed', '')
  await expectOneSheet(page)

  await page.getByRole('link', { name: 'Return to order' }).click()
  await page.waitForURL(`**/orders/${order.id}`)
  expect(complaints).toEqual([])
})

test('en français, sur un téléphone et dans le noir: le bordereau s’ouvre depuis la liste et tient sur une feuille', async ({
  browser,
  server,
}) => {
  const lastName = `Dorion-${'Charbonneau'.repeat(6)}`
  const order = await sale(server, { lastName })
  const page = await server.anotherBrowser(browser, {
    viewport: { width: 375, height: 800 },
  })
  await page.context().addCookies([{ name: 'Programs-theme', value: 'dark', url: server.url }])
  await page.addInitScript(() => localStorage.setItem('language', 'fr'))
  await server.signIn(page, 'manager', `/orders?search=${order.number}`)
  await page.getByRole('button', { name: `Actions pour ${order.number}` }).click()
  await page.getByRole('menuitem', { name: 'Bordereau de confirmation' }).click()
  await page.waitForURL(`**/orders/${order.id}/slip`)
  await expect(paper(page)).toContainText('Nous confirmons l’ordre suivant.')
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await expect(paper(page)).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expectToFit(page)
  await expectOneSheet(page)
  await page.getByRole('button', { name: 'Anglais' }).click()
  await expect(paper(page)).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('button', { name: 'Imprimer le bordereau' })).toBeVisible()
})

test('a slip that stays open bears the day on which it is printed', async ({ page, server }) => {
  const order = await sale(server)
  await server.signIn(page, 'manager', `/orders/${order.id}/slip`)
  const day = paper(page).getByText(/^(Imprimé le|Printed on)/)
  const before = await day.textContent()
  await page.clock.setFixedTime(Date.now() + 2 * 86_400_000)
  await expect(day).toHaveText(before ?? '')
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(day).not.toHaveText(before ?? '')
})

test('a void order says so large and is not signed, a draft has no slip, and whoever does not see the order gets none', async ({
  page,
  browser,
  server,
}) => {
  const order = await sale(server)
  const david = await server.test.as('manager')
  const reason = 'Entered twice'
  const voiding = { version: order.version }
  expect((await david.post(`/orders/${order.id}/voiding`, { reason }, voiding)).status).toBe(200)
  const draft = await david.post<{ id: string }>('/orders/drafts', {
    shareholderId: (await david.get<{ shareholderId: string }>(`/orders/${order.id}`)).body
      .shareholderId,
    side: 'buy',
    assigneeId: await ownId(david),
  })
  expect(draft.status).toBe(201)
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(page, 'manager', `/orders/${order.id}/slip`)
  await page.getByRole('button', { name: 'English' }).click()
  const stamp = paper(page).getByText('Void', { exact: true })
  await expect
    .poll(() => stamp.evaluate((each) => parseFloat(getComputedStyle(each).fontSize)))
    .toBeGreaterThan(36)
  await expect(paper(page)).toContainText('Do not sign this slip')
  await expect(paper(page)).not.toContainText(reason)
  await expect(paper(page).getByText('Signature')).toHaveCount(0)
  await expectOneSheet(page)
  await page.goto(`${server.url}/orders/${draft.body.id}/slip`)
  await expect(page.getByRole('heading', { name: /draft has no confirmation slip/ })).toBeVisible()
  await page.goto(`${server.url}/orders/${draft.body.id}`)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await expect(page.getByRole('menuitem').first()).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Confirmation slip' })).toHaveCount(0)

  const adviser = await server.anotherBrowser(browser)
  await adviser.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(adviser, 'adviser', `/orders/${draft.body.id}/slip`)
  await expect(adviser.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(paper(adviser)).toHaveCount(0)
  const unseen = await sale(server, { isHers: false })
  await adviser.goto(`${server.url}/orders/${unseen.id}/slip`)
  await expect(adviser.getByText('The address is not on the slip')).toBeVisible()
  await expect(paper(adviser)).toContainText('Marguerite Dorion')
  await expect(paper(adviser)).not.toContainText('rue Principale')

  const officer = await server.anotherBrowser(browser)
  await server.signIn(officer, 'caseOfficer', `/orders/${order.id}/slip`)
  await officer.waitForURL('**/not-authorized')
})
