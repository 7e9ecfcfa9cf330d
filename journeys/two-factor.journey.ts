import type { CDPSession, Page } from '@playwright/test'
import { codeNow, nextCode } from './app-codes.ts'
import { cast, type CastMember } from '../seeds/cast.ts'
import { expect, test, type JourneyServer } from './server.ts'
import { typeSignIn } from './typed-sign-in.ts'

test.use({ environment: { TWO_FACTOR_ENFORCEMENT: 'on', SMS_INTERVAL: '1s' } })

async function givePassword(page: Page, server: JourneyServer, member: CastMember) {
  await page.goto(`${server.url}/login`)
  await typeSignIn(page, member)
}

async function signOut(page: Page) {
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await page.waitForURL(/\/login/)
}

/** Sets the app up in the open dialog. */
async function addApp(page: Page): Promise<string> {
  const dialog = page.getByRole('dialog', { name: 'Add an authenticator app' })
  await expect(dialog.getByRole('img', { name: 'QR code' })).toHaveJSProperty('width', 180)
  const secret = (await dialog.getByText(/^[A-Z2-7]{32}$/).textContent()) ?? ''
  await dialog.getByLabel('Verification code').fill(codeNow(secret))
  await dialog.getByRole('button', { name: 'Verify and enable' }).click()
  return secret
}

test('an administrator is asked for a second factor, puts it off, and sets an app up', async ({
  page,
  server,
  complaints,
}) => {
  await givePassword(page, server, cast.superAdmin)
  const prompt = page.getByRole('dialog', { name: 'Set up two-factor authentication' })
  await prompt.getByRole('button', { name: 'Remind Me Later' }).click()
  await expect(prompt).toBeHidden()
  const flag = () => page.evaluate(() => localStorage.getItem('2fa_enforcement_dismissed'))
  await expect.poll(flag).toBe('true')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(prompt).toBeHidden()
  await signOut(page)

  await givePassword(page, server, cast.superAdmin)
  await prompt.getByRole('button', { name: 'Set Up Now' }).click()
  await expect.poll(flag).toBeNull()
  const choice = page.getByRole('dialog', { name: 'Select an authentication method' })
  const names = await choice.getByRole('button').allTextContents()
  expect(names.findIndex((name) => name.startsWith('Authenticator'))).toBeLessThan(
    names.findIndex((name) => name.startsWith('Text message')),
  )
  await choice.getByRole('button', { name: 'Authenticator app' }).click()
  const code = page.getByLabel('Verification code')
  const submit = page.getByRole('button', { name: 'Verify and enable' })
  await expect(submit).toBeDisabled()
  // The dialog may still be taking the focus.
  await expect(async () => {
    await code.press('Enter')
    const asked = page.getByText('Please enter the verification code')
    await expect(asked).toBeVisible({ timeout: 2000 })
  }).toPass()
  await code.fill('12 34')
  await submit.click()
  await expect(page.getByText('Please enter a valid 6-digit code')).toBeVisible()
  await code.fill('000 000')
  await submit.click()
  await expect(
    page.getByRole('dialog').getByText('Invalid verification code. Please try again.'),
  ).toBeVisible()
  const secret = await addApp(page)
  await expect(
    page.getByText('Two-factor authentication has been enabled successfully').first(),
  ).toBeVisible()
  const codes = page.getByRole('dialog', { name: 'Your recovery codes' })
  await expect(codes.getByRole('listitem')).toHaveCount(10)
  const recovery = (await codes.getByRole('listitem').first().textContent()) ?? ''
  const saved = page.waitForEvent('download')
  await codes.getByRole('button', { name: 'Download' }).click()
  expect((await saved).suggestedFilename()).toBe('recovery-codes.txt')
  await codes.getByRole('button', { name: 'I have saved them' }).click()
  await signOut(page)

  await test.step('signs in with a code, in groups, and gets where it was going', async () => {
    await page.goto(`${server.url}/programs?perPage=5`)
    await typeSignIn(page, cast.superAdmin)
    const second = page.getByLabel('Code', { exact: true })
    await expect(second).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(second).not.toHaveAttribute('maxlength')
    await second.fill('000000')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText('Invalid verification code. Please try again.')).toBeVisible()
    await second.fill(nextCode(secret).replace(/^.../, '$&-'))
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL(/\/programs\?perPage=5/)
    await signOut(page)
  })

  await test.step('in French, and with a recovery code when the phone is away', async () => {
    await givePassword(page, server, cast.superAdmin)
    await page.getByRole('button', { name: 'Français' }).click()
    await page.getByRole('button', { name: 'Continuer' }).click()
    await expect(page.getByText('Saisissez le code de vérification')).toBeVisible()
    await page.getByRole('button', { name: 'Utiliser un code de secours' }).click()
    await page.getByLabel('Code de secours').fill(recovery)
    await page.getByRole('button', { name: 'Continuer' }).click()
    await page.waitForURL(/\/dashboard/)
    await page.getByRole('button', { name: 'English' }).click()
  })

  await test.step('and takes the app away again', async () => {
    await page.goto(`${server.url}/settings/security`)
    await expect(page.getByText('9 codes left')).toBeVisible()
    await page.getByRole('button', { name: 'Remove method: Authenticator app' }).click()
    await page.getByRole('button', { name: 'Remove method', exact: true }).last().click()
    await expect(page.getByText('Off', { exact: true })).toBeVisible()
  })
  expect(complaints).toEqual([])
})

