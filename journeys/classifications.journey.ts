import type { Page } from '@playwright/test'
import { accessible, answer, begin, field, goOn } from './application-form.ts'
import { expectToFit } from './fits.ts'
import { expect, test } from './server.ts'

test.use({ environment: { WORKERS: '1' } })

const occupations = {
  english: [
    'Level,Hierarchical structure,Code - NOC 2021 V1.0,Class title,Class definition',
    '5,Unit Group,63210,Hairstylists and barbers,"They cut, style and colour hair."',
  ],
  french: [
    'Niveau,Structure hiérarchique,Code dela CNP 2021 v1.0,Titres de classes,Définitions de la classe',
    '5,Groupe de base,63210,Coiffeurs/coiffeuses et barbiers/barbières,"Ils coupent les cheveux."',
  ],
}

async function load(page: Page, name: string, rows: string[], result: string) {
  const picking = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Load NOC file' }).click()
  const buffer = Buffer.from(rows.join('\r\n'))
  await (await picking).setFiles({ name, mimeType: 'text/csv', buffer })
  await page.waitForURL(/\/settings\/classifications\/import\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('navigation', { name: 'You are here' })).toContainText(
    'Classifications',
  )
  await page.getByRole('button', { name: 'Check file', exact: true }).click()
  await expect(page.getByText(/^New: \d+\. Changed: \d+\. Unchanged: 0\. \d+ codes/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Choose another file' })).toHaveAttribute(
    'href',
    '/settings/classifications',
  )
  await page.getByRole('button', { name: 'Import 1 row' }).click()
  await expect(page.getByText(result)).toBeVisible()
  await page.getByRole('button', { name: 'Revert import' }).click()
  const asked = page.getByRole('dialog')
  await expect(asked).toContainText(/1 (new code is removed|code gets its former titles back)\./)
  await asked.getByRole('button', { name: 'Keep import' }).click()
  await page.getByRole('link', { name: 'Open list' }).click()
  await page.waitForURL(/\/settings\/classifications$/)
}

test('an administrator loads occupations in both languages, and an officer finds one by a word of either', async ({
  page,
  browser,
  server,
}) => {
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(page, 'admin', '/settings/classifications')
  await expect(page.getByText('These came with the product.').first()).toBeVisible()
  await load(page, 'noc.csv', occupations.english, '1 created')
  await expect(page.getByText('1 code has a title in one language only')).toBeVisible()
  await load(page, 'cnp.csv', occupations.french, '1 updated')
  await expect(page.getByText('in one language only')).toBeHidden()
  await page.getByRole('searchbox').fill('coiffeurs')
  const row = page.getByRole('row', { name: /63210/ })
  await expect(row).toContainText('Hairstylists and barbers')
  await expect(row).toContainText('Unit group')
  await expectToFit(page)
  await accessible(page)

  const officer = await server.anotherBrowser(browser)
  await officer.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(officer, 'caseOfficer', '/submit-new-application')
  const noc = officer.getByRole('combobox', { name: 'Occupation code (NOC)' })
  await noc.pressSequentially('coiffeuse')
  await expect(officer.getByRole('option', { name: /63210/ })).toContainText(
    'Sales and service occupations',
  )
  await noc.press('Enter')
  await expect(noc).toHaveValue('63210')
  await expect(officer.getByText('Hairstylists and barbers', { exact: true })).toBeVisible()
  await expect(officer.getByRole('listbox')).toHaveCount(0)

  await noc.fill('62')
  await noc.press('Escape')
  await noc.fill('73999')
  await expect(officer.getByText('Not in our list. You can still use this code.')).toBeVisible()
  await noc.fill('cuts hair')
  await expect(officer.getByText('No match. Try another word, or enter the code.')).toBeVisible()
  await officer.getByRole('button', { name: 'Submit application' }).click()
  await expect(
    officer.getByText('Choose an occupation from the list, or enter its five digits').first(),
  ).toBeVisible()
})

test('an employer chooses an industry with the finger, and is told of a code that is not in the list', async ({
  browser,
  server,
}) => {
  const options = { viewport: { width: 375, height: 740 }, hasTouch: true }
  const page = await server.anotherBrowser(browser, options)
  await begin(page, server, 'fr')
  const named = {
    'employer.businessNumber': '887766559RP0001',
    'employer.legalName': 'Atelier Rivière inc.',
  }
  await answer(page, named, 'details')
  const naics = field(page, 'employer.naics')
  await naics.pressSequentially('construction')
  const found = page.getByRole('listbox')
  const first = found.getByRole('option').first()
  await expect(first).toHaveText('23 Construction')
  await expect.poll(async () => (await first.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await accessible(page)
  await naics.press('ArrowDown')
  await expect(found.getByRole('option', { selected: true })).toContainText('236')
  await found.getByRole('option', { name: /^236110/ }).tap()
  await expect(naics).toHaveValue('236110')
  await expect(page.getByText('Construction résidentielle', { exact: true })).toBeVisible()

  await naics.fill('238999')
  await expect(page.getByText('Absent de notre liste.')).toBeVisible()
  await naics.fill('on bâtit des maisons')
  await goOn(page)
  await expect(
    page
      .getByText('Choisissez une industrie dans la liste, ou saisissez ses deux à six chiffres')
      .first(),
  ).toBeVisible()
})
