import { sql, type RawBuilder } from 'kysely'
import { fillPath } from '#kit/contract/define-screen.ts'
import { groupsOfOwn } from '#kit/contract/own-list.ts'
import { seenOn, seesIn } from '#kit/server/guarded-list.ts'
import { beginOfReference, containingWords, phoneDigits } from '#kit/server/search-text.ts'
import { readActiveFields } from '#modules/custom-fields/server/own-fields.queries.ts'
import { searchedOwn } from '#modules/custom-fields/server/own-list.ts'
import type { Searchable } from '#modules/search/server/searchable.ts'
import { participantsScreens } from '../contract/participants.screens.ts'
import { participantsEn } from '../contract/strings.en.ts'
import { participantsFr } from '../contract/strings.fr.ts'

const permission = { action: 'view', subject: 'Participants View' } as const

/** A participant is seen by the applications for them. */
const facts = {
  programId: sql`a.program_id`,
  employerId: sql`a.seen_employer_id`,
  participantId: sql`a.participant_id`,
}

const byLastName = sql`searchable(p.last_name || ' ' || p.first_name)`

const ofApplications = (condition: RawBuilder<boolean>) =>
  sql<boolean>`p.id in (select a.participant_id from applications a where ${condition})`

function searchDeclared(text: string, reached: boolean | RawBuilder<boolean>) {
  const reference = beginOfReference('PAR', text)
  if (reference) return sql<boolean>`p.reference like ${`${reference}%`}`
  const typed = phoneDigits(text) ?? text
  const byAll = containingWords(sql`p.search_words`, typed)
  if (reached === true) return byAll
  const byName = containingWords(sql`p.search_names`, typed)
  return reached ? sql<boolean>`(${byName} or (${reached} and ${byAll}))` : byName
}

/** By name for whoever sees a participant, by address and telephone for whoever sees those. */
export const searchableParticipants: Searchable = {
  kind: 'participants',
  place: 20,
  words: { en: participantsEn, fr: participantsFr },
  title: 'screens.participants',
  list: { path: participantsScreens.participants.path },
  async seenBy(person, db) {
    const { permissions } = person
    if (!permissions.allows(permission)) return null
    const permitted = permissions.where(permission, facts)
    const sees = permissions.groupsIn(permission, facts)
    const seen = (group: string) => {
      const on = sees(group)
      return typeof on === 'boolean' ? on : ofApplications(on)
    }
    const reached = seen('personal')
    const own = person.type === 'staff' ? await readActiveFields(db, 'participant') : []
    const groups = groupsOfOwn(own)
    return {
      from: sql`participants p`,
      id: sql`p.id`,
      where: permissions.allowsAll(permission) ? [] : [ofApplications(permitted)],
      search(text) {
        const declared = searchDeclared(text, reached)
        const added = searchedOwn({ own, id: sql`p.id` }, text, seesIn({ groups, sees: seen }))
        return added.length === 0
          ? declared
          : sql<boolean>`(${sql.join([declared, ...added], sql` or `)})`
      },
      exactly: [sql`p.reference`],
      names: [{ folded: sql`p.search_names` }, { folded: byLastName }],
      select: sql`p.reference, p.first_name || ' ' || p.last_name as name,
        ${seenOn(reached, sql`p.email`)} as email`,
      show: ({ id, name, reference, email }) => ({
        name: name ?? '',
        reference: reference ?? null,
        fact: email ?? null,
        state: null,
        path: fillPath(participantsScreens.participant.path, { id: id ?? '' }),
      }),
    }
  },
}
