import { sql } from 'kysely'
import type { Page } from '@playwright/test'
import { pdf } from './application-form.ts'
import { cast } from '../seeds/cast.ts'
import { expectToFit } from './fits.ts'
import { linkOf } from './mailbox.ts'
import { expect, test, type JourneyServer } from './server.ts'

interface Work {
  participant: string
  contact: string
  /** Of the course, within the placement. */
  startsOn: string
  endsOn: string
}

/** Work at Rachel’s organisation in a program of Amina’s, which has money left for training; Luc decides there too. */
async function workUnderWay(server: JourneyServer): Promise<Work> {
  const { rows } = await sql<Work>`
    with chosen as (
      select l.id, l.program_id, l.employer_id, l.application_id from placements l
        join users r on r.employer_id = l.employer_id and r.email = ${cast.employer.email}
      where l.status = 'active' and not exists (select from holds h where h.status = 'open'
          and (h.employer_id = l.employer_id or h.participant_id = l.participant_id))
        and exists (select from user_programs m join users o on o.id = m.user_id
          where m.program_id = l.program_id and o.email = ${cast.caseOfficer.email})
      order by l.id limit 1),
    joined as (
      insert into user_programs (user_id, program_id)
      select u.id, c.program_id from users u, chosen c where u.email = ${cast.approver.email}
      on conflict do nothing),
    longer as (
      update placements set planned_end_on = greatest(planned_end_on, organisation_today() + 60)
      where id in (select id from chosen)),
    richer as (
      update programs set max_training_per_participant = 9000, combined_cap = 90000,
        budget_total = budget_total + 90000
      where id in (select program_id from chosen))
    select a.participant_name as participant, coalesce(a.own_contact ->> 'email', e.contact_email) as contact,
      (organisation_today() + 14)::text as "startsOn", (organisation_today() + 25)::text as "endsOn"
    from chosen l join applications a on a.id = l.application_id join employers e on e.id = l.employer_id`.execute(
    server.db,
  )
  return rows[0]!
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

const choose = (page: Page, question: RegExp, answer: string) =>
  page.getByRole('group', { name: question }).getByText(answer, { exact: true }).click()

const type = (page: Page, question: RegExp, answer: string) =>
  page.getByRole('textbox', { name: question }).fill(answer)

async function enterDay(page: Page, question: RegExp, value: string) {
  const group = page.getByRole('group', { name: question })
  const [year = '', month = '', day = ''] = value.split('-')
  await group.getByRole('textbox', { name: 'Day' }).fill(day)
  await group.getByRole('textbox', { name: 'Month' }).fill(month)
  await group.getByRole('textbox', { name: 'Year' }).fill(year)
}

async function attach(page: Page, name: string) {
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name, ...pdf })
  await expect(page.getByText(name, { exact: true })).toBeVisible()
}

/** The course and who teaches it. */
async function describeCourse(page: Page, { startsOn, endsOn }: Work) {
  await type(page, /title of the course/, 'Food safety')
  await choose(page, /lead to/, 'Certificate of completion')
  await choose(page, /Which skills/, 'Workplace safety')
  await choose(page, /How is it taught/, 'In person')
  await enterDay(page, /When does it start/, startsOn)
  await enterDay(page, /When does it end/, endsOn)
  await type(page, /How many hours/, '40')
  await press(page, 'Continue')
  await type(page, /Who provides the course/, 'Northern College')
  await choose(page, /What type of provider/, 'Public college or university')
  await choose(page, /Is the provider connected/, 'No')
  await type(page, /Why did you choose this provider/, 'The nearest one')
  await press(page, 'Continue')
  await type(page, /help in the job/, 'She will run the kitchen')
  await attach(page, 'outline.pdf')
  await press(page, 'Continue')
}

