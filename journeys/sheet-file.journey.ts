import type { Locator } from '@playwright/test'
import { sql } from 'kysely'
import writeExcelFile from 'write-excel-file/node'
import { expectToFit } from './fits.ts'
import { expect, test } from './server.ts'
import { box, fillTerms, path, work } from './sheet-terms.ts'

const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** As a spreadsheet program saves it. */
async function workbook(lines: readonly string[][]) {
  const rows = lines.map((line) => line.map((value) => ({ value })))
  const buffer = await writeExcelFile(rows as never).toBuffer()
  return { name: 'people.xlsx', mimeType: spreadsheet, buffer }
}

const heading = ['First name', 'Last name', 'Email', 'Colour']

test('an employer uploads a workbook, submits it, and withdraws the whole sheet', async ({
  page,
  server,
}) => {
  await sql`delete from participant_sheets`.execute(server.db)
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  await page.setViewportSize({ width: 1440, height: 900 })
  await server.signIn(page, 'employer', path)
  await fillTerms(page, 'en')
  const upload = page.getByLabel('Upload file')

  await upload.setInputFiles({
    name: 'people.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7\n'),
  })
  await expect(page.getByRole('alert', { name: 'These rows were not added' })).toContainText(
    'neither an Excel workbook (.xlsx) nor a CSV file',
  )

  await upload.setInputFiles(
    await workbook([heading, ['Ana', 'Lopez', 'ana.file@example.org', 'red']]),
  )
  await expect(box(page, 'Email, row 1')).toHaveValue('ana.file@example.org')
  await expect(page.getByText('Columns not used: Colour')).toBeVisible()

  await upload.setInputFiles(
    await workbook([
      heading,
      ['Leo', 'Roy', 'leo.file@example.org', ''],
      ['Mia', 'Chen', 'mia.file@example.org', ''],
    ]),
  )
  const asked = page.getByRole('dialog', { name: 'Rows are already entered' })
  await expect(asked.getByRole('radio', { name: 'Add them below' })).toBeChecked()
  await asked.getByRole('button', { name: 'Take over rows' }).click()
  await expect(box(page, 'Email, row 3')).toHaveValue('mia.file@example.org')
  await expect(box(page, 'Email, row 1')).toHaveValue('ana.file@example.org')

  await page.getByRole('button', { name: 'Submit 3 applications' }).click()
  await expect(page.getByText('Submitting…').first()).toBeVisible()
  await work(server)
  await expect(page.getByText('3 applications submitted')).toBeVisible()
  await page.getByRole('link', { name: 'Show submitted applications' }).click()
  await expect(page.getByRole('heading', { name: 'Submitted sheet' })).toBeVisible()
  await expect(page.getByText('3 of 3 undecided')).toBeVisible()
  await sql`update applications set status = 'rejected', decided_at = clock_now()
    where participant_email = 'leo.file@example.org'`.execute(server.db)
  await page.reload()
  await expect(page.getByText('2 of 3 undecided')).toBeVisible()

  await page.getByRole('button', { name: 'Withdraw applications' }).click()
  const dialog = page.getByRole('dialog', { name: 'Withdraw 2 applications?' })
  await expect(dialog).toContainText('1 application is decided and stays.')
  await dialog.getByLabel('Reason').fill('The shop does not open this year')
  await dialog.getByRole('button', { name: 'Withdraw 2 applications' }).click()
  await expect(dialog).toContainText('2 of 3 withdrawn')
  await expect(dialog.getByRole('list', { name: /left/i }).getByRole('listitem')).toHaveCount(1)
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(page.getByText('0 of 3 undecided')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Withdraw applications' })).toHaveCount(0)

  await page.setViewportSize({ width: 375, height: 812 })
  await expectToFit(page)

  await page.goto(`${server.url}${path}`)
  const earlier = page.getByRole('list', { name: 'Sheets submitted in the last year' })
  await expect(earlier.getByRole('listitem')).toHaveText(/3 applications, all decided/)
  const left = async (of: Locator) => (await of.boundingBox())?.x
  const [name, standing] = [earlier.getByRole('link'), earlier.getByText(/all decided/)]
  await expect.poll(async () => (await left(standing)) === (await left(name))).toBe(true)
  await expectToFit(page)
  await earlier.getByRole('link').click()
  await expect(page.getByText('0 of 3 undecided')).toBeVisible()
})
