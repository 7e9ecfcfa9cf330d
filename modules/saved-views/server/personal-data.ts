import { sql } from 'kysely'
import { becomes, bearing, type PersonalData } from '#kit/server/personal-data.ts'
import { savedViewsEn } from '../contract/strings.en.ts'
import { savedViewsFr } from '../contract/strings.fr.ts'

/** What somebody looks for may be a person: the name leaves the view, which stays. */
export const savedViewsPersonalData: PersonalData = {
  words: { en: savedViewsEn, fr: savedViewsFr },
  tables: [
    {
      table: 'default_views',
      purpose: 'account',
      mine: bearing('user', 'user_id'),
      goes: { rows: ['list'] },
      untold: 'all',
    },
    {
      table: 'saved_views',
      purpose: 'account',
      mine: (who) =>
        sql<boolean>`t.owner_id = any(${who.ids('user')}) and t.shared_with = 'nobody'`,
      goes: { rows: ['list', 'name', 'shared_with', 'state'] },
      untold: ['shared_with', 'state', 'list'],
    },
    {
      table: 'saved_views',
      purpose: 'work',
      mine: (who) => sql<boolean>`(erased_names(t.state, ${who.searched}) <> t.state
        or searchable(t.name) ~ ${who.names})`,
      goes: { state: becomes.nothingFound, name: becomes.nameless },
      untold: 'all',
    },
  ],
}
