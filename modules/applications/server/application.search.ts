import { sql } from 'kysely'
import type { Filter } from '#kit/contract/define-list.ts'
import { fillPath } from '#kit/contract/define-screen.ts'
import { seenOn } from '#kit/server/guarded-list.ts'
import type { Searchable, SearchSource } from '#modules/search/server/searchable.ts'
import {
  applicationStatus,
  closedStates,
  type ApplicationStatus,
  type Stage,
} from '../contract/application.status.ts'
import { listOf, recordOf } from '../contract/application.stages.ts'
import { applicationsEn } from '../contract/strings.en.ts'
import { applicationsFr } from '../contract/strings.fr.ts'
import { listSource, seesIn, subjectOf } from './application-list.queries.ts'
import { toldStatusOf } from './told-status.ts'

/** Those that were closed without a decision stand with the rejected ones. */
const withClosed = ['rejected', ...closedStates]
const filter: Filter = { field: 'status', operator: 'in', values: withClosed }

/** One of the three lists of applications. */
const searchable = (stage: Stage, place: number): Searchable => ({
  kind: `${stage}Applications`,
  place,
  words: { en: applicationsEn, fr: applicationsFr },
  title: `screens.${stage}Applications`,
  list: {
    path: listOf(stage).path,
    ...(stage === 'rejected' && { query: { 'filter[status]': withClosed.join(',') } }),
  },
  seenBy(person, db) {
    const permission = { action: 'view', subject: subjectOf[stage] } as const
    if (!person.permissions.allows(permission)) return null
    const { id, where, search } = listSource(db, {
      stage,
      person,
      action: 'view',
      ...(stage === 'rejected' && { filters: [filter] }),
    })
    const named = seesIn(person, permission)('personal')
    return {
      id,
      where,
      search: search!,
      from: sql`applications a join application_search f on f.application_id = a.id`,
      joins: sql`join employers e on e.id = a.employer_id`,
      exactly: [sql`a.reference`],
      names: named ? [{ folded: sql`f.words`, ...(named !== true && { on: named }) }] : [],
      order: sql`a.submitted_at desc`,
      select: sql`a.reference, ${seenOn(named, sql`a.participant_name`)} as name,
        e.legal_name as employer, ${toldStatusOf(person)} as status`,
      show: showIn(stage),
    }
  },
})

const showIn =
  (stage: Stage): SearchSource['show'] =>
  ({ id, name, employer, reference, status }, { text }) => ({
    name: name ?? employer ?? '',
    reference: reference ?? null,
    fact: name ? (employer ?? null) : null,
    state: {
      word: text(`status.${status}`),
      tone: applicationStatus.states[status as ApplicationStatus].tone,
    },
    path: fillPath(recordOf(stage).path, { id: id ?? '' }),
  })

export const applicationSearchables = [
  searchable('pending', 10),
  searchable('approved', 11),
  searchable('rejected', 12),
]
