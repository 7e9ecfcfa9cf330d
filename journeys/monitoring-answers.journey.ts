import { sql } from 'kysely'
import type { Page } from '@playwright/test'
import { dueDay } from '../modules/business-days/server/due-day.ts'
import { cast } from '../seeds/cast.ts'
import { expectToFit } from './fits.ts'
import { linkOf } from './mailbox.ts'
import { onPaper } from './on-paper.ts'
import { expect, test, type JourneyServer } from './server.ts'

interface Open {
  id: string
  province: string
  contact: string
}

/** The last form of an employer, Rachel’s, in a program of Amina’s. */
async function openForm(server: JourneyServer): Promise<Open> {
  await onPaper(server)
  const { rows } = await sql<Open>`
    with chosen as (
      select f.id from monitoring_forms f join placements l on l.id = f.placement_id
        join users r on r.employer_id = l.employer_id and r.email = ${cast.employer.email}
      where f.side = 'employer' and f.number = 6 and exists (
        select from user_programs m join users o on o.id = m.user_id
        where m.program_id = l.program_id and o.email = ${cast.caseOfficer.email})
      order by f.id limit 1)
    update monitoring_forms f set status = 'open', opens_on = organisation_today() - 5,
      due_on = organisation_today() + 9, waived_on = null, waived_by = null, waived_reason = null
    from placements l join applications a on a.id = l.application_id join programs p on p.id = l.program_id
      join employers e on e.id = l.employer_id
    where f.id in (select id from chosen) and l.id = f.placement_id
    returning f.id, p.province, coalesce(a.own_contact ->> 'email', e.contact_email) as contact`.execute(
    server.db,
  )
  return rows[0]!
}

/** A day on which a form of the province may be due. */
const businessDay = ({ db, test: { clock } }: JourneyServer, { province }: Open) =>
  dueDay({ db, today: async () => clock.now().toISOString().slice(0, 10) }, { days: 8, province })

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

const choose = (page: Page, question: RegExp, answer: string) =>
  page.getByRole('group', { name: question }).getByText(answer, { exact: true }).click()

/** The two pages of the last form, until what was answered is to be checked. */
async function fillIn(page: Page) {
  await choose(page, /Does the participant still work for you/, 'No')
  const left = page.getByRole('group', { name: /last day of work/ })
  for (const [part, typed] of [
    ['Day', '2'],
    ['Month', '10'],
    ['Year', '2026'],
  ] as const)
    await left.getByRole('textbox', { name: part }).fill(typed)
  await page.getByRole('combobox', { name: /main reason/ }).selectOption('Health')
  await press(page, 'Continue')
  await choose(page, /hired anyone/, 'No')
  await choose(page, /more open to hiring/, '4')
  await choose(page, /follow-up/, 'No')
  await press(page, 'Continue')
}

test('Rachel completes a form on her phone, Amina asks for a change, and the letter’s link opens what was answered', async ({
  page,
  browser,
  server,
}) => {
  test.slow()
  const form = await openForm(server)
  const phone = await server.anotherBrowser(browser, { viewport: { width: 375, height: 760 } })
  await phone.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(phone, 'employer', `/monitoring-forms/${form.id}`)
  await press(phone, 'Complete form')
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Three months later')
  await expectToFit(phone)
  await expect(
    phone.getByRole('banner').getByRole('link', { name: 'Go to the home page' }),
  ).toBeVisible()
  // A tab that the phone opens again, without what this one knows.
  const again = await phone.context().newPage()
  await again.goto(phone.url())
  await expect(again.getByRole('heading', { level: 1 })).toHaveText(
    'Open the form from your home page',
  )
  await again.close()
  await fillIn(phone)
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Check your answers')
  await press(phone, 'Send form')
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Thank you')
  await phone.reload()
  await expect(phone.getByText('We received this form on')).toBeVisible()
  await expectToFit(phone)
  await phone.getByRole('main').getByRole('link', { name: 'Go to the home page' }).click()
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Hello, Rachel Okafor')

  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(page, 'caseOfficer', `/monitoring-forms/${form.id}`)
  const main = page.getByRole('main')
  await expect(main).toContainText('Sent by')
  await expect(main).toContainText('Does the participant still work for you')
  await press(page, 'Ask for changes')
  const asking = page.getByRole('dialog', { name: /^Ask for changes: Employer form 6/ })
  await asking.getByRole('button', { name: 'Ask for changes' }).click()
  await expect(asking.getByRole('textbox', { name: 'What to change' })).toHaveAccessibleDescription(
    /./,
  )
  await asking
    .getByRole('textbox', { name: 'What to change' })
    .fill('The last day was in September')
  await asking.getByRole('textbox', { name: 'New due date' }).fill(await businessDay(server, form))
  await asking.getByRole('button', { name: 'Ask for changes' }).click()
  await expect(asking).toHaveCount(0)
  await expect(main).toContainText('The last day was in September')

  const link = await linkOf(server, form.contact, 'monitoring.changesAsked')
  const visitor = await server.anotherBrowser(browser, {})
  await visitor.addInitScript(() => localStorage.setItem('language', 'en'))
  await visitor.goto(link)
  await expect(visitor.getByText('The last day was in September')).toBeVisible()
  expect(visitor.url()).not.toContain('monitoring-survey/employer/form-6/')
  const left = visitor.getByRole('group', { name: /last day of work/ })
  await expect(left.getByRole('textbox', { name: 'Month' })).toHaveValue('10')
  await left.getByRole('textbox', { name: 'Month' }).fill('9')
  await press(visitor, 'Continue')
  await press(visitor, 'Continue')
  await press(visitor, 'Send form')
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Thank you')

  await page.reload()
  await press(page, 'Accept form')
  await expect(main).toContainText('Accepted by')
})
