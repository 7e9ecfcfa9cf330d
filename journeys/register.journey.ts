import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expectToFit } from './fits.ts'
import { linkOf, mailTo } from './mailbox.ts'
import { expect, test } from './server.ts'

const password = 'Étang-brumeux 42 cygnes'

async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
}

test.describe('making an account', () => {
  test('an employer registers, confirms the address from the mail, and signs in', async ({
    page,
    server,
    complaints,
  }) => {
    const email = 'nora.belanger@moulin.example'
    await page.goto(`${server.url}/login`)
    await page.getByRole('link', { name: 'Create an account' }).click()
    await page.getByRole('radio', { name: 'Employer' }).check()
    await page.getByLabel('Your name').fill('Nora Bélanger')
    await page.getByLabel('Email address').fill(` ${email.toUpperCase()} `)
    const rules = page.locator('#password-rules li')
    await page.getByLabel('Password', { exact: true }).fill('ÉTANG')
    await expect(rules.filter({ hasText: '(done)' })).toHaveCount(0)
    await page.getByLabel('Password', { exact: true }).fill('Étang-brumeux')
    await expect(rules.filter({ hasText: '(done)' })).toHaveCount(3)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByLabel('Password again').fill(password)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Create account' }).click()

    await expect(page).toHaveURL(`${server.url}/verify-email`)
    await expect(page.getByText(email)).toBeVisible()
    await expect(page.getByRole('button', { name: /Send again in \d+ seconds/ })).toBeDisabled()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Use another address' }).click()
    await expect(page.getByLabel('Your name')).toHaveValue('Nora Bélanger')
    await page.goBack()

    const link = await linkOf(server, email, 'registration.confirm')
    await page.goto(link)
    await page.getByLabel('Password', { exact: true }).fill('something else 7')
    await page.getByRole('button', { name: 'Confirm address' }).click()
    await expect(page.getByText('Enter the password you chose').first()).toBeVisible()
    expect(page.url()).not.toContain('token')
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Confirm address' }).click()
    await expect(page.getByRole('heading', { name: /your address is confirmed/ })).toBeVisible()
    await page.getByRole('link', { name: 'Sign in' }).click()
    await expect(page.getByLabel('Email address')).toHaveValue(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page).toHaveURL(`${server.url}/dashboard`)
    await expect(page.getByText('Nora Bélanger').first()).toBeAttached()

    await page.evaluate(() => localStorage.clear())
    await page.goto(link)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Confirm address' }).click()
    await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
    await expectAccessible(page)
    expect(complaints).toEqual([])
  })

  test('whoever has not confirmed the address is told how, on the sign-in page', async ({
    page,
    server,
  }) => {
    const email = 'ines@moulin.example'
    const typed = { userType: 'employee', name: 'Inès', email, password, confirmation: password }
    await server.test.visitor.post('/auth/register', typed)
    await page.goto(`${server.url}/login`)
    await page.getByLabel('Email address').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.getByRole('link', { name: 'Send email again' }).click()
    await expect(page.getByRole('heading', { name: 'Confirm your email address' })).toBeVisible()
    await page.getByLabel('Email address').fill(email)
    await page.getByRole('button', { name: 'Send email again' }).click()
    await expect(page.getByText(email)).toBeVisible()
    await page.goto(await linkOf(server, email, 'registration.confirm'))
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Confirm address' }).click()
    await expect(page.getByRole('heading', { name: /your address is confirmed/ })).toBeVisible()
  })

  test.describe('on a phone, in French', () => {
    test.use({ viewport: { width: 375, height: 740 } })

    test('what is wrong stands at its field, and nothing typed is lost', async ({
      page,
      server,
    }) => {
      await page.goto(`${server.url}/register?lang=fr`)
      await page.getByLabel('Votre nom').fill('Noé Gélinas')
      await page.getByLabel('Adresse courriel').fill('noe.gelinas')
      await page.getByLabel('Mot de passe', { exact: true }).fill('COURT')
      await page.getByLabel('Mot de passe, une seconde fois').fill('autre')
      await page.getByRole('button', { name: 'Créer le compte' }).click()
      const summary = page.getByRole('alert').filter({ hasText: '4 réponses à corriger' })
      await expect(summary).toBeFocused()
      await expectAccessible(page)
      await summary.getByRole('link', { name: 'Je suis ici à titre de' }).click()
      await expect(page.getByRole('radio', { name: 'Employeur' })).toBeFocused()
      await page.keyboard.press('Space')
      await page.getByRole('radio', { name: 'Participant(e)' }).check()
      await expect(page.locator('#email-error')).toHaveText(
        'Saisissez une adresse courriel, par exemple nom@exemple.org',
      )
      await page.getByLabel('Adresse courriel').fill('noe.gelinas@moulin.example')
      await expect(page.locator('#email-error')).toHaveCount(0)

      // What only the server knows comes back to its field.
      await page.getByLabel('Mot de passe', { exact: true }).fill('soleil gelinas 7')
      await page.getByLabel('Mot de passe, une seconde fois').fill('soleil gelinas 7')
      await page.getByRole('button', { name: 'Créer le compte' }).click()
      await expect(page.locator('#password-error')).toHaveText(
        'Retirez le nom de votre adresse courriel du mot de passe',
      )
      await expect(page.getByLabel('Mot de passe', { exact: true })).toBeFocused()
      await expect(page.getByLabel('Votre nom')).toHaveValue('Noé Gélinas')
      await expect(page.getByLabel('Mot de passe, une seconde fois')).toHaveValue(
        'soleil gelinas 7',
      )
      await expectToFit(page)

      await page.getByRole('button', { name: 'Afficher le mot de passe' }).first().click()
      await page.getByLabel('Mot de passe', { exact: true }).fill(password)
      await page.getByLabel('Mot de passe, une seconde fois').fill(password)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(`${server.url}/verify-email`)
      const mail = await mailTo(server, 'noe.gelinas@moulin.example', 'registration.confirm')
      expect(mail).toMatchObject({ language: 'fr' })
    })
  })

  test('an address with an account gets the same page, and its owner a mail', async ({
    page,
    server,
  }) => {
    await page.goto(`${server.url}/register`)
    await page.getByRole('radio', { name: 'Employer' }).check()
    await page.getByLabel('Your name').fill('Somebody')
    await page.getByLabel('Email address').fill('auditor@example.org')
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByLabel('Password again').fill(password)
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
    const { link } = await mailTo(server, 'auditor@example.org', 'registration.known')
    expect(link).toContain('/login')
  })
})

test.describe('being let in', () => {
  test('a participant without an account asks for a password and signs in with it', async ({
    page,
    server,
  }) => {
    const { email } = await server.db
      .selectFrom('participants')
      .select('email')
      .where('email', 'not in', server.db.selectFrom('users').select('email'))
      .groupBy('email')
      .having((of) => of.fn.countAll(), '=', 1)
      .limit(1)
      .executeTakeFirstOrThrow()
    await page.goto(`${server.url}/employee/password`)
    await page.getByLabel('Email address').fill(email)
    await page.getByRole('button', { name: 'Send link' }).click()
    await expect(page.getByText(`If ${email} belongs to a participant`)).toBeVisible()
    const link = new URL(await linkOf(server, email, 'registration.employeePassword'))
    link.searchParams.set('lang', 'en')
    await page.goto(link.href)
    await expect(page.getByText(email)).toBeVisible()
    expect(page.url()).not.toContain('token')
    await page.reload()
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByLabel('Password again').fill(password)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Save password' }).click()
    await page.getByRole('link', { name: 'Sign in' }).click()
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page).toHaveURL(`${server.url}/dashboard`)
  })
})
