import type { Page, Request } from '@playwright/test'
import { expectToFit } from './fits.ts'
import { expect, test } from './server.ts'

const column = (page: Page, name: string) =>
  page.getByRole('region', { name: new RegExp(`^${name}: `) })
const cards = (page: Page, name: string) => column(page, name).getByRole('group')
const countOf = async (page: Page, name: string) =>
  Number(/: (\d+) leads?/.exec((await column(page, name).getAttribute('aria-label')) ?? '')?.[1])

/** What is asked for meanwhile of the board: pages of cards, and cards alone. */
async function askedFor(page: Page, meanwhile: () => Promise<unknown>) {
  const asked = { pages: 0, cards: 0 }
  const count = (request: Request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/api/leads' && searchParams.get('sort') === 'rank') asked.pages += 1
    if (pathname === '/api/leads/board/cards') asked.cards += 1
  }
  page.on('request', count)
  await meanwhile()
  page.off('request', count)
  return asked
}

test('leads are moved on the board by drag, by the keyboard and by clicks, and put back when refused', async ({
  page,
  server,
  complaints: _,
}) => {
  await server.signIn(page, 'superAdmin', '/leads?view=board')
  await expect(cards(page, 'New').first()).toBeVisible()
  await expect(column(page, 'Contacted').getByText('over the limit')).toBeVisible()
  const before = { new: await countOf(page, 'New'), contacted: await countOf(page, 'Contacted') }

  const first = cards(page, 'New').first()
  const name = (await first.getAttribute('aria-label')) ?? ''
  await first.hover({ position: { x: 120, y: 60 } })
  await page.mouse.down()
  const target = (await cards(page, 'Contacted').first().boundingBox())!
  await page.mouse.move(target.x + 60, target.y + 40, { steps: 8 })
  await page.mouse.move(target.x + 60, target.y + 4, { steps: 3 })
  await page.mouse.up()
  await expect(cards(page, 'Contacted').first()).toHaveAttribute('aria-label', name)
  await expect.poll(() => countOf(page, 'Contacted')).toBe(before.contacted + 1)
  await expect.poll(() => countOf(page, 'New')).toBe(before.new - 1)
  await page.reload()
  await expect(cards(page, 'Contacted').first()).toHaveAttribute('aria-label', name)

  const moved = page.getByRole('group', { name, exact: true })
  await moved.focus()
  await page.keyboard.press('Space')
  await expect(page.getByText(`${name} lifted: Contacted, place 1 of`)).toBeAttached()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByText(`${name}: New, place 2 of`)).toBeAttached()
  await expect(moved).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page.getByText(`${name} moved to New`)).toBeAttached()
  await expect(cards(page, 'New').nth(1)).toHaveAttribute('aria-label', name)
  await expect.poll(() => countOf(page, 'New')).toBe(before.new)
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Escape')
  await expect(page.getByText(`${name} put back`)).toBeAttached()
  await expect(cards(page, 'New').nth(1)).toHaveAttribute('aria-label', name)

  await column(page, 'New')
    .getByRole('button', { name: new RegExp(name) })
    .click()
  await page.getByRole('menuitem', { name: 'Move lead to' }).click()
  const dialog = page.getByRole('dialog')
  await dialog
    .getByRole('textbox', { name: 'Status' })
    .or(dialog.getByRole('combobox', { name: 'Status' }))
    .first()
    .click()
  await page.getByRole('option', { name: 'Lost' }).click()
  await dialog.getByRole('button', { name: 'Move lead' }).click()
  await expect(dialog.getByText('Complete “Reason lost”').first()).toBeVisible()
  await dialog
    .getByRole('textbox', { name: 'Reason lost' })
    .or(dialog.getByRole('combobox', { name: 'Reason lost' }))
    .first()
    .click()
  await page.getByRole('option', { name: 'Wrong time' }).click()
  await dialog.getByRole('button', { name: 'Move lead' }).click()
  await expect(dialog).toBeHidden()
  await expect(cards(page, 'Lost').first()).toHaveAttribute('aria-label', name)

  const stale = cards(page, 'New').first()
  const staleName = (await stale.getAttribute('aria-label')) ?? ''
  await expect.poll(() => countOf(page, 'New')).toBe(before.new - 1)
  await page.route('**/api/leads/*/place', (route) => route.abort())
  await stale.focus()
  for (const key of ['Space', 'ArrowRight', 'Space']) await page.keyboard.press(key)
  await expect(page.getByText(`${staleName} was put back.`).first()).toBeVisible()
  await expect(cards(page, 'New').first()).toHaveAttribute('aria-label', staleName)
  await expect.poll(() => countOf(page, 'New')).toBe(before.new - 1)
  await page.unroute('**/api/leads/*/place')
  await expectToFit(page)

  const david = await server.test.as('manager')
  const { body } = await david.get<{ data: { id: string; name: string; version: number }[] }>(
    '/leads?sort=rank&filter[kind]=open',
  )
  const other = body.data[0]!
  const won = (
    await david.get<{ data: { id: string; kind: string }[] }>('/leads/statuses')
  ).body.data.find(({ kind }) => kind === 'won')!
  const place = { statusId: won.id, place: 'first', expectedAmount: '100' }
  const wonBefore = await countOf(page, 'Won')
  const asked = await askedFor(page, async () => {
    expect(
      (await david.post(`/leads/${other.id}/place`, place, { version: other.version })).status,
    ).toBe(200)
    await expect(cards(page, 'Won').first()).toHaveAttribute('aria-label', other.name)
    await expect.poll(() => countOf(page, 'Won')).toBe(wonBefore + 1)
  })
  expect(asked).toEqual({ pages: 0, cards: 1 })
})
