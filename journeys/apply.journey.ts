import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test, type JourneyServer } from './server.ts'

const pdf = {
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'),
}

const field = (page: Page, path: string) => page.locator(`#field-${path.replaceAll('.', '-')}`)
const pick = (page: Page, path: string, value: string) =>
  field(page, path).locator(`input[value="${value}"]`).check()
const goOn = (page: Page) => page.locator('form button[type=submit]').last().click()
const arrive = (page: Page, step: string) => page.waitForURL(new RegExp(`step=${step}(&|$)`))

async function fill(page: Page, answers: Record<string, string>) {
  for (const [path, value] of Object.entries(answers)) {
    const place = field(page, path)
    // One answer follows the other, as a person types.
    // oxlint-disable no-await-in-loop
    const tag = await place.evaluate((element) => element.tagName)
    if (tag === 'FIELDSET') await pick(page, path, value)
    else if (tag === 'SELECT') await place.selectOption(value)
    else await place.fill(value)
    // oxlint-enable no-await-in-loop
  }
}

/** Answers a page and goes on to the next. */
async function answer(page: Page, answers: Record<string, string>, next: string) {
  await fill(page, answers)
  await goOn(page)
  await arrive(page, next)
}

const accessible = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
}

async function begin(page: Page, server: JourneyServer, language = 'en') {
  await page.goto(`${server.url}/employer/profile?program=YESP&lang=${language}`)
  await page.locator('form button[type=submit]').click()
  await arrive(page, 'organisation')
}

async function tellOrganisation(page: Page) {
  await answer(page, { 'employer.businessNumber': '887766559rp0001', 'employer.legalName': 'Atelier Rivière inc.' }, 'details')
  await answer(page, { 'employer.legalStructure': 'corporation', 'employer.sector': 'private', 'employer.naics': '3211', 'employer.employeesTotal': '24' }, 'address')
  await answer(page, { 'employer.street': '12, rue de l’Érable', 'employer.city': 'Ottawa', 'employer.province': 'ON', 'employer.postalCode': 'k1a0b1' }, 'contact')
  await answer(page, { 'employer.contactName': 'Amélie Côté', 'employer.contactEmail': 'amelie.cote@example.org', 'employer.contactPhone': '613-555-0142' }, 'position')
}

async function tellPosition(page: Page, participantEmail: string) {
  await answer(page, { 'position.netNew': 'true', 'position.positionTitle': 'Cabinetmaker’s assistant', 'position.noc': '75110', 'position.duties': 'Cuts, sands and assembles.', 'position.employmentType': 'permanent' }, 'workplace')
  await page.getByRole('button', { name: /organi/ }).click()
  await answer(page, {}, 'dates')
  await answer(page, { 'position.startOn': '2027-02-01', 'position.endOn': '2027-07-30', 'position.hoursPerWeek': '37,5' }, 'pay')
  await answer(page, { 'position.hourlyWage': '24,50', 'position.employerCostPercent': '12,5', 'position.otherFunding': '0' }, 'people')
  await answer(page, { 'position.participantName': 'Sam Okafor', 'position.participantEmail': participantEmail, 'position.supervisorName': 'Luc Roy' }, 'learning')
  await answer(page, { 'position.learningPlan': 'Reading plans, safe use of machines.', 'position.trainingRequested': 'false' }, 'documents')
  for (const [at, name] of ['offer.pdf', 'coverage.pdf'].entries()) {
    // oxlint-disable-next-line no-await-in-loop
    await page.locator('input[type=file]').nth(at).setInputFiles({ name, ...pdf })
    // oxlint-disable-next-line no-await-in-loop
    await expect(page.getByText(name, { exact: true })).toBeVisible()
  }
  await answer(page, {}, 'statements')
  await fill(page, { 'position.signatoryName': 'Amélie Côté', 'position.signatoryTitle': 'Owner' })
  for (const box of await page.getByRole('checkbox').all())
    // oxlint-disable-next-line no-await-in-loop
    await box.check()
  await goOn(page)
  await arrive(page, 'check')
}

/** The link of the latest message to an address. */
async function linkFor(server: JourneyServer, address: string): Promise<string> {
  let link: string | null = null
  await expect
    .poll(async () => {
      const messages = await server.outbox()
      link = messages.findLast(({ recipient, link: of }) => recipient === address && of)?.link ?? null
      return link
    })
    .not.toBeNull()
  return link!
}

