import { sql } from 'kysely'
import { cast } from '../seeds/cast.ts'
import { expectToFit } from './fits.ts'
import { expect, test, type JourneyServer } from './server.ts'

/** Of the placements that Amina follows, one of which nothing is judged yet, open since today. */
async function openSinceToday(server: JourneyServer) {
  const { rows } = await sql<{ id: string; wage: string }>`
    with amina as (select id from users where email = ${cast.caseOfficer.email}),
      chosen as (
        select c.id from placement_checkpoints c join applications a on a.id = c.application_id
          join placements l on l.id = c.placement_id, amina
        where a.assignee_id = amina.id and l.status = 'active' and a.stage = 'approved' order by c.id limit 1)
    update placement_checkpoints c set status = 'due', results = '{}', recheck_on = null, recorded_by = null,
      recorded_at = null, opens_on = organisation_today(), due_on = organisation_today() + 12
    from placements l where c.id in (select id from chosen) and l.id = c.placement_id
    returning c.application_id as id, l.hourly_wage::text as wage`.execute(server.db)
  return rows[0]!
}

test('Amina judges what she finds, and Luc lets a failed check pass on his phone, in French', async ({
  page,
  browser,
  server,
  complaints,
}) => {
  test.setTimeout(70_000)
  const { id, wage } = await openSinceToday(server)
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(page, 'caseOfficer', `/applications/approved/${id}`)
  await page.getByRole('button', { name: 'Open checks' }).click()
  const panel = page.getByRole('region', { name: /^Checkpoint 2 ·/ })
  const check = (name: string | RegExp) =>
    panel.getByRole('listitem').filter({ has: page.getByText(name) })

  const plan = check('The learning plan has started')
  await plan.getByText('Pass', { exact: true }).click()
  await expect(plan.getByText(/^Recorded by Amina Haddad/)).toBeVisible()
  await expect(panel.getByRole('status').last()).toContainText('In progress')

  // Results that an arrow passes are not recorded.
  const terms = check('There is a supervisor')
  await terms.getByRole('radio', { name: 'To do' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(terms.getByRole('radio', { name: 'Fail' })).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Space')
  await expect(terms.getByText(/^Recorded by Amina Haddad/)).toBeVisible()
  await expect(terms.getByRole('textbox')).toHaveCount(0)

  const paid = check('The wage is as agreed, within 5%')
  await paid.getByText('Pass', { exact: true }).click()
  await expect(paid.getByRole('textbox', { name: 'Hourly wage found' })).toBeFocused()
  await page.keyboard.type('1')
  await paid.getByRole('button', { name: 'Save check' }).click()
  await expect(paid.getByText(/This differs from what is agreed/).first()).toBeVisible()
  await paid.getByRole('textbox', { name: 'Hourly wage found' }).fill(wage)
  await paid.getByRole('button', { name: 'Save check' }).click()
  await expect(paid.getByText(/^Recorded by/)).toBeVisible()

  const stub = check(/^The pay stub shows/)
  await stub.getByText('Fail', { exact: true }).click()
  await stub.getByRole('button', { name: 'Save check' }).click()
  await expect(stub.getByText('Enter a note that says why').first()).toBeVisible()
  await stub.getByRole('textbox', { name: 'Note' }).fill('No totals to date')
  await stub.getByRole('button', { name: 'Save check' }).click()
  await expect(stub.getByText('No totals to date')).toBeVisible()
  await expect(panel.getByRole('status').last()).toContainText('Failed')
  await stub.getByRole('button', { name: /^Request override/ }).click()
  await page.keyboard.type('They come with the next pay')
  await stub.getByRole('button', { name: 'Request override', exact: true }).click()
  await expect(stub.getByText(/^Amina Haddad requests an override/)).toBeVisible()
  await expect(stub.getByText('Another person decides.')).toBeVisible()
  await panel.getByRole('button', { name: 'Close panel' }).click()
  await expect(panel).toBeHidden()
  await expect(page.getByRole('main')).toContainText('override requested')

  const phone = await server.anotherBrowser(browser, { viewport: { width: 375, height: 760 } })
  await phone.addInitScript(() => localStorage.setItem('language', 'fr'))
  await server.signIn(phone, 'approver', `/applications/approved/${id}`)
  await phone.getByRole('button', { name: 'Ouvrir les vérifications' }).click()
  const drawer = phone.getByRole('dialog', { name: /^Point de contrôle 2 ·/ })
  await expectToFit(phone)
  await drawer.getByRole('button', { name: /^Accorder une dérogation/ }).click()
  await phone.keyboard.type('Vu par téléphone')
  await drawer.getByRole('button', { name: 'Accorder une dérogation', exact: true }).click()
  await expect(drawer.getByText('Vu par téléphone')).toBeVisible()
  await drawer.getByRole('textbox', { name: 'Jusqu’au' }).fill('2099-01-31')
  await drawer.getByRole('button', { name: 'Accorder une dérogation', exact: true }).click()
  await expect(drawer.getByText(/^Dérogation par Luc Tremblay/)).toBeVisible()
  await expectToFit(phone)

  await page.reload()
  await page.getByRole('button', { name: 'Open checks' }).click()
  await expect(stub.getByText(/^Override by Luc Tremblay/)).toBeVisible()
  await expect(panel.getByRole('status').last()).toContainText('In progress')
  expect(complaints).toEqual([])
})

test('a check that somebody else has judged meanwhile is not overwritten', async ({
  page,
  browser,
  server,
}) => {
  const { id } = await openSinceToday(server)
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(page, 'caseOfficer', `/applications/CheckPointTwoDialog?id=${id}`)
  const panel = page.getByRole('region', { name: /^Checkpoint 2 ·/ })
  const payer = panel.getByRole('listitem').filter({ hasText: 'The employer pays the wage' })
  await payer.getByText('Fail', { exact: true }).click()
  await payer.getByRole('textbox', { name: 'Note' }).fill('Another company')

  const desk = await server.anotherBrowser(browser, {})
  await desk.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(desk, 'superAdmin', `/applications/CheckPointTwoDialog?id=${id}`)
  const other = desk.getByRole('region', { name: /^Checkpoint 2 ·/ })
  const theirs = other.getByRole('listitem').filter({ hasText: 'The employer pays the wage' })
  await theirs.getByText('Pass', { exact: true }).click()
  await expect(theirs.getByText(/^Recorded by/)).toBeVisible()

  await payer.getByRole('button', { name: 'Save check' }).click()
  await expect(payer.getByRole('alert').first()).toBeVisible()
  await expect(payer.getByText('The employer pays the wage: Pass')).toBeVisible()
  await expect(payer.getByRole('textbox', { name: 'Note' })).toHaveValue('Another company')
  await payer.getByRole('button', { name: 'Save check' }).click()
  await expect(payer.getByText(/^Recorded by Amina Haddad/)).toBeVisible()
})

test('Amina opens both checkpoints from the participant', async ({ page, server, complaints }) => {
  const { id } = await openSinceToday(server)
  const { rows } = await sql<{ participant: string }>`
    select participant_id as participant from applications where id = ${id}`.execute(server.db)
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(page, 'caseOfficer')
  await page.goto(`${server.url}/participants/${rows[0]!.participant}`)
  for (const name of ['Checkpoint 2', 'Checkpoint 1']) {
    await page.getByRole('link', { name, exact: true }).first().click()
    const panel = page.getByRole('region', { name: new RegExp(`^${name} ·`) })
    await expect(panel.getByRole('listitem').first()).toBeVisible()
    await expect(panel.getByRole('button', { name: /^Show/ })).toHaveCount(0)
    await panel.getByRole('button', { name: 'Close panel' }).click()
    await expect(panel).toBeHidden()
  }
  await page.goto(
    `${server.url}/participants/ViewParticipantCheckPointTwoDialog?id=${rows[0]!.participant}`,
  )
  await expect(page.getByRole('region', { name: /^Checkpoint 2 ·/ })).toBeVisible()
  expect(complaints).toEqual([])
})
