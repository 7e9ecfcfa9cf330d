import {
  pdf,
  field,
  goOn,
  arrive,
  fill,
  answer,
  accessible,
  begin,
  tellOrganisation,
  tellPosition,
  linkFor,
} from './application-form.ts'
import { expect, test } from './server.ts'

const problem = (of: { status: number; code: string; headers?: Record<string, string> }) => ({
  status: of.status,
  headers: { 'content-type': 'application/problem+json', ...of.headers },
  body: JSON.stringify({
    type: 'about:blank',
    title: of.code,
    requestId: 'r',
    ...of,
    headers: undefined,
  }),
})

test.describe('applying', () => {
  test('an employer applies, the employee completes the other half, and a double click sends it once', async ({
    page,
    browser,
    server,
    complaints,
  }) => {
    const address = 'sam.okafor@example.org'
    await begin(page, server)
    await tellOrganisation(page)
    await tellPosition(page, address)
    await expect(page.getByText('$11,500.00').first()).toBeVisible()
    await expect(page.getByText('887766559RP0001')).toBeVisible()
    await expect(page.getByText('$24.50 an hour')).toBeVisible()
    await expect(page.getByText('K1A 0B1').first()).toBeVisible()
    await expect(page.getByText('613\u2011555\u20110142')).toBeVisible()
    await expect(page.getByText('75110 – Construction trades helpers and labourers')).toBeVisible()
    await accessible(page)
    await page.getByRole('button', { name: 'Submit application' }).dblclick()
    await page.waitForURL(/employer\/completed/)
    const reference = await page.getByText(/^APP-/).innerText()
    await page.reload()
    await expect(page.getByText(reference)).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This was already sent')
    const { count } = await server.db
      .selectFrom('applications')
      .select((make) => make.fn.countAll<number>().as('count'))
      .where('participant_email', '=', address)
      .executeTakeFirstOrThrow()
    expect(count).toBe(1)

    const other = await server.anotherBrowser(browser)
    await other.goto(await linkFor(server, address))
    await arrive(other, 'person')
    await expect(other.getByText('Cabinetmaker’s assistant')).toBeVisible()
    await answer(other, { 'participant.birthDate': '2004-04-01' }, 'reach')
    await answer(other, { 'participant.phone': '613 555-0199' }, 'home')
    await answer(
      other,
      {
        'participant.street': '4 Elm St',
        'participant.city': 'Ottawa',
        'participant.province': 'ON',
        'participant.postalCode': 'K1A 0B1',
      },
      'situation',
    )
    await answer(
      other,
      { 'participant.workStatus': 'citizen', 'participant.relationToEmployer': 'none' },
      'background',
    )
    await answer(
      other,
      {
        'participant.education': 'secondary',
        'participant.currentlyStudent': 'false',
        'participant.employmentBefore': 'unemployed',
        'participant.previouslyFunded': 'false',
      },
      'support',
    )
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

  test('a page that is not complete says so at the top, in the title and at each field', async ({
    page,
    server,
  }) => {
    await begin(page, server)
    await goOn(page)
    await expect(page.locator('main [role=alert]')).toBeFocused()
    await expect(page).toHaveTitle(/^Error: /)
    await accessible(page)
    await page.locator('main [role=alert]').getByRole('link', { name: 'Legal name' }).click()
    await expect(field(page, 'employer.legalName')).toBeFocused()
  })

  test('an answer that does not fit the program is met at once with the rule and a way out', async ({
    page,
    server,
  }) => {
    await begin(page, server)
    await page.goto(`${server.url}/employer/application?step=dates`)
    await fill(page, {
      'position.startOn': '2027-02-01',
      'position.endOn': '2027-02-10',
      'position.hoursPerWeek': '20',
    })
    await expect(page.getByText('at least 8 weeks')).toBeVisible()
    await expect(page.getByText('at least 30 hours per week')).toBeVisible()
    await goOn(page)
    await expect(page.locator('main [role=alert]')).toBeFocused()
  })

  test('switching the language keeps every answer, and figures keep their value', async ({
    page,
    server,
  }) => {
    await begin(page, server)
    await page.goto(`${server.url}/employer/application?step=pay`)
    await fill(page, { 'position.hourlyWage': '24.50', 'position.otherFunding': '1,234' })
    await page.getByRole('button', { name: 'Français' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Salaire')
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    await expect(field(page, 'position.hourlyWage')).toHaveValue('24,50')
    await expect(field(page, 'position.otherFunding')).toHaveValue('1234,00')
    await accessible(page)
  })

  test('nothing is lost without a connection, and it is saved when there is one again', async ({
    page,
    context,
    server,
  }) => {
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

  test('a tab that is closed in the middle of a word gives the word back', async ({
    page,
    server,
  }) => {
    await begin(page, server)
    await field(page, 'employer.legalName').pressSequentially('Half a na')
    await page.goto('about:blank')
    await page.goto(`${server.url}/employer/profile`)
    await page.getByRole('button', { name: 'Continue application' }).click()
    await expect(field(page, 'employer.legalName')).toHaveValue('Half a na')
  })

  test('a link by mail goes on with the answers on another device', async ({
    page,
    browser,
    server,
  }) => {
    const address = 'elsewhere@example.org'
    await begin(page, server)
    await fill(page, { 'employer.legalName': 'On two devices' })
    await page.getByRole('button', { name: 'Send link' }).click()
    await page.getByLabel('Your email').fill(address)
    await page.getByRole('button', { name: 'Send link' }).click()
    await expect(page.getByText('We sent the link')).toBeVisible()
    const other = await server.anotherBrowser(browser, { viewport: { width: 375, height: 800 } })
    await other.goto(await linkFor(server, address))
    await arrive(other, 'organisation')
    await expect(field(other, 'employer.legalName')).toHaveValue('On two devices')
    expect(other.url()).not.toContain('draft=')
  })

  test('going back shows the page before with its answers', async ({ page, server }) => {
    await begin(page, server)
    await answer(
      page,
      { 'employer.businessNumber': '123456782RP0001', 'employer.legalName': 'Back and forth' },
      'details',
    )
    await page.goBack()
    await expect(field(page, 'employer.legalName')).toHaveValue('Back and forth')
  })

  test('whoever is signed in for an employer finds its profile filled in, whatever this device kept', async ({
    page,
    server,
  }) => {
    await begin(page, server)
    await answer(
      page,
      { 'employer.businessNumber': '123456782RP0001', 'employer.legalName': 'Of a visitor' },
      'details',
    )
    await server.signIn(page, 'employer')
    const { legal_name: name } = await server.db
      .selectFrom('employers')
      .innerJoin('users', 'users.employer_id', 'employers.id')
      .select('legal_name')
      .where('users.email', '=', 'employer@example.org')
      .executeTakeFirstOrThrow()
    await begin(page, server)
    await expect(field(page, 'employer.legalName')).toHaveValue(name)
    await goOn(page)
    await arrive(page, 'details')
    await page.reload()
    await expect(field(page, 'employer.sector')).toBeVisible()
    await page.goBack()
    await expect(field(page, 'employer.legalName')).toHaveValue(name)
  })

  test('of whoever is signed in for an employer the device keeps nothing but the receipt', async ({
    page,
    server,
  }) => {
    await server.signIn(page, 'employer')
    await begin(page, server)
    const { legal_name: name } = await server.db
      .selectFrom('employers')
      .innerJoin('users', 'users.employer_id', 'employers.id')
      .select('legal_name')
      .where('users.email', '=', 'employer@example.org')
      .executeTakeFirstOrThrow()
    await expect(field(page, 'employer.legalName')).toHaveValue(name)
    for (const next of ['details', 'address', 'contact', 'position']) {
      // oxlint-disable-next-line no-await-in-loop
      await answer(page, {}, next)
    }
    await tellPosition(page, 'nothing.kept@example.org')
    await page.getByRole('button', { name: 'Submit application' }).click()
    await page.waitForURL(/employer\/completed/)
    const reference = await page.getByText(/^APP-/).innerText()
    const kept = () => page.evaluate(() => localStorage.getItem('employerProfileForm') ?? '')
    await expect.poll(kept).toContain(reference)
    await expect.poll(kept).not.toContain(name)
    await page.reload()
    await expect(page.getByText(reference)).toBeVisible()
    await expect.poll(kept).not.toContain(name)
  })

  test('an expired link offers a fresh one, and an unknown one says so', async ({
    page,
    browser,
    server,
  }) => {
    const address = 'late@example.org'
    await begin(page, server)
    await page.getByRole('button', { name: 'Send link' }).click()
    await page.getByLabel('Your email').fill(address)
    await page.getByRole('button', { name: 'Send link' }).click()
    const link = await linkFor(server, address)
    await server.db.updateTable('form_links').set({ expires_at: '2020-01-01T00:00:00Z' }).execute()
    const other = await server.anotherBrowser(browser)
    await other.goto(link)
    await other.getByRole('button', { name: 'Send new link' }).click()
    await expect(other.getByText('we have sent a new link')).toBeVisible()
    await other.goto(`${server.url}/employee/profile?draft=${'x'.repeat(43)}`)
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('This link does not work')
  })

  test('what the server refuses is said in place, and nothing typed is lost', async ({
    page,
    server,
  }) => {
    await begin(page, server)
    const answers = { status: 429, code: 'tooManyRequests', headers: { 'retry-after': '7' } }
    await page.route('**/api/public/drafts/*/link', (route) => route.fulfill(problem(answers)))
    await page.getByRole('button', { name: 'Send link' }).click()
    await page.getByLabel('Your email').fill('busy@example.org')
    await page.getByRole('button', { name: 'Send link' }).click()
    await expect(page.getByText('Wait 7 seconds')).toBeVisible()
    await page.route('**/api/public/drafts/*', (route) =>
      route.fulfill(problem({ status: 409, code: 'linkExpired' })),
    )
    await fill(page, { 'employer.legalName': 'Typed into an expired form' })
    await expect(page.getByRole('button', { name: 'Send new link' })).toBeVisible()
    await expect(field(page, 'employer.legalName')).toHaveValue('Typed into an expired form')
    await page.unrouteAll()
    await page.reload()
    await expect(field(page, 'employer.legalName')).toHaveValue('Typed into an expired form')
  })
})
