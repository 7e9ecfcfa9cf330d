import { sql } from 'kysely'
import type { Page } from '@playwright/test'
import { runJob } from '../kit/server/jobs.ts'
import { askForEvidence } from '../modules/funding-requests/server/ask-for-evidence.ts'
import { cast } from '../seeds/cast.ts'
import { pdf } from './application-form.ts'
import { expectToFit } from './fits.ts'
import { linkOf } from './mailbox.ts'
import { expect, test, type JourneyServer } from './server.ts'

interface Course {
  contact: string
}

/** A course of somebody who works for Rachel, which Luc approved for Amina and which ended yesterday. */
async function courseThatIsOver({ db, test: { system } }: JourneyServer): Promise<Course> {
  const { rows } = await sql<Course>`
    with chosen as (
      select l.id, l.program_id from placements l
        join users r on r.employer_id = l.employer_id and r.email = ${cast.employer.email}
      where l.status = 'active' and not exists (select from holds h where h.status = 'open'
          and (h.employer_id = l.employer_id or h.participant_id = l.participant_id))
      order by l.id limit 1),
    cap as (update programs set combined_cap = combined_cap + 10000,
      max_training_per_participant = max_training_per_participant + 10000
      where id in (select program_id from chosen)),
    budget as (update program_budgets set committed = committed + 1200.25
      where program_id in (select program_id from chosen)),
    made as (
      insert into funding_requests (placement_id, side, status, requested_by, requested_on, due_on, submitted_on,
        submitted_by, course_title, provider_name, provider_type, is_affiliated, delivery, starts_on, ends_on, hours,
        credential, skill_focus, relevance, paid_by, requested_amount, approved_amount, decided_by, decided_on)
      select c.id, 'employer', 'approved', a.id, organisation_today() - 30, organisation_today() - 9,
        organisation_today() - 20, 'Rachel Okafor', 'Kitchen hygiene', 'Northern College', 'public', false, 'inPerson',
        organisation_today() - 12, organisation_today() - 1, 40, 'completion', 'safety', 'Needed in the kitchen',
        'employer', 1250.50, 1200.25, l.id, organisation_today() - 19
      from chosen c, users a, users l where a.email = ${cast.caseOfficer.email} and l.email = ${cast.approver.email}
      returning id, application_id, employer_id),
    lines as (
      insert into funding_request_lines (request_id, kind, requested, approved, reduction_reason)
      select id, 'tuition', 1100.25, 1100.25, null from made
      union all select id, 'books', 150.25, 100, 'Used books' from made)
    select coalesce(a.own_contact ->> 'email', e.contact_email) as contact from made m
      join applications a on a.id = m.application_id join employers e on e.id = m.employer_id`.execute(
    db,
  )
  await runJob(system, askForEvidence)
  return rows[0]!
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

async function attach(page: Page, at: number, name: string) {
  await page
    .locator('input[type=file]')
    .nth(at)
    .setInputFiles({ name, ...pdf })
  await expect(page.getByText(name, { exact: true })).toBeVisible()
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** What was paid, with its papers. */
async function handIn(phone: Page) {
  await expect(heading(phone)).toHaveText('What was paid')
  await expect(phone.getByText(/Textbooks: .*100\.00/)).toBeVisible()
  await expect(phone.getByRole('checkbox', { name: 'Tuition' })).toBeChecked()
  await expectToFit(phone)
  await press(phone, 'Continue')
  await phone.getByRole('textbox', { name: /^Tuition: how much/ }).fill('1080')
  await phone.getByRole('textbox', { name: /^Textbooks: how much/ }).fill('120')
  await press(phone, 'Continue')
  await attach(phone, 0, 'invoice.pdf')
  await attach(phone, 1, 'statement.pdf')
  await expectToFit(phone)
  await press(phone, 'Continue')
  const certificate = phone.getByRole('group', { name: /Is there a certificate/ })
  await certificate.getByText('No', { exact: true }).click()
  await phone.getByRole('textbox', { name: /Why is there none/ }).fill('The exam is in May')
  await press(phone, 'Continue')
  for (const box of await phone.getByRole('checkbox').all())
    // oxlint-disable-next-line no-await-in-loop
    await box.check()
  await press(phone, 'Continue')
  await expect(heading(phone)).toHaveText('Check your answers')
  await press(phone, 'Send evidence')
  await expect(heading(phone)).toHaveText('Thank you')
  await expect(phone.getByRole('main')).toContainText('Evidence of training ·')
  await expect(phone.getByRole('main')).toContainText('write to you with the amount that we pay')
}

/** What is wrong with a review is found before a batch pays it: it is taken back, for a reason. */
async function takeBack(page: Page) {
  const main = page.getByRole('main')
  await press(page, 'More')
  await page.getByRole('menuitem', { name: 'Take back review' }).click()
  const asking = page.getByRole('region', { name: /^Take back/ }).or(page.getByRole('dialog'))
  await asking.getByRole('button', { name: 'Take back review' }).click()
  const reason = asking.getByRole('textbox', { name: 'Reason', exact: true })
  await expect(reason).toHaveAccessibleDescription('Enter the reason')
  await expectToFit(page)
  await reason.fill('The invoice is of another course')
  await asking.getByRole('button', { name: 'Take back review' }).click()
  await expect(main).toContainText('To review for payment')
  await expect(main).toContainText('The invoice is of another course')
  await expect(main).not.toContainText('1,180.00')
  await expectToFit(page)
}

test('Rachel hands in the evidence of a course on a phone, and Priya reviews it for payment beside the invoice, and takes that back', async ({
  page,
  browser,
  server,
}) => {
  test.slow()
  const { contact } = await courseThatIsOver(server)
  const phone = await server.anotherBrowser(browser, { viewport: { width: 375, height: 760 } })
  await phone.addInitScript(() => localStorage.setItem('language', 'en'))
  await phone.goto(await linkOf(server, contact, 'fundingRequests.evidenceAsked'))
  await handIn(phone)
  await expectToFit(phone)

  await page.setViewportSize({ width: 1440, height: 900 })
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(page, 'finance', '/stt-funding-requests/approved')
  await page.getByRole('main').getByText('Kitchen hygiene').first().click()
  const main = page.getByRole('main')
  await expect(main).toContainText('To review for payment')
  await press(page, 'Review for payment')
  const review = page.getByRole('dialog', { name: /^Review .* for payment/ })
  await expect(review).toContainText('The exam is in May')
  const books = review.getByRole('group', { name: 'Textbooks' })
  await expect(books).toContainText('120.00')
  await expect(books.getByRole('textbox', { name: 'To pay' })).toHaveValue('100.00')
  await page.getByText('invoice.pdf', { exact: true }).first().click()
  await expect(review).toBeVisible()
  await books.getByRole('textbox', { name: 'Reason for the reduction' }).fill('As approved')
  await expect(review).toContainText('1,180.00')
  await expectToFit(page)
  await review.getByRole('button', { name: 'Approve payment' }).click()
  await expect(review).toHaveCount(0)
  await expect(main).toContainText('Payment approved')
  await expect(main).toContainText('1,180.00')
  await expect(main).toContainText('As approved')
  await expect(main.getByRole('link', { name: /^PAY-/ })).toHaveCount(1)
  await page.setViewportSize({ width: 375, height: 760 })
  await takeBack(page)
  await expect(main.getByRole('link', { name: /^PAY-/ })).toHaveCount(0)
  await expect(main.getByRole('button', { name: 'Review for payment' })).toBeVisible()
  const { rows } = await sql`select y.status from payments y
    join funding_requests f on f.id = y.funding_request_id
    where f.course_title = 'Kitchen hygiene'`.execute(server.db)
  expect(rows).toEqual([{ status: 'cancelled' }])
})
