import type { Language } from '#kit/contract/strings.ts'
import { toldToApplicants } from '#modules/applications/contract/shown-funding.ts'
import type { Agreement } from '../contract/agreement.ts'
import { placementsWords } from '../contract/words.ts'

/** What is agreed with an employer, with the conditions of today in both languages. */
export function agreementOffered(terms: Omit<Agreement, 'conditions'>): Agreement {
  const conditionsIn = (language: Language): string[] =>
    Object.values(placementsWords[language].conditions)
  return {
    ...terms,
    funding: toldToApplicants(terms.funding),
    conditions: { en: conditionsIn('en'), fr: conditionsIn('fr') },
  }
}
