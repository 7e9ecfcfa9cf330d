import { sql } from 'kysely'
import { becomes, bearing, becoming, type PersonalData } from '#kit/server/personal-data.ts'
import { participantsWords } from '../contract/words.ts'

const { empty, sign } = becomes

/** Applicants and those who work in a placement. */
export const participantsPersonalData: PersonalData = {
  words: participantsWords,
  tables: [
    {
      table: 'participants',
      purpose: 'application',
      isRecord: 'whole',
      hasVersion: true,
      mine: bearing('participant', 'id'),
      goes: {
        first_name: (_, who) => sql`left(${who.name}::text, -5)`,
        last_name: (_, who) => sql`${who.code}::text`,
        preferred_name: empty,
        birth_date: becoming('1900-01-01'),
        email: () => sql`'erased-' || t.id || '@erased.invalid'`,
        proven_email: becoming(''),
        phone: becoming('000 000-0000'),
        street: sign,
        city: sign,
        postal_code: becoming('A0A 0A0'),
        accommodation_needs: empty,
        person_key: () => sql`'erased ' || t.id`,
      },
      stays: {
        course: ['reference', 'status', 'language', 'consent_language', 'work_status'],
        statistics: ['province', 'education', 'employment_before', 'relation_to_employer'],
        follows: ['search_names', 'search_words'],
      },
      untold: ['person_key', 'search_names', 'search_words', 'proven_email'],
    },
    {
      table: 'self_identifications',
      purpose: 'equity',
      mine: bearing('participant', 'participant_id'),
      goes: { rows: ['answers', 'sealed'] },
      sealed: { sealed: 'selfIdentification' },
      guarded: { answers: 'selfIdentification' },
    },
  ],
}
