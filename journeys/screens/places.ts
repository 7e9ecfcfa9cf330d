import { presetsBySubject, columns } from '../../checks/authorization/presets-by-subject.ts'
import { declaredScreens, namespaceOf, wordsByNamespace } from '../../checks/walk.ts'
import type { Screen } from '../../kit/contract/define-screen.ts'
import type { Messages } from '../../kit/contract/strings.ts'
import type { JourneyServer } from '../server.ts'
import { type Records, type Visitor, recordsFor } from './records.ts'

export interface Place {
  screen: Screen
  /** As typed, parameters filled in. */
  path: string
  title: Record<'en' | 'fr', string>
}

const anyId = '00000000-0000-7000-8000-000000000000'

type ByPath = Exclude<keyof Records, 'applications'>

/** Screens that are told their record by `?id=`. */
const byQuery: Record<string, ByPath> = {
  '/programs/Edit': 'programs',
  '/roles/EditRole': 'roles',
  '/roles/ViewRole': 'roles',
  '/users/EditUser': 'users',
  '/users/EditEmployerProfile': 'employers',
  '/participants/EditParticipantDialog': 'participants',
  '/participants/EditSupplementDetailsDialog': 'participants',
  '/participants/ViewParticipantCheckPointDialog': 'participants',
  '/participants/ViewParticipantCheckPointTwoDialog': 'participants',
  '/participants/ViewParticipantDialog': 'participants',
  '/participants/ViewParticipantDownloadsDialog': 'participants',
  '/stt-funding-requests/EditSTTRequestFormDialog': 'stt-funding-requests',
  '/stt-funding-requests/ViewSTTRequestFormDialog': 'stt-funding-requests',
  '/stt-funding-requests/ReviewSTTRequestForPayment': 'stt-funding-requests',
}

function filled(path: string, records: Records): string | null {
  const [, area = '', stage = ''] = path.split('/')
  const { pending, approved, rejected } = records.applications
  const some = pending || approved || rejected
  if (area === 'applications' && path.includes('{id}')) {
    const id = records.applications[stage as 'pending']
    return id ? path.replace('{id}', id) : null
  }
  if (/^\/applications\/(View|CheckPoint\w+|EditApplicationDialog)$/.test(path))
    return some ? `${path}?id=${some}` : null
  if (path === '/applications/BulkAssignDialog') return some ? `${path}?ids=${some}` : null
  const named = byQuery[path]
  if (named) return `${path}?id=${records[named]}`
  if (path.endsWith('/import/{id}')) return path.replace('{id}', records.imports)
  if (path.startsWith('/payments/batches/')) return path.replace('{id}', records.paymentBatches)
  if (path.startsWith('/payments/supplement-claims/'))
    return path.replace('{id}', records.supplements)
  if (path === '/change-requests/new/{id}') return approved ? path.replace('{id}', approved) : null
  if (path.startsWith('/payments/overpayments/'))
    return records.overpayments ? path.replace('{id}', records.overpayments) : null
  if (path === '/submit-new-application/several/{id}')
    return records.participantSheets && path.replace('{id}', records.participantSheets)
  if (path === '/reports/frozen/{id}')
    return records.frozenReports ? path.replace('{id}', records.frozenReports) : null
  if (path === '/settings/webhooks/{id}') return path.replace('{id}', records.webhooks)
  if (path === '/settings/templates/{id}') return path.replace('{id}', records.templates)
  const known = area in records && area !== 'applications' ? records[area as ByPath] : anyId
  return path
    .replace('{id}', known)
    .replace('{tab}', 'account')
    .replace('{name}', 'audit.seal')
    .replace('{sid}', records.snapshots)
    .replace('{formId}', 'application.employer')
    .replace('{templateId}', records.templates)
    .replace(/\{\w+\}/g, anyId)
}

export async function placesFor(server: JourneyServer, visitor: Visitor): Promise<Place[]> {
  const [en, fr] = [await wordsByNamespace('en'), await wordsByNamespace('fr')]
  const records = await recordsFor(server, visitor)
  const titleOf = (words: Map<string, Messages>, module: string, key: string) =>
    String((words.get(namespaceOf(module))?.['screens'] as Messages | undefined)?.[key])
  return (await declaredScreens()).flatMap(({ module, value }) =>
    Object.entries(value).flatMap(([key, screen]) =>
      [screen.path, ...(screen.aliases ?? [])].flatMap((declared) => {
        const path = filled(declared, records)
        const title = { en: titleOf(en, module, key), fr: titleOf(fr, module, key) }
        return path ? [{ screen, path, title }] : []
      }),
    ),
  )
}

export type Outcome = 'shown' | 'login' | 'home' | 'not-authorized'

/** By the guard of the specification and the permission tables, not by the code. */
export function outcomeOf({ screen }: Place, visitor: Visitor): Outcome {
  if (screen.public) return 'shown'
  if (screen.unauthenticatedOnly) return visitor === 'visitor' ? 'shown' : 'home'
  if (visitor === 'visitor') return 'login'
  const { toDo } = screen
  const rows = Object.entries(presetsBySubject[screen.subject ?? ''] ?? {})
    .filter(([action]) => !toDo || toDo.some((each) => each === action))
    .map(([, row]) => row)
  const column = columns.indexOf(visitor)
  return rows.some((row) => row.trim().split(/\s+/)[column] !== '-') ? 'shown' : 'not-authorized'
}