/** What it costs, who pays, and what is confirmed. */
async function askForMoney(page: Page) {
  for (const cost of ['Tuition', 'Textbooks'])
    // oxlint-disable-next-line no-await-in-loop
    await choose(page, /Which costs/, cost)
  await press(page, 'Continue')
  await type(page, /^Tuition: how much/, '1100.25')
  await type(page, /^Textbooks: how much/, '150.25')
  await press(page, 'Continue')
  await choose(page, /Who pays the provider first/, 'The employer')
  await attach(page, 'quote.pdf')
  await press(page, 'Continue')
  for (const box of await page.getByRole('checkbox').all())
    // oxlint-disable-next-line no-await-in-loop
    await box.check()
  await press(page, 'Continue')
}

test('Amina requests a course, its employer fills in the form on a phone, and Luc approves it with less for books', async ({
  page,
  browser,
  server,
}) => {
  test.slow()
  const work = await workUnderWay(server)
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(page, 'caseOfficer', '/stt-funding-requests/awaiting-form')
  await page.getByRole('link', { name: 'Request training' }).first().click()
  const asking = page.getByRole('dialog', { name: 'New STT funding request' })
  await asking.getByRole('combobox', { name: 'Participant' }).fill(work.participant)
  await page
    .getByRole('option', { name: new RegExp(work.participant) })
    .first()
    .click()
  await expect(asking).toContainText(
    /Can be approved: \$[\d,.]+ \(left for the training of this participant\)/,
  )
  await asking.getByText('Employer', { exact: true }).click()
  await asking.getByRole('button', { name: 'Send form' }).click()
  await expect(asking).toHaveCount(0)
  const main = page.getByRole('main')
  await expect(main).toContainText('Waiting for')
  await expect(page.getByRole('button', { name: 'Send reminder' })).toHaveCount(0)
  await expectToFit(page)

  const phone = await server.anotherBrowser(browser, { viewport: { width: 375, height: 760 } })
  await phone.addInitScript(() => localStorage.setItem('language', 'en'))
  await phone.goto(await linkOf(server, work.contact, 'fundingRequests.asked'))
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('The course')
  await expectToFit(phone)
  await describeCourse(phone, work)
  await askForMoney(phone)
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Check your answers')
  await press(phone, 'Send form')
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Thank you')
  const receipt = phone.getByRole('main')
  await expect(receipt).toContainText('Funding request for training ·')
  await expect(receipt).toContainText(/STT-\d{4}-\d{6}/)
  await expect(receipt).toContainText('write to you with the decision')
  await expectToFit(phone)

  const desk = await server.anotherBrowser(browser, {})
  await desk.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(desk, 'approver', new URL(page.url()).pathname)
  await press(desk, 'Approve request')
  const approving = desk.getByRole('dialog', { name: /^Approve request/ })
  const books = approving.getByRole('group', { name: 'Textbooks' })
  await books.getByRole('textbox', { name: 'Approved' }).fill('100')
  await expect(approving).toContainText('1,200.25')
  await approving.getByRole('button', { name: 'Approve request' }).click()
  const reason = books.getByRole('textbox', { name: 'Reason for the reduction' })
  await expect(reason).toHaveAccessibleDescription(/Enter why you approve less/)
  await reason.fill('The library lends one of them')
  await approving.getByRole('button', { name: 'Approve request' }).click()
  await expect(approving).toHaveCount(0)
  await expect(desk.getByRole('main')).toContainText('The library lends one of them')
  await desk.goto(`${server.url}/stt-funding-requests/approved`)
  await expect(desk.getByRole('main')).toContainText('Food safety')
  await expect(desk.getByRole('main')).toContainText('1,200.25')
  await expectToFit(desk)
})

test('Mathis asks for a course himself: his placement stands there, and the form opens for him', async ({
  page,
  server,
}) => {
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(page, 'employee', '/stt-funding-requests/awaiting-form')
  await page.getByRole('link', { name: 'Request training' }).first().click()
  const asking = page.getByRole('dialog', { name: 'New STT funding request' })
  await expect(asking.getByRole('combobox', { name: 'Placement' })).toHaveValue(/^PLA-/)
  await expect(asking).toContainText('Can be approved: $')
  await asking.getByRole('button', { name: 'Request training' }).click()
  await expect(asking).toHaveCount(0)
  await press(page, 'Complete form')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The course')
})
