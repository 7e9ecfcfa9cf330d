import { givenTexts } from './given-texts.ts'

const given = Object.fromEntries(
  Object.entries(givenTexts)
    .filter(([, text]) => /please|invalid/i.test(text))
    .map(([place]) => [place, 'the specification gives it']),
)

/** Words that are said all the same, by key, with the reason. */
export const mayBeSaid: Record<'en' | 'fr', Record<string, string>> = {
  en: given,
  fr: {
    'shareholders:choices.kind.individual': 'a person, beside a company',
    'leads:choices.shareholderKind.individual': 'a person, beside a company',
    'users:sections.person': 'the person of an account',
  },
}
