import type { Page } from '@playwright/test'
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import sharp from 'sharp'
import { expect, test } from './server.ts'

/** The short message at the top; screen readers hear it too. */
const isTold = (page: Page, message: string) =>
  expect(page.locator('.mantine-Notification-description', { hasText: message })).toBeVisible()

const phone = { width: 375, height: 800 }

const picture = (width = 900, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: '#c0392b' } })
    .png()
    .toBuffer()

test.describe('own settings', () => {
  test('Chloé puts her name and number right on her phone, in French', async ({
    page,
    server,
    complaints,
  }) => {
    await page.setViewportSize(phone)
    await page.goto(`${server.url}/login?lang=fr`)
    await server.signIn(page, 'adviser', '/settings/account')
    await page.getByRole('textbox', { name: 'Nom' }).fill('')
    await page.getByRole('textbox', { name: 'Téléphone' }).fill('555-0199')
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page.getByText('Saisissez votre nom').first()).toBeVisible()

    await page.getByRole('textbox', { name: 'Nom' }).fill('Chloé Bergeron-Roy')
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page.getByRole('alert').first()).toContainText('téléphone')
    await expect(page.getByRole('textbox', { name: 'Nom' })).toHaveValue('Chloé Bergeron-Roy')

    await page.getByRole('textbox', { name: 'Téléphone' }).fill('514 555-0199')
    await page.getByRole('radio', { name: 'English' }).check()
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'My account' })).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Phone' })).toHaveValue('+15145550199')
    await page.getByRole('button', { name: 'Your account' }).click()
    await expect(page.getByRole('menu')).toContainText('Chloé Bergeron-Roy')
    const letters = await server.outbox()
    expect(letters.at(-1)).toMatchObject({ template: 'accounts.phoneChanged', language: 'en' })
    expect(complaints).toEqual([])
  })

  test('a second tab that saved first is not overwritten', async ({ page, context, server }) => {
    await server.signIn(page, 'care', '/settings/account')
    await page.getByRole('textbox', { name: 'Name' }).fill('Tomasz from here')
    const other = await context.newPage()
    await other.goto(`${server.url}/settings/account`)
    await other.getByRole('textbox', { name: 'Name' }).fill('Tomasz from there')
    await other.getByRole('button', { name: 'Save' }).click()
    await isTold(other, 'Account saved')
    await page.getByRole('button', { name: 'Save' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('You already saved this elsewhere')
    await expect(dialog).toContainText('in another tab or window')
    await expect(dialog).toContainText('Tomasz from there')
    await expect(dialog).toContainText('Tomasz from here')
    await dialog.getByRole('button', { name: /save/i }).click()
    await isTold(page, 'Account saved')
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Tomasz from here')
  })

  test('Priya takes a new address by the link that was mailed there', async ({ page, server }) => {
    await server.signIn(page, 'finance', '/settings/account')
    await page.getByRole('textbox', { name: 'Email address' }).fill('priya.new@example.org')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('We sent a link to priya.new@example.org')).toBeVisible()
    const letter = (await server.outbox()).find(
      (each) => each.recipient === 'priya.new@example.org',
    )
    await page.goto(letter?.link ?? '')
    await expect(page).toHaveURL(`${server.url}/confirm-email`)
    await page.getByRole('button', { name: 'Confirm address' }).click()
    await expect(page.getByText('Your email address is now priya.new@example.org')).toBeVisible()
    await page.goto(letter?.link ?? '')
    await page.getByRole('button', { name: 'Confirm address' }).click()
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      'expired or was used already',
    )
  })

  test('a picture is cropped by keyboard and shown in the frame; what is none is refused', async ({
    page,
    server,
    complaints,
  }) => {
    await server.signIn(page, 'manager', '/settings/account')
    const choose = (name: string, mimeType: string, buffer: Buffer) =>
      page.setInputFiles('input[type=file]', { name, mimeType, buffer })
    await page.getByRole('textbox', { name: 'Name' }).fill('David M.')
    const refused = [
      ['me.svg', 'image/svg+xml', Buffer.from('<svg/>'), 'Choose a JPG, GIF or PNG'],
      ['me.png', 'image/png', Buffer.from('<script>'), 'damaged or incomplete'],
      ['me.png', 'image/png', (await picture()).subarray(0, 60), 'damaged or incomplete'],
      ['me.png', 'image/png', randomBytes(10 * 1024 * 1024 + 1), 'at most 10 MB'],
      ['me.png', 'image/png', await picture(5100, 5000), 'at most 25 million pixels'],
    ] as const
    for (const [name, mimeType, content, why] of refused) {
      await choose(name, mimeType, content)
      await expect(page.getByRole('main').getByRole('alert').first()).toContainText(why)
    }
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('David M.')

    await choose('me.png', 'image/png', await picture())
    await page.getByLabel('Part of the picture').focus()
    await page.keyboard.press('ArrowLeft')
    await page.getByRole('slider').focus()
    await page.keyboard.press('ArrowRight')
    await page.getByRole('button', { name: 'Use this part' }).click()
    await isTold(page, 'Picture saved')
    await expect(page.locator('header img')).toHaveAttribute('src', /^\/api\/avatars\/[\w-]{22}$/)

    await page.getByRole('button', { name: 'Remove picture' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove picture' }).click()
    await isTold(page, 'Picture removed')
    await expect(page.locator('header img')).toHaveCount(0)
    expect(complaints).toEqual([])
  })

  test('Amina goes without the letter about decisions', async ({ page, server }) => {
    await server.signIn(page, 'caseOfficer', '/settings/notifications')
    const decided = page.getByRole('checkbox', {
      name: 'By email: One of your applications is decided, or its placement begins or ends early',
    })
    // The tick goes once the choice is kept.
    await decided.click()
    await expect(decided).not.toBeChecked()
    await isTold(page, 'Choice saved')
    await page.reload()
    await expect(decided).not.toBeChecked()
  })
})