test.describe('applying', () => {
  test('an employer applies, the employee completes the other half, and a double click sends it once', async ({ page, browser, server, complaints }) => {
    const address = 'sam.okafor@example.org'
    await begin(page, server)
    await tellOrganisation(page)
    await tellPosition(page, address)
    await expect(page.getByText('$11,500.00').first()).toBeVisible()
    await accessible(page)
    await page.getByRole('button', { name: 'Send the application' }).dblclick()
    await page.waitForURL(/employer\/completed/)
    const reference = await page.getByText(/^APP-/).innerText()
    await page.reload()
    await expect(page.getByText(reference)).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This application has been sent')
    const { count } = await server.db
      .selectFrom('applications')
      .select((make) => make.fn.countAll<number>().as('count'))
      .where('participant_email', '=', address)
      .executeTakeFirstOrThrow()
    expect(Number(count)).toBe(1)

    const other = await server.anotherBrowser(browser)
    await other.goto(await linkFor(server, address))
    await arrive(other, 'person')
    await expect(other.getByText('Cabinetmaker’s assistant')).toBeVisible()
    await answer(other, { 'participant.birthDate': '2004-04-01' }, 'reach')
    await answer(other, { 'participant.phone': '613 555-0199' }, 'home')
    await answer(other, { 'participant.street': '4 Elm St', 'participant.city': 'Ottawa', 'participant.province': 'ON', 'participant.postalCode': 'K1A 0B1' }, 'situation')
    await answer(other, { 'participant.workStatus': 'citizen', 'participant.relationToEmployer': 'none' }, 'background')
    await answer(other, { 'participant.education': 'secondary', 'participant.currentlyStudent': 'false', 'participant.employmentBefore': 'unemployed', 'participant.previouslyFunded': 'false' }, 'support')
    await answer(other, {}, 'identity')
    await answer(other, {}, 'documents')
    await other.locator('input[type=file]').setInputFiles({ name: 'passport.pdf', ...pdf })
    await expect(other.getByText('passport.pdf', { exact: true })).toBeVisible()
    await answer(other, {}, 'consents')
    for (const box of await other.getByRole('checkbox').all())
      // oxlint-disable-next-line no-await-in-loop
      await box.check()
    await goOn(other)
    await arrive(other, 'check')
    await accessible(other)
    await goOn(other)
    await other.waitForURL(/employee\/completed/)
    await expect(other.getByText(reference)).toBeVisible()
    expect(complaints).toEqual([])
  })

  test('a page that is not complete says so at the top, in the title and at each field', async ({ page, server }) => {
    await begin(page, server)
    await goOn(page)
    await expect(page.getByRole('alert')).toBeFocused()
    await expect(page).toHaveTitle(/^Error: /)
    await accessible(page)
    await page.getByRole('alert').getByRole('link', { name: 'Legal name' }).click()
    await expect(field(page, 'employer.legalName')).toBeFocused()
  })

  test('an answer that does not fit the program is met at once with the rule and a way out', async ({ page, server }) => {
    await begin(page, server)
    await page.goto(`${server.url}/employer/application?step=dates`)
    await fill(page, { 'position.startOn': '2027-02-01', 'position.endOn': '2027-02-10', 'position.hoursPerWeek': '20' })
    await expect(page.getByText('at least 8 weeks')).toBeVisible()
    await expect(page.getByText('at least 30 hours a week')).toBeVisible()
    await goOn(page)
    await expect(page.getByRole('alert')).toBeFocused()
  })

  test('switching the language keeps every answer, and figures keep their value', async ({ page, server }) => {
    await begin(page, server)
    await page.goto(`${server.url}/employer/application?step=pay`)
    await fill(page, { 'position.hourlyWage': '24.50', 'position.otherFunding': '1,234' })
    await page.getByRole('button', { name: 'Français' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Salaire')
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    await expect(field(page, 'position.hourlyWage')).toHaveValue('24,50')
    await expect(field(page, 'position.otherFunding')).toHaveValue('1234')
    await accessible(page)
  })

  test('nothing is lost without a connection, and it is saved when there is one again', async ({ page, context, server }) => {
    await begin(page, server)
    await expect(page.getByText(/^Saved /)).toBeVisible()
    await context.setOffline(true)
    await fill(page, { 'employer.legalName': 'Typed offline' })
    await expect(page.getByText(/No connection/)).toBeVisible({ timeout: 10_000 })
    await context.setOffline(false)
    await expect(page.getByText(/^Saved /)).toBeVisible({ timeout: 10_000 })
    await page.reload()
    await expect(field(page, 'employer.legalName')).toHaveValue('Typed offline')
  })

  test('a tab that is closed in the middle of a word gives the word back', async ({ page, server }) => {
    await begin(page, server)
    await field(page, 'employer.legalName').pressSequentially('Half a na')
    await page.goto('about:blank')
    await page.goto(`${server.url}/employer/profile`)
    await page.getByRole('button', { name: 'Go on with it' }).click()
    await expect(field(page, 'employer.legalName')).toHaveValue('Half a na')
  })

  test('a link by mail goes on with the answers on another device', async ({ page, browser, server }) => {
    const address = 'elsewhere@example.org'
    await begin(page, server)
    await fill(page, { 'employer.legalName': 'On two devices' })
    await page.getByRole('button', { name: 'Send me a link' }).click()
    await page.getByLabel('Your email').fill(address)
    await page.getByRole('button', { name: 'Send the link' }).click()
    await expect(page.getByText('The link is on its way')).toBeVisible()
    const other = await server.anotherBrowser(browser, { viewport: { width: 375, height: 800 } })
    await other.goto(await linkFor(server, address))
    await arrive(other, 'organisation')
    await expect(field(other, 'employer.legalName')).toHaveValue('On two devices')
    expect(other.url()).not.toContain('draft=')
  })

  test('going back shows the page before with its answers', async ({ page, server }) => {
    await begin(page, server)
    await answer(page, { 'employer.businessNumber': '123456782RP0001', 'employer.legalName': 'Back and forth' }, 'details')
    await page.goBack()
    await expect(field(page, 'employer.legalName')).toHaveValue('Back and forth')
  })

  test('an expired link offers a fresh one, and an unknown one says so', async ({ page, browser, server }) => {
    const address = 'late@example.org'
    await begin(page, server)
    await page.getByRole('button', { name: 'Send me a link' }).click()
    await page.getByLabel('Your email').fill(address)
    await page.getByRole('button', { name: 'Send the link' }).click()
    const link = await linkFor(server, address)
    await server.db.updateTable('intake_links').set({ expires_at: '2020-01-01T00:00:00Z' }).execute()
    const other = await server.anotherBrowser(browser)
    await other.goto(link)
    await other.getByRole('button', { name: 'Send me a fresh link' }).click()
    await expect(other.getByText('a new link is on its way')).toBeVisible()
    await other.goto(`${server.url}/employee/profile?draft=${'x'.repeat(43)}`)
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('This link does not work')
  })
})
