import { placeholdersOf, type FactKind, type Letter } from '#kit/contract/define-letters.ts'
import type { Language } from '#kit/contract/strings.ts'
import { sampleFacts, spokenFacts, type Facts } from '#kit/server/letter-facts.ts'
import { templatesEn } from '../contract/strings.en.ts'
import { templatesFr } from '../contract/strings.fr.ts'
import type { Placeholder } from '../contract/templates.endpoints.ts'

/** Names, references, and which wording is chosen: the same in every language. */
const inBoth = {
  name: 'Amina Diallo',
  author: 'Priya Raman',
  by: 'employer',
  end: '4821',
  email: 'amina.diallo@example.org',
  from: 'Priya Raman',
  inviter: 'Priya Raman',
  isReasonTold: 'yes',
  participant: 'Mathis Lavoie',
  payment: 'PAY-2026-000045',
  reference: 'APP-2026-000123',
  side: 'program',
  signatory: 'Rachel Okafor',
  userType: 'employer',
  weeks: '14',
}

const samples: Record<Language, Record<string, string>> = {
  en: { ...inBoth, ...templatesEn.samples },
  fr: { ...inBoth, ...templatesFr.samples },
}

/** Whom a trial addresses. */
export const sampleReader = inBoth.name

/** Facts such as a letter brings them: those that are words are called what they stand for. */
export const trialFacts = (letter: Letter, language: Language): Facts => ({
  ...sampleFacts(letter),
  ...Object.fromEntries(
    Object.entries(letter.declared.facts).flatMap(([name, kind]): [string, unknown][] => {
      if (typeof kind !== 'string' && 'choices' in kind) return [[name, firstOf(letter, name)]]
      const sample = kind === 'text' ? samples[language][name] : undefined
      return sample === undefined ? [] : [[name, sample]]
    }),
  ),
})

/** All that could be chosen would hide the rest of the letter. */
const firstOf = (letter: Letter, name: string) =>
  (sampleFacts(letter)[name] as string[]).slice(0, 1)

/** What the portal calls itself, and in which currency it pays. */
export interface Portal {
  title: string
  currency: string
}

/** What a letter's text may name, with what stands there in a trial. */
export function placeholdersWithSamples(letter: Letter, portal: Portal): Placeholder[] {
  const { subject, body } = placeholdersOf(letter)
  const spoken = { en: spokenIn(letter, 'en', portal), fr: spokenIn(letter, 'fr', portal) }
  return body.map((name) => ({
    name,
    isInSubject: subject.includes(name),
    isNeeded: isCode(letter.declared.facts[name]),
    sample: { en: spoken.en[name] ?? '', fr: spoken.fr[name] ?? '' },
  }))
}

const isCode = (kind: FactKind | undefined) => kind === 'code'

function spokenIn(
  letter: Letter,
  language: Language,
  { title, currency }: Portal,
): Record<string, string> {
  const facts = trialFacts(letter, language)
  const spoken = spokenFacts(letter, facts, { language, currency })
  const said = Object.entries(spoken).map(([name, value]) => [name, String(value)])
  return { name: sampleReader, title, ...Object.fromEntries(said) }
}
