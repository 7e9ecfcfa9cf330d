import { describe, expect, it } from 'vitest'
import type { Endpoint } from '#kit/contract/define-endpoint.ts'
import { languages, type Messages } from '#kit/contract/strings.ts'
import { missingKey } from '#kit/contract/validation.ts'
import { accountsEndpoints } from '#modules/accounts/contract/accounts.endpoints.ts'
import { profile } from '#modules/accounts/contract/profile.ts'
import { accountsEn } from '#modules/accounts/contract/strings.en.ts'
import { accountsFr } from '#modules/accounts/contract/strings.fr.ts'
import { intakeMissingEn } from '#modules/intake/contract/missing-strings.en.ts'
import { intakeMissingFr } from '#modules/intake/contract/missing-strings.fr.ts'
import { employerFields, participantFields } from '#modules/intake/server/applicants-fields.ts'
import { passwordsEndpoints } from '#modules/passwords/contract/passwords.endpoints.ts'
import { passwordsWords } from '#modules/passwords/contract/words.ts'
import { registrationEndpoints } from '#modules/registration/contract/registration.endpoints.ts'
import { registrationEn } from '#modules/registration/contract/strings.en.ts'
import { registrationFr } from '#modules/registration/contract/strings.fr.ts'

/** What nobody types: it comes with a link, or is a trap for machines. */
const untyped = ['token', 'website', 'returnTo', 'remember', 'deviceId']

const typedIn = (endpoints: Record<string, Endpoint>) =>
  Object.values(endpoints).flatMap(({ body }) => {
    const shape = (body as { shape?: object } | undefined)?.shape ?? {}
    return Object.keys(shape).filter((name) => !untyped.includes(name))
  })

const own = (fields: Record<string, { readOnly?: boolean }>) =>
  Object.keys(fields).filter((name) => !fields[name]?.readOnly)

const asked = [...employerFields, ...participantFields]
  .filter(({ kind }) => kind !== 'statement' && kind !== 'documents')
  .map(({ name }) => name)

/** Every field of a form that the public fills in, with the words of its module. */
const forms: Record<string, { fields: string[]; en: Messages; fr: Messages }> = {
  intake: { fields: asked, en: intakeMissingEn, fr: intakeMissingFr },
  accounts: {
    fields: [...typedIn(accountsEndpoints), ...own(profile.fields)],
    en: accountsEn,
    fr: accountsFr,
  },
  registration: { fields: typedIn(registrationEndpoints), en: registrationEn, fr: registrationFr },
  passwords: { fields: typedIn(passwordsEndpoints), ...passwordsWords },
}

describe.each(Object.entries(forms))('the forms of %s', (_, { fields, ...words }) => {
  it.each(languages)(
    'ask for each field that is left out in its own sentence, in %s',
    (language) => {
      const said = words[language]['missing'] as Record<string, string>
      const keys = [...new Set(fields.map((name) => missingKey(name).replace('missing.', '')))]
      expect(keys.filter((key) => !said[key])).toEqual([])
      expect(Object.keys(said).filter((key) => !keys.includes(key))).toEqual([])
      const verbs = language === 'en' ? /^(Enter|Choose) / : /^(Saisissez|Choisissez|Indiquez) /
      expect(Object.values(said).filter((each) => !verbs.test(each))).toEqual([])
    },
  )
})
