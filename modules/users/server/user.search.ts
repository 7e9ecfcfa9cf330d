import { sql } from 'kysely'
import { fillPath } from '#kit/contract/define-screen.ts'
import type { Searchable } from '#modules/search/server/searchable.ts'
import { usersEn } from '../contract/strings.en.ts'
import { usersFr } from '../contract/strings.fr.ts'
import { userStatus, type UserStatus, type UserType } from '../contract/user.ts'
import { usersScreens } from '../contract/users.screens.ts'
import { userListSource } from './user-list.queries.ts'
import { organisationOf } from './user.queries.ts'
import { roleName } from '#modules/accounts/server/role-names.queries.ts'

const listOf = { staff: 'systemUsers', employer: 'employers', employee: 'employees' } as const

const rolesByLanguage = sql`${roleName('en')} as en, ${roleName('fr')} as fr`

/** Accounts of one type, by name and e-mail. */
const searchable = (type: UserType, place: number): Searchable => ({
  kind: `${type}Users`,
  place,
  words: { en: usersEn, fr: usersFr },
  title: `found.${listOf[type]}`,
  list: { path: usersScreens[listOf[type]].path },
  seenBy(person, db) {
    const subject = type === 'staff' ? 'System Users List' : 'Employees List'
    if (!person.permissions.allows({ action: 'view', subject })) return null
    const { from, id, where, search } = userListSource(db, {
      type,
      person,
      action: 'view',
      language: person.language,
    })
    return {
      from,
      id,
      where,
      search: search!,
      joins: sql`join roles r on r.id = u.role_id ${organisationOf}`,
      exactly: [sql`u.shown_email`],
      names: [{ folded: sql`searchable(u.name)` }],
      select: sql`u.name, u.shown_email as reference, u.status,
        ${type === 'staff' ? rolesByLanguage : sql`e.legal_name as fact`}`,
      show: ({ id: key, name, reference, status, ...row }, { text, language }) => ({
        name: name ?? '',
        reference: reference ?? null,
        fact: row[type === 'staff' ? language : 'fact'] ?? null,
        state: {
          word: text(`choices.status.${status}`),
          tone: userStatus.states[status as UserStatus].tone,
        },
        path: fillPath(usersScreens.user.path, { id: key ?? '' }),
      }),
    }
  },
})

export const userSearchables = [
  searchable('staff', 80),
  searchable('employer', 81),
  searchable('employee', 82),
]
