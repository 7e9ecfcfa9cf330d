import type { Language } from '#kit/contract/strings.ts'
import type { Change } from '#kit/server/call.ts'
import { makeSecret, secretHash } from '#kit/server/secrets.ts'
import { settingsOf } from '#kit/server/settings.ts'
import { pretendAccountMail } from '#modules/accounts/server/pretend-account-mail.ts'
import type { ApplicantType } from '../contract/registration.endpoints.ts'
import { registrationLetters } from '../contract/registration.letters.ts'
import { settings as signingIn } from '#modules/accounts/server/accounts.settings.ts'

interface Registration {
  userType: ApplicantType
  name: string
  email: string
  language: Language
  passwordHash: string
}

/** Keeps a registration until its address is confirmed; a later one for the address replaces it. */
export async function keepRegistration(change: Change, of: Registration): Promise<void> {
  const link = newLink(change)
  const row = {
    user_type: of.userType,
    name: of.name,
    language: of.language,
    password_hash: of.passwordHash,
    created_at: change.now.toISOString(),
    ...link.row,
  }
  await change.db
    .insertInto('registrations')
    .values({ email: of.email, ...row })
    .onConflict((conflict) => conflict.column('email').doUpdateSet(row))
    .execute()
  await mailLink(change, of, link.token)
}

/** A new link for a registration that waits; the one before opens nothing any more. */
export async function renewRegistration(change: Change, email: string): Promise<void> {
  const link = newLink(change)
  const waiting = await change.db
    .updateTable('registrations')
    .set(link.row)
    .where('email', '=', email)
    .returning(['user_type', 'name', 'language'])
    .executeTakeFirst()
  if (!waiting) return pretendAccountMail(change)
  const { name, user_type: userType, language } = waiting
  await mailLink(
    change,
    { email, name, userType: userType as ApplicantType, language: language as Language },
    link.token,
  )
}

function newLink({ now, settings }: Change) {
  const token = makeSecret()
  const expires_at = new Date(
    now.getTime() + settingsOf(settings, signingIn).verificationLinkLife,
  ).toISOString()
  return { token, row: { token_hash: secretHash(token), expires_at } }
}

const mailLink = (change: Change, of: Omit<Registration, 'passwordHash'>, token: string) =>
  change.letter(registrationLetters.confirm, of, {
    userType: of.userType,
    hours: Math.max(
      1,
      Math.round(settingsOf(change.settings, signingIn).verificationLinkLife / 3_600_000),
    ),
    link: `/verified?${new URLSearchParams({ token, lang: of.language }).toString()}`,
  })