test.describe('general settings', () => {
  test('Étienne names the organisation and sees it below every page', async ({
    page,
    browser,
    server,
    complaints,
  }) => {
    await page.goto(`${server.url}/login?lang=fr`)
    await server.signIn(page, 'brandAdmin', '/settings/general')
    const currency = page.getByRole('combobox', { name: 'Monnaie' })
    await expect(currency).toBeDisabled()
    await expect(
      page.getByText('La monnaie ne peut pas changer tant que des ordres sont actifs'),
    ).toBeVisible()
    await sql`update orders set status = 'void', void_reason = 'Moved' where status = 'active'`.execute(
      server.db,
    )
    await page.reload()
    const name = page.getByRole('group', { name: 'Nom de l’organisme' })
    await name.getByLabel('Anglais').fill('Northern Skills')
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page.getByRole('alert').first()).toBeVisible()
    await name.getByLabel('Français').fill('Compétences du Nord')
    await page.getByRole('textbox', { name: 'Courriel' }).fill('info@example.org')
    await currency.fill('euro')
    await page.getByRole('option', { name: 'EUR – euro' }).click()
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await isTold(page, 'Paramètres enregistrés')
    await expect(page.getByRole('contentinfo')).toContainText('Compétences du Nord')
    await expect(page.getByRole('main')).toContainText('a modifié les paramètres généraux')

    await page.goto(`${server.url}/programs`)
    await expect(page.getByRole('main')).toContainText('€')

    const visitor = await server.anotherBrowser(browser)
    await visitor.goto(`${server.url}/login?lang=en`)
    await expect(visitor.getByRole('contentinfo')).toContainText('Northern Skills')
    await expect(visitor.getByRole('contentinfo')).toContainText('info@example.org')
    expect(complaints).toEqual([])
  })

  test('an auditor reads them and changes nothing', async ({ page, server }) => {
    await server.signIn(page, 'auditor', '/settings/general')
    await expect(page.getByRole('main')).toContainText(/Toronto – (Eastern Time|heure de l’Est)/)
    await expect(page.getByRole('button', { name: /Save|Enregistrer/ })).toHaveCount(0)
  })
})
