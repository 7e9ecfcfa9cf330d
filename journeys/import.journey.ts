import type { Page } from '@playwright/test'
import { expectToFit } from './fits.ts'
import { expect, test } from './server.ts'

test.use({ environment: { WORKERS: '1' } })

const file = (name: string, content: string | Buffer) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(content),
})

async function choose(page: Page, button: string, chosen: ReturnType<typeof file>) {
  const picking = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: button }).click()
  await (await picking).setFiles(chosen)
}

test('an administrator imports shareholders: wrong file, mapping, errors file, run and reversal', async ({
  page,
  server,
  complaints,
}) => {
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(page, 'superAdmin', '/shareholders')
  await page.getByRole('link', { name: 'Imports' }).click()
  await choose(page, 'Import shareholders', file('photo.csv', '%PDF-1.4 no table'))
  await expect(page.getByRole('alert', { name: /photo.csv/ })).toContainText(
    'This is not a CSV file',
  )

  const rows = [
    'Family,Email,Birth',
    'Cantin,cantin@journey.example.org,03/04/1980',
    'Roy,nowhere,',
  ]
  await choose(page, 'Import shareholders', file('people.csv', rows.join('\n')))
  await page.waitForURL(/\/shareholders\/import\/[0-9a-f-]{36}$/)
  await page.getByRole('combobox', { name: 'Field for Family' }).click()
  await page.getByRole('option', { name: 'Last name', exact: true }).click()
  await page.getByRole('combobox', { name: 'Field for Birth' }).click()
  await page.getByRole('option', { name: 'Date of birth' }).click()
  await page.getByRole('button', { name: 'Check file', exact: true }).click()
  await expect(page.getByText('1 ready · 1 refused')).toBeVisible()
  await expect(page.getByText('can be read with the day or the month first')).toBeVisible()
  await expect(page.getByRole('row', { name: /^3 / })).toContainText('Email:')

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download rows with errors' }).click()
  expect((await download).suggestedFilename()).toBe('people-errors.csv')

  await page.getByRole('button', { name: 'Import 1 row' }).click()
  await expect(page.getByText('1 created · 1 failed')).toBeVisible()
  await page.getByRole('link', { name: 'Open list' }).click()
  await page.goto(`${server.url}/shareholders?search=cantin@journey`)
  await expect(page.getByText('Cantin').first()).toBeVisible()

  await page.goto(`${server.url}/shareholders/import`)
  await page.getByRole('link', { name: 'people.csv' }).click()
  await page.getByRole('button', { name: 'Revert import' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revert import' }).click()
  await expect(page.getByText('1 failed · 1 reverted')).toBeVisible()
  expect(complaints).toEqual([])
})

test('en français, sur un téléphone: des ordres d’un fichier à points-virgules', async ({
  browser,
  server,
}) => {
  const margaret = await server.test.as('superAdmin')
  const { body } = await margaret.post<{ number: string }>('/shareholders', {
    kind: 'individual',
    lastName: 'Dorion',
    language: 'fr',
  })
  const page = await server.anotherBrowser(browser, { viewport: { width: 375, height: 800 } })
  await page.addInitScript(() => localStorage.setItem('language', 'fr'))
  await server.signIn(page, 'superAdmin', '/shareholders/import')
  const rows = [
    'Client;Sens;Date;Volume;Cours',
    `${body.number};Achat;21/01/2025;100;10,50`,
    `${body.number};Vente;22/02/2025;101;11,00`,
  ]
  await choose(page, 'Importer des ordres', file('ordres.csv', rows.join('\n')))
  await page.getByRole('button', { name: 'Vérifier le fichier', exact: true }).click()
  await expect(page.getByText('1 prête · 1 refusée')).toBeVisible()
  await page.getByRole('button', { name: 'Importer 1 ligne' }).click()
  await expect(page.getByText('1 créée · 1 en échec')).toBeVisible()
  await expectToFit(page)
})

test('a file with wrong values is mended where it was checked, and one that brought nothing is not green', async ({
  page,
  server,
  complaints,
}) => {
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(page, 'superAdmin', '/shareholders/import')
  const rows = ['Surname,E-mail,DOB', 'Mended-A,,31.31.1980', 'Mended-B,,31.31.1980']
  await choose(page, 'Import shareholders', file('mend.csv', rows.join('\n')))
  await page.getByRole('button', { name: 'Check file', exact: true }).click()
  await expect(page.getByText('Every row refused')).toBeVisible()
  await expect(page.getByText('All 2 rows were refused')).toBeVisible()
  await expect(page.getByRole('heading', { name: '2 rows: Date of birth:' })).toBeVisible()
  const value = page.getByRole('textbox', { name: 'Date of birth in place of “31.31.1980”' })
  const correct = page.getByRole('button', { name: 'Correct 2 rows' })
  await correct.click()
  await expect(page.getByText('Enter another value')).toBeVisible()
  await value.fill('1980-12-31')
  await correct.click()
  await expect(page.getByText('2 rows were corrected and wait')).toBeVisible()
  await page.reload()
  await expect(page.getByText('2 rows were corrected and wait')).toBeVisible()
  await page.getByRole('button', { name: 'Check corrected rows' }).click()
  await page.getByRole('button', { name: 'Import 2 rows' }).click()
  await expect(page.getByText('2 created')).toBeVisible()
  await page.goto(`${server.url}/shareholders/import`)
  await choose(page, 'Import shareholders', file('mend.csv', rows.join('\n')))
  await page.getByRole('button', { name: 'Check file', exact: true }).click()
  await expect(page.getByText('Every row refused')).toBeVisible()
  await page.goto(`${server.url}/shareholders/import`)
  await expect(page.getByRole('row', { name: /mend.csv.*Every row refused/ })).toBeVisible()
  expect(complaints).toEqual([])
})
