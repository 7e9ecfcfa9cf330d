import { becomes, isNamed, type PersonalData } from '#kit/server/personal-data.ts'
import { employersEn } from '../contract/strings.en.ts'
import { employersFr } from '../contract/strings.fr.ts'

/** What applicants said otherwise than it is known; who said it may be erased. */
export const employersPersonalData: PersonalData = {
  words: { en: employersEn, fr: employersFr },
  tables: [
    {
      table: 'employer_proposals',
      purpose: 'application',
      mine: (who) => isNamed('proposed_by', who),
      goes: { proposed_by: becomes.name },
      stays: { others: ['proposed', 'application_reference', 'outcome'] },
      untold: 'all',
    },
  ],
}
