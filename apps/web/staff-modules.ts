import { lazy } from 'react'
import type { ModuleRoutes } from '#kit/web/define-routes.ts'
import { listViews } from '#kit/web/list/list-views.ts'
import { recordSearch } from '#kit/web/palette/palette.ts'
import { recordParts } from '#kit/web/record/record-parts.ts'
import { searchOfRecords } from '#modules/search/web/search-of-records.ts'

/** What people meet once they have signed in; visitors' phones do not load it. */
export const staffRoutes = import.meta.glob<ModuleRoutes>(
  ['../../modules/*/web/*.routes.tsx', '!**/*.open.routes.tsx'],
  { eager: true, import: 'routes' },
)

recordSearch.set(searchOfRecords)
listViews.open = async (asked) =>
  (await import('#modules/saved-views/web/open-view.ts')).openView(asked)
listViews.Menu = lazy(() => import('./list-views.ts').then((m) => m.loadViewsMenu()))
recordParts.loadFollowing = async () =>
  (await import('./record-following.ts')).loadRecordFollowing()
recordParts.load = async () => (await import('./record-parts.ts')).loadRecordParts()

/** The files of words that `words.ts` does not know already. */
export const staffWords = {
  ...import.meta.glob<object>(
    [
      '../../modules/*/{contract,web}/*strings.*.ts',
      '!../../modules/{accounts,applications,dashboard,employers,forms,funding-requests,intake,monitoring,participants,passwords,registration}/**',
      '!../../modules/{information-requests,letters,messages,notifications}/contract/**',
      '!../../modules/*/contract/letter-strings.*.ts',
    ],
    { import: 'words', query: '?rest' },
  ),
  // What visitors do without of the modules that they meet.
  ...import.meta.glob<object>(
    [
      '../../modules/{applications,dashboard,employers,participants}/web/*strings.*.ts',
      '../../modules/{applications,employers,participants,funding-requests,monitoring}/contract/history-strings.*.ts',
      '../../modules/forms/web/{answers,publish,unsaved}-strings.*.ts',
    ],
    { import: 'words', query: '?rest' },
  ),
}
