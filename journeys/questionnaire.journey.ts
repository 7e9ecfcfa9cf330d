import type { Page } from '@playwright/test'
import type { Question } from '../modules/forms/contract/definition.ts'
import { both, keyOf, openEditor, own } from '../modules/forms/server/forms.test-editor.ts'
import { save, upload, wholeHalf } from '../modules/intake/server/intake.test-journey.ts'
import {
  accessible,
  arrive,
  begin,
  field,
  fillDay,
  goOn,
  linkFor,
  pdf,
} from './application-form.ts'
import { expect, test, type JourneyServer } from './server.ts'

const option = (id: string, label: string) => ({ id, label: both(label) })
const key = (word: string) => keyOf(word)

/** One of every kind, with a chain of conditions and a repeated group. */
const questions: Question[] = [
  own('short', 'text', { required: true, help: both('As on your sign') }),
  own('long', 'longText'),
  own('count', 'number', { limits: { min: '1', max: '40', scale: 1 } }),
  own('price', 'money', { required: true }),
  own('day', 'date'),
  own('hasTools', 'yesNo', { required: true }),
  own('tools', 'one', {
    required: true,
    options: [option('saw', 'Saw'), option('other', 'Something else')],
    show: { all: [{ q: key('hasTools'), op: 'is', is: true }] },
  }),
  own('which', 'text', {
    required: true,
    show: { all: [{ q: key('tools'), op: 'in', of: ['other'] }] },
  }),
  own('days', 'many', { options: [option('mon', 'Monday'), option('tue', 'Tuesday')] }),
  own('easy', 'scale5'),
  own('again', 'scale10'),
  own('sketch', 'file', { required: true }),
  own('costs', 'group', {
    limits: { min: '1', max: '5' },
    required: true,
    entry: { item: both('Line'), add: both('Add a line') },
    questions: [own('what', 'text', { required: true }), own('amount', 'money')] as never,
  }),
  own('promise', 'statement', { required: true }),
]

async function publish(server: JourneyServer) {
  const margaret = await server.test.as('superAdmin')
  const { id } = await server.db
    .selectFrom('programs')
    .select('id')
    .where('code', '=', 'YESP')
    .executeTakeFirstOrThrow()
  const purpose = 'application.employer'
  const editor = await openEditor(server.test, { by: margaret, programId: id, purpose })
  const section = {
    id: 'sAbout',
    place: 'application',
    title: both('About the workshop', 'À propos de l’atelier'),
    intro: both('All that a workshop may be asked.'),
    questions,
  }
  await editor.edit({ do: 'addSection', section, after: 'statements' })
  expect((await editor.publish()).status).toBe(200)
}

const tokenOf = (page: Page) =>
  page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('employerProfileForm') ?? '{}') as object
    return (kept as { token: string }).token
  })

/** Answers the product's own questions as another device would, and comes back to the form. */
async function tellTheRest(page: Page, server: JourneyServer) {
  const token = await tokenOf(page)
  await save(server.test, token, wholeHalf(77))
  const { body } = await server.test.visitor.get<{
    program: { requiredDocuments: { code: string; askedOf: string }[] }
  }>(`/public/drafts/${token}`)
  for (const { code, askedOf } of body.program.requiredDocuments)
    // oxlint-disable-next-line no-await-in-loop
    if (askedOf === 'employer') await upload(server.test, { token, kind: code })
  await page.goto(`${server.url}/employer/application?step=sAbout`)
  await page.reload()
}

const at = (page: Page, word: string) => field(page, key(word))
const choose = (page: Page, word: string, value: string) =>
  at(page, word).locator(`input[value="${value}"]`).check()

