import type { Page } from '@playwright/test'
import type { Caller } from '#apps/server/test-server.ts'
import { expectToFit } from './fits.ts'
import { expect, test } from './server.ts'

const speaking = (page: Page, language: 'en' | 'fr') =>
  page.addInitScript((of) => localStorage.setItem('language', of), language)

test('an administrator adds a custom field, and it is filled in and filtered by', async ({
  page,
  server,
  complaints: _,
}) => {
  await speaking(page, 'en')
  await server.signIn(page, 'superAdmin', '/settings/custom-fields')
  await page.getByText('Leads', { exact: true }).last().click()
  await page.getByRole('button', { name: 'Add custom field' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('English').first().fill('Preferred channel')
  await dialog.getByLabel('French').first().fill('Canal préféré')
  await dialog
    .getByRole('combobox', { name: 'Type' })
    .or(dialog.getByRole('textbox', { name: 'Type' }))
    .first()
    .click()
  await page.getByRole('option', { name: 'One choice' }).click()
  for (const [at, en, fr] of [
    [1, 'Letter', 'Lettre'],
    [2, 'Telephone', 'Téléphone'],
  ] as const) {
    await dialog.getByRole('button', { name: 'Add choice' }).click()
    await dialog.getByLabel(`Choice ${at}, English`).fill(en)
    await dialog.getByLabel(`Choice ${at}, French`).fill(fr)
  }
  await dialog.getByRole('button', { name: 'Save custom field' }).click()
  await expect(dialog).toBeHidden()
  const fields = page.getByRole('region', { name: 'Custom fields in their order' })
  const added = fields.getByRole('listitem').filter({ hasText: 'Preferred channel' })
  await expect(added).toContainText('Letter, Telephone')
  await expect(added).toContainText('No values')
  const handle = page.getByRole('button', { name: 'Move Preferred channel' })
  await handle.press('ArrowUp')
  await expect(handle).toBeFocused()
  await expectToFit(page)

  await page.goto(`${server.url}/leads?view=list`)
  await page.getByRole('button', { name: 'Add lead' }).first().click()
  const form = page.getByRole('complementary').or(page.getByRole('dialog')).last()
  await form.getByLabel('Name', { exact: true }).fill('Ottoline Custom')
  await form.getByLabel(/^Email/).fill('ottoline@example.net')
  await form.getByRole('radio', { name: 'Telephone' }).check()
  await form.getByRole('button', { name: 'Add lead' }).click()

  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Preferred channel' }).click()
  await page.getByRole('option', { name: 'Telephone' }).click()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/custom_preferredChannel/)
  await expect(page.getByRole('table').locator('tbody tr')).toHaveCount(1)
  await page.getByRole('link', { name: 'Ottoline Custom' }).click()
  await expect(page.getByRole('heading', { name: 'Custom fields' })).toBeVisible()
  await expect(page.getByText('Telephone', { exact: true }).first()).toBeVisible()
})

test('a French-speaking adviser finds a custom field on a phone', async ({
  page,
  server,
  complaints: _,
}) => {
  const margaret = await server.test.as('superAdmin')
  await margaret.post('/custom-fields', {
    entity: 'lead',
    type: 'yesNo',
    name: { en: 'Has met us', fr: 'Nous a rencontrés' },
    isRequired: false,
    isSearched: false,
    options: [],
  })
  await page.setViewportSize({ width: 375, height: 812 })
  await speaking(page, 'fr')
  const adviser = await server.test.as('adviser')
  const { body } = await adviser.post<{ id: string }>('/leads', {
    name: 'Odile Terrain',
    email: 'odile@example.net',
    custom_hasMetUs: true,
  })
  await server.signIn(page, 'adviser', `/leads/${body.id}`)
  await expect(page.getByText('Nous a rencontrés').first()).toBeVisible()
  await expectToFit(page)
  await page.goto(`${server.url}/leads?view=list&filter[custom_hasMetUs]=true`)
  await expect(page.getByText('Odile Terrain').first()).toBeVisible()
  await expect(page.getByText('Nous a rencontrés').first()).toBeVisible()
  await expectToFit(page)
})

const add = async (by: Caller, entity: string, en: string, fr: string, part: object = {}) =>
  (
    await by.post<{ id: string; version: number }>('/custom-fields', {
      entity,
      type: 'text',
      name: { en, fr },
      isRequired: false,
      isSearched: false,
      options: [],
      ...part,
    })
  ).body

test('an adviser is asked for what an order lacks, and finds it by what was typed', async ({
  page,
  server,
  complaints: _,
}) => {
  const margaret = await server.test.as('superAdmin')
  const field = await add(margaret, 'order', 'Voucher', 'Bordereau', {
    isRequired: true,
    isSearched: true,
  })
  await speaking(page, 'en')
  await server.signIn(page, 'adviser', '/orders/new')
  await page
    .getByRole('combobox', { name: 'Shareholder' })
    .or(page.getByLabel('Shareholder'))
    .first()
    .click()
  await page.getByRole('option').first().click()
  await page.getByLabel('Volume').fill('7')
  await page.getByRole('button', { name: 'Add order' }).click()
  const voucher = page.getByLabel('Voucher')
  await expect(voucher).toHaveAttribute('aria-invalid', 'true')
  await voucher.fill('V-0042')
  await page.getByRole('button', { name: 'Add order' }).click()
  await expect(page.getByRole('heading', { name: 'Custom fields' })).toBeVisible()
  await expect(page.getByText('V-0042').first()).toBeVisible()
  await page.goto(`${server.url}/orders?search=v-0042`)
  await expect(page.getByRole('table').locator('tbody tr')).toHaveCount(1)
  await expectToFit(page)
  await margaret.delete(`/custom-fields/${field.id}?values=9`, field)
})

test('staff read and write custom fields of a participant on a phone, in French; the employer sees none', async ({
  page,
  server,
  complaints: _,
}) => {
  const margaret = await server.test.as('superAdmin')
  await add(margaret, 'participant', 'Referred by', 'Recommandation de')
  const jordan = await server.test.as('employer')
  const { body } = await jordan.get<{ data: { id: string }[] }>('/participants')
  const id = body.data[0]?.id ?? ''
  await page.setViewportSize({ width: 375, height: 812 })
  await speaking(page, 'fr')
  await server.signIn(page, 'superAdmin', `/participants/edit/${id}`)
  await page.getByLabel('Recommandation de').fill('Un centre communautaire')
  await expectToFit(page)
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByRole('heading', { name: 'Champs personnalisés' })).toBeVisible()
  await expect(page.getByText('Un centre communautaire').first()).toBeVisible()
  await expectToFit(page)
  const other = await page.context().browser()!.newContext()
  const outside = await other.newPage()
  await speaking(outside, 'fr')
  await server.signIn(outside, 'employer', `/participants/${id}`)
  await expect(outside.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(outside.getByRole('heading', { name: 'Champs personnalisés' })).toBeHidden()
  await expect(outside.getByText('Un centre communautaire')).toBeHidden()
  await other.close()
})

test('whoever merges two shareholders chooses among their custom fields', async ({
  page,
  server,
  complaints: _,
}) => {
  const margaret = await server.test.as('superAdmin')
  await add(margaret, 'shareholder', 'Club', 'Cercle')
  const make = async (lastName: string, custom_club: string) =>
    (
      await margaret.post<{ id: string; number: string }>('/shareholders', {
        kind: 'individual',
        language: 'en',
        firstName: 'Merged',
        lastName,
        custom_club,
      })
    ).body
  const [keep, drop] = [await make('Oneself', 'Rowing'), await make('Other', 'Sailing')]
  await speaking(page, 'en')
  await server.signIn(page, 'superAdmin', `/shareholders/merge?keep=${keep.id}&drop=${drop.id}`)
  await page.getByRole('radio', { name: new RegExp(`Club.*${drop.number}`) }).check()
  await page.getByRole('button', { name: `Merge ${drop.number} into ${keep.number}` }).click()
  await expect(page.getByText('Sailing').first()).toBeVisible()
  await expect(page.getByText('Rowing')).toBeHidden()
})
