import { sql } from 'kysely'
import type { OwnFieldBearer } from '#modules/custom-fields/server/own-field-bearer.ts'
import { shareholdersWords } from '../contract/words.ts'
import { maySee } from './shareholder.policy.ts'
import { seenShareholders } from './shareholder-list.queries.ts'

/** Shareholders bear fields that the organisation adds. */
export const ownFieldsOfShareholders: OwnFieldBearer = {
  entity: 'shareholder',
  words: shareholdersWords,
  protections: ['figures', 'bank'],
  seenBy: (person) =>
    maySee(person, undefined) ? (group) => maySee(person, undefined, group) : null,
  records: (person, group) => ({
    from: sql`shareholders s`,
    id: sql`s.id`,
    name: sql`s.display_name`,
    where: sql<boolean>`(s.status = 'active' and ${seenShareholders(person, group)})`,
  }),
}