test('a questionnaire of every kind goes from a draft over offline and another device to an answer', async ({
  page,
  context,
  browser,
  server,
  complaints,
}) => {
  await publish(server)
  await begin(page, server)
  await expect(page.getByText(/^Saved /)).toBeVisible()
  await tellTheRest(page, server)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About the workshop')
  await accessible(page)

  await test.step('what is missing is said at its place', async () => {
    await goOn(page)
    await expect(page.locator('main [role=alert]')).toContainText('short')
    await expect(page.locator('main [role=alert]')).toContainText('costs')
    await expect(at(page, 'tools')).toHaveCount(0)
  })

  await test.step('a chain of conditions opens, closes, and gives its answers back', async () => {
    await choose(page, 'hasTools', 'true')
    await choose(page, 'tools', 'other')
    await at(page, 'which').fill('A lathe')
    await choose(page, 'hasTools', 'false')
    await expect(at(page, 'tools')).toHaveCount(0)
    await expect(at(page, 'which')).toHaveCount(0)
    await choose(page, 'hasTools', 'true')
    await expect(at(page, 'which')).toHaveValue('A lathe')
  })

  await test.step('what is typed offline is saved later', async () => {
    await expect(page.getByText(/^Saved /)).toBeVisible()
    await context.setOffline(true)
    await at(page, 'short').fill('Atelier Rivière')
    await at(page, 'price').fill('1,234.50')
    await page.getByRole('button', { name: 'Add a line' }).click()
    await page.getByLabel('what', { exact: true }).fill('Gloves')
    await page.getByLabel('amount (optional)').fill('12,50')
    await expect(page.getByText(/No connection/)).toBeVisible({ timeout: 10_000 })
    await context.setOffline(false)
    await expect(page.getByText(/^Saved /)).toBeVisible({ timeout: 10_000 })
  })

  await test.step('a day is typed in three boxes, and one that does not exist stays and is said', async () => {
    await at(page, 'day').getByLabel('Day').focus()
    for (const typed of ['30', '2', '2027']) {
      // oxlint-disable-next-line no-await-in-loop
      await page.keyboard.type(typed)
      // oxlint-disable-next-line no-await-in-loop
      await page.keyboard.press('Tab')
    }
    await goOn(page)
    const wrong = 'Enter a real day, month and year, in numbers'
    await expect(at(page, 'day')).toContainText(wrong)
    await page.locator('main [role=alert]').getByRole('link', { name: /^day/ }).click()
    await expect(at(page, 'day').getByLabel('Day')).toBeFocused()
    await expect(at(page, 'day').getByLabel('Day')).toHaveValue('30')
    await expect(at(page, 'day').getByLabel('Month')).toHaveValue('2')
    await expect(at(page, 'day').getByLabel('Year')).toHaveValue('2027')
    await accessible(page)
    await fillDay(page, key('day'), '-3-')
    await expect(page.getByText(/^Saved /)).toBeVisible({ timeout: 10_000 })
    await page.reload()
    await expect(at(page, 'day').getByLabel('Day')).toHaveValue('')
    await expect(at(page, 'day').getByLabel('Month')).toHaveValue('3')
  })

  await test.step('the rest is answered', async () => {
    await fillDay(page, key('day'), '2027-3-5')
    await page.getByLabel('Tuesday').check()
    await choose(page, 'easy', '4')
    await choose(page, 'again', '10')
    await page
      .locator('input[type=file]')
      .last()
      .setInputFiles({ name: 'sketch.pdf', ...pdf })
    await expect(page.getByText('sketch.pdf', { exact: true })).toBeVisible()
    await page.getByLabel('promise').check()
    await expect(page.getByText(/^Saved /)).toBeVisible({ timeout: 10_000 })
  })

  const other = await server.anotherBrowser(browser, { viewport: { width: 375, height: 800 } })
  await test.step('another device has it all, in the other language', async () => {
    await page.getByRole('button', { name: 'Send link' }).click()
    await page.getByLabel('Your email').fill('atelier@example.org')
    await page.getByRole('button', { name: 'Send link' }).click()
    await other.goto(await linkFor(server, 'atelier@example.org'))
    await arrive(other, 'sAbout')
    await other.getByRole('button', { name: 'Français' }).click()
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('À propos de l’atelier')
    await expect(at(other, 'short')).toHaveValue('Atelier Rivière')
    await expect(at(other, 'price')).toHaveValue('1234,50')
    await expect(at(other, 'day').getByLabel('Année')).toHaveValue('2027')
    await expect(at(other, 'day').getByLabel('Jour')).toHaveValue('05')
    await expect(other.getByLabel('what (fr)', { exact: true })).toHaveValue('Gloves')
    await expect(other.getByText('sketch.pdf', { exact: true })).toBeVisible()
    await accessible(other)
    await goOn(other)
    await arrive(other, 'check')
  })

  await test.step('the check shows every answer, and that is what is sent', async () => {
    const entry = 'what (fr) : Gloves'
    const others = ['1 234,50 $', '5 mars 2027', 'A lathe', 'Tuesday (fr)', 'sketch.pdf']
    for (const said of ['Atelier Rivière', entry, ...others])
      // oxlint-disable-next-line no-await-in-loop
      await expect(other.getByText(said).first()).toBeVisible()
    await accessible(other)
    await goOn(other)
    await other.waitForURL(/employer\/completed/)
  })

  const { content } = await server.db
    .selectFrom('form_responses')
    .select('content')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(content).toMatchObject({
    [key('short')]: 'Atelier Rivière',
    [key('price')]: '1234.50',
    [key('day')]: '2027-03-05',
    [key('which')]: 'A lathe',
    [key('days')]: ['tue'],
    [key('easy')]: 4,
    [key('again')]: 10,
    [key('costs')]: [{ answers: { [key('what')]: 'Gloves', [key('amount')]: '12.50' } }],
    [key('promise')]: true,
  })
  expect(complaints).toEqual([])
})
