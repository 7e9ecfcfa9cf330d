import { expectToFit } from './fits.ts'
import { expect, test } from './server.ts'

test.use({ environment: { WORKERS: '1' } })

const file = (rows: string[]) => ({
  name: 'prospects.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(['Contact,Company,Email,Stage,Amount', ...rows].join('\n')),
})

test('Margaret imports leads from the pipeline, corrects a status, and takes the file back', async ({
  page,
  server,
  complaints,
}) => {
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(page, 'superAdmin', '/leads')
  await page.getByRole('link', { name: 'Imports', exact: true }).click()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Import leads' }).click()
  await (
    await chooser
  ).setFiles(
    file([
      'Théodora Vasquez,Harbour Trust,theodora@import.example,Contacted,12500.50',
      'Barnabé Lachance,,barnabe@import.example,Nirvana,',
    ]),
  )
  await page.getByRole('button', { name: 'Check file', exact: true }).click()
  await expect(page.getByText('No status bears this name').first()).toBeVisible()
  await expect(page.getByText('Checked, with errors').first()).toBeVisible()
  await page.getByRole('button', { name: 'Import 1 row' }).click()
  await expect(page.getByText('1 created').first()).toBeVisible()
  await page.setViewportSize({ width: 375, height: 760 })
  await expectToFit(page)
  await page.setViewportSize({ width: 1440, height: 900 })

  await page.getByRole('link', { name: 'Open list: Leads' }).click()
  await page.waitForURL(/\/leads/)
  await page.goto(`${server.url}/leads?search=theodora@import`)
  await expect(page.getByRole('link', { name: 'Théodora Vasquez' })).toBeVisible()
  await page.goto(`${server.url}/shareholders/import`)
  await page.getByRole('link', { name: 'prospects.csv' }).click()
  await page.getByRole('button', { name: 'Revert import' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Revert/ })
    .click()
  await expect(page.getByText('1 reverted').first()).toBeVisible()
  expect(complaints).toEqual([])
})
