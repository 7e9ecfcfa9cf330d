import { sql } from 'kysely'
import { fillPath } from '#kit/contract/define-screen.ts'
import { seenOn } from '#kit/server/guarded-list.ts'
import { beginOfReference, containingWords } from '#kit/server/search-text.ts'
import type { Searchable } from '#modules/search/server/searchable.ts'
import { applicationsScreens } from '#modules/applications/contract/applications.screens.ts'
import { type PlacementStatus } from '../contract/placement-states.ts'
import { placementStatus } from '../contract/placement.status.ts'
import { placementsEn } from '../contract/strings.en.ts'
import { placementsFr } from '../contract/strings.fr.ts'

const permission = { action: 'view', subject: 'Applications View' } as const

/** As on its section: no employee sees a placement. */
const facts = {
  programId: sql`l.program_id`,
  employerId: sql`l.employer_id`,
  participantId: sql`null::uuid`,
}

/** By reference, or by the names on its application for whoever sees them. */
export const searchablePlacements: Searchable = {
  kind: 'placements',
  place: 40,
  words: { en: placementsEn, fr: placementsFr },
  title: 'found',
  seenBy({ permissions }) {
    if (!permissions.allows(permission)) return null
    const named = permissions.groupsIn(permission, facts)('personal')
    return {
      from: sql`placements l join application_search f on f.application_id = l.application_id`,
      id: sql`l.id`,
      where: [permissions.where(permission, facts)],
      joins: sql`join applications a on a.id = l.application_id join employers e on e.id = l.employer_id`,
      search(text) {
        const reference = beginOfReference('PLA', text)
        if (reference) return sql<boolean>`l.reference like ${`${reference}%`}`
        const byNames = containingWords(sql`f.words`, text)
        if (named === true) return byNames
        return named ? sql<boolean>`(${named} and ${byNames})` : sql<boolean>`false`
      },
      exactly: [sql`l.reference`],
      names: named ? [{ folded: sql`f.words`, ...(named !== true && { on: named }) }] : [],
      order: sql`l.start_on desc`,
      select: sql`l.reference, coalesce(${seenOn(named, sql`a.participant_name`)}, l.position_title) as name,
        e.legal_name as employer, l.status, l.application_id as application`,
      show: ({ name, reference, employer, status, application }, { text }) => ({
        name: name ?? '',
        reference: reference ?? null,
        fact: employer ?? null,
        state: {
          word: text(`status.${status}`),
          tone: placementStatus.states[status as PlacementStatus].tone,
        },
        path: fillPath(applicationsScreens.approvedApplication.path, { id: application ?? '' }),
      }),
    }
  },
}
