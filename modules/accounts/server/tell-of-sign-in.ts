import type { Bilingual } from '#kit/contract/fields.ts'
import type { Language } from '#kit/contract/strings.ts'
import type { ChangeCall } from '#kit/server/call.ts'
import { translatorOf } from '#kit/server/messages.ts'
import { dayOf, timeOf } from '#kit/server/organisation.ts'
import { accountsLetters } from '../contract/accounts.letters.ts'
import { accountsEn } from '../contract/strings.en.ts'
import { accountsFr } from '../contract/strings.fr.ts'
import { deviceOf } from './device-words.ts'

const words = { en: accountsEn, fr: accountsFr }

type Telling = Pick<ChangeCall, 'now' | 'address' | 'agent' | 'letter' | 'organisation'>

/** Tells somebody that they signed in from a device that was not known, in case it was somebody else. */
export async function tellOfSignIn(call: Telling, userId: string): Promise<void> {
  const { now, address } = call
  const zoned = await call.organisation()
  await call.letter(
    accountsLetters.newSignIn,
    { userId },
    {
      record: userId,
      device: deviceInWords(call.agent),
      when: { day: dayOf(zoned, now), time: timeOf(zoned, now) },
      address,
    },
  )
}

function deviceInWords(agent: string | null): Bilingual {
  const { browser, system } = deviceOf(agent)
  const said = [browser, system].filter(Boolean).join(', ')
  const unknown = (language: Language) => translatorOf(words[language], language)('devices.unknown')
  return { en: said || unknown('en'), fr: said || unknown('fr') }
}