test('a case officer sets text messages up, after confirming who it is', async ({
  page,
  server,
}) => {
  const newest = async () => {
    const sent = (await server.outbox()).filter(({ channel }) => channel === 'sms')
    return /\d{6}/.exec(sent.at(-1)?.body ?? '')?.[0] ?? ''
  }
  await server.signInByTyping(page, 'caseOfficer')
  await server.db
    .updateTable('sessions')
    .set({ proved_at: new Date(Date.now() - 3_600_000).toISOString() })
    .execute()
  await page.goto(`${server.url}/settings/security`)
  await page.getByRole('button', { name: 'Enable two-factor authentication' }).click()
  await page.getByRole('button', { name: 'Text message (SMS)' }).click()
  const dialog = page.getByRole('dialog', { name: 'Enable SMS verification' })
  await dialog.getByRole('button', { name: 'Send code' }).click()
  await expect(dialog.getByText('Please enter your phone number')).toBeVisible()
  await dialog.getByLabel('Phone number').fill('613-555-0188')
  await dialog.getByRole('button', { name: 'Send code' }).click()

  const proof = page.getByRole('dialog', { name: 'Confirm that it is you' })
  await expect(proof).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(proof).toBeHidden()
  await expect(dialog.getByLabel('Phone number')).toHaveValue('613-555-0188')
  await expect.poll(newest).toBe('')
  await dialog.getByRole('button', { name: 'Send code' }).click()
  await proof.getByLabel('Password', { exact: true }).fill('not mine')
  await proof.getByRole('button', { name: 'Confirm identity' }).click()
  await expect(proof.getByText('Enter your own password')).toBeVisible()
  await proof.getByLabel('Password', { exact: true }).fill('Demo-pass-2026')
  await proof.getByRole('button', { name: 'Confirm identity' }).click()
  await expect(
    page.getByText('Verification code has been sent to your phone').first(),
  ).toBeVisible()
  await dialog.getByLabel('Verification code').fill(await newest())
  await dialog.getByRole('button', { name: 'Verify and enable' }).click()
  await page.getByRole('button', { name: 'I have saved them' }).click()
  await expect(page.getByText('•••• 88')).toBeVisible()
  await signOut(page)
  await givePassword(page, server, cast.caseOfficer)
  await expect(page.getByText('the number ending in •••• 88')).toBeVisible()
  await page.getByLabel('Code', { exact: true }).fill(await newest())
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL(/\/dashboard/)
})

/** A copy of a device counts on from where it was copied, so its numbers come twice. */
async function turnCounter(devices: CDPSession, authenticatorId: string, by: number) {
  const { credentials } = await devices.send('WebAuthn.getCredentials', { authenticatorId })
  await devices.send('WebAuthn.clearCredentials', { authenticatorId })
  for (const credential of credentials) {
    const signCount = credential.signCount + by
    // oxlint-disable-next-line no-await-in-loop -- a device takes one after the other
    await devices.send('WebAuthn.addCredential', {
      authenticatorId,
      credential: { ...credential, signCount },
    })
  }
}

test('an auditor signs in with a passkey, by itself and as the second step', async ({
  page,
  server,
}) => {
  const devices = await page.context().newCDPSession(page)
  await devices.send('WebAuthn.enable')
  const { authenticatorId } = await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signInByTyping(page, 'auditor')
  await page.goto(`${server.url}/settings/security`)
  await page.getByRole('button', { name: 'Add passkey' }).click()
  await page.getByLabel('Name of the passkey').fill('Work laptop')
  await page.getByRole('dialog').getByRole('button', { name: 'Add passkey' }).click()
  await page.getByRole('button', { name: 'I have saved them' }).click()
  await expect(page.getByText('Work laptop')).toBeVisible()
  await page.getByRole('button', { name: 'Rename passkey: Work laptop' }).click()
  await page.getByLabel('Name of the passkey').fill('Old laptop')
  await page.getByRole('button', { name: 'Rename passkey', exact: true }).click()
  await expect(page.getByText('Old laptop', { exact: true })).toBeVisible()
  await signOut(page)

  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await page.waitForURL(/\/dashboard/)
  await signOut(page)

  await turnCounter(devices, authenticatorId, -1)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(
    page.getByText('Try another passkey or method: this one was not accepted'),
  ).toBeVisible()
  await turnCounter(devices, authenticatorId, 2)

  await givePassword(page, server, cast.auditor)
  await page.getByRole('button', { name: 'Use passkey' }).click()
  await page.waitForURL(/\/dashboard/)
  await page.goto(`${server.url}/settings/security`)
  await page.getByRole('button', { name: 'Remove method: Old laptop' }).click()
  await page.getByRole('button', { name: 'Remove method', exact: true }).last().click()
  await expect(page.getByText('Old laptop', { exact: true })).toBeHidden()
  await signOut(page)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(
    page.getByText('Try another passkey or method: this one was not accepted'),
  ).toBeVisible()
})
