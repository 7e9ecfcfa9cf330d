import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, type JourneyServer } from './server.ts'

export const pdf = {
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'),
}

export const field = (page: Page, path: string) =>
  page.locator(`#field-${path.replaceAll('.', '-')}`)
/** A day in its three boxes; from `YYYY-MM-DD`, where any part may be missing or wrong. */
export async function fillDay(page: Page, path: string, day: string) {
  const [year = '', month = '', date = ''] = day.split('-')
  for (const [box, typed] of [date, month, year].entries())
    // oxlint-disable-next-line no-await-in-loop
    await field(page, path).locator('input').nth(box).fill(typed)
  if (!/^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|1\d|2[0-8])$/.test(day)) return
  // What was understood, with its month in words.
  await expect(field(page, path).getByRole('status')).toContainText(/\p{L}{3}.*20\d\d/u)
}

const pick = (page: Page, path: string, value: string) =>
  field(page, path).locator(`input[value="${value}"]`).check()
export const goOn = (page: Page) => page.locator('form button[type=submit]').last().click()
export const arrive = (page: Page, step: string) => page.waitForURL(new RegExp(`step=${step}(&|$)`))

export async function fill(page: Page, answers: Record<string, string>) {
  for (const [path, value] of Object.entries(answers)) {
    const place = field(page, path)
    // One answer follows the other, as a person types.
    // oxlint-disable no-await-in-loop
    const tag = await place.evaluate((element) => element.tagName)
    if (tag === 'FIELDSET' && /^\d{4}-/.test(value)) await fillDay(page, path, value)
    else if (tag === 'FIELDSET') await pick(page, path, value)
    else if (tag === 'SELECT') await place.selectOption(value)
    else await place.fill(value)
    // oxlint-enable no-await-in-loop
  }
}

/** Answers a page and goes on to the next. */
export async function answer(page: Page, answers: Record<string, string>, next: string) {
  await fill(page, answers)
  await goOn(page)
  await arrive(page, next)
}

export const accessible = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
}

export async function begin(page: Page, server: JourneyServer, language = 'en') {
  await page.goto(`${server.url}/employer/profile?program=YESP&lang=${language}`)
  await page.locator('form button[type=submit]').click()
  await arrive(page, 'organisation')
}

export async function tellOrganisation(page: Page) {
  await answer(
    page,
    { 'employer.businessNumber': '887766559rp0001', 'employer.legalName': 'Atelier Rivière inc.' },
    'details',
  )
  await answer(
    page,
    {
      'employer.legalStructure': 'corporation',
      'employer.sector': 'private',
      'employer.naics': '3211',
      'employer.employeesTotal': '24',
    },
    'address',
  )
  await answer(
    page,
    {
      'employer.street': '12, rue de l’Érable',
      'employer.city': 'Ottawa',
      'employer.province': 'ON',
      'employer.postalCode': 'k1a0b1',
    },
    'contact',
  )
  await answer(
    page,
    {
      'employer.contactName': 'Amélie Côté',
      'employer.contactEmail': 'amelie.cote@example.org',
      'employer.contactPhone': '(613) 555-0142',
    },
    'position',
  )
}

export async function tellPosition(page: Page, participantEmail: string) {
  await answer(
    page,
    {
      'position.netNew': 'true',
      'position.positionTitle': 'Cabinetmaker’s assistant',
      'position.noc': '75110',
      'position.duties': 'Cuts, sands and assembles.',
      'position.employmentType': 'permanent',
    },
    'workplace',
  )
  await page.getByRole('button', { name: /organi/ }).click()
  await answer(page, {}, 'dates')
  await answer(
    page,
    {
      'position.startOn': '2027-02-01',
      'position.endOn': '2027-07-30',
      'position.hoursPerWeek': '37,5',
    },
    'pay',
  )
  await answer(
    page,
    {
      'position.hourlyWage': '24,50',
      'position.employerCostPercent': '12,5',
      'position.otherFunding': '0',
    },
    'people',
  )
  await answer(
    page,
    {
      'position.participantName': 'Sam Okafor',
      'position.participantEmail': participantEmail,
      'position.supervisorName': 'Luc Roy',
    },
    'learning',
  )
  await answer(
    page,
    {
      'position.learningPlan': 'Reading plans, safe use of machines.',
      'position.trainingRequested': 'false',
    },
    'documents',
  )
  for (const [at, name] of ['offer.pdf', 'coverage.pdf'].entries()) {
    // oxlint-disable-next-line no-await-in-loop
    await page
      .locator('input[type=file]')
      .nth(at)
      .setInputFiles({ name, ...pdf })
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
export async function linkFor(server: JourneyServer, address: string): Promise<string> {
  let link: string | null = null
  await expect
    .poll(async () => {
      const messages = await server.outbox()
      link =
        messages.findLast(({ recipient, link: of }) => recipient === address && of)?.link ?? null
      return link
    })
    .not.toBeNull()
  return link!
}
