import { refusalOf } from '#kit/contract/define-status.ts'
import type { Can } from '#kit/contract/define-entity.ts'
import type { Person } from '#kit/server/person.ts'
import { documentSidesOn } from '#modules/applications/server/document.queries.ts'
import type { LoadedApplication } from '#modules/applications/server/application.queries.ts'
import type { DocumentSide } from '../contract/document.ts'
import {
  documentStatus,
  type DocumentFacts,
  type DocumentStep,
} from '../contract/document.status.ts'
import type { StoredFile } from './document-lines.queries.ts'

/** The sides of whose documents a person knows. */
export const seenSides = (person: Person, { judged }: LoadedApplication): DocumentSide[] =>
  documentSidesOn(person, judged.scope)

const openStates = new Set<string>([
  'submitted',
  'inReview',
  'infoRequested',
  'recommendedApprove',
  'recommendedReject',
  'approved',
])

const neverBegun = new Set<string | undefined>(['lapsed', 'cancelled'])

/** Documents come in until the application is closed or nothing comes of its placement; why, or null. */
export function closedFor({ record }: LoadedApplication): DocumentFacts['closed'] {
  if (!openStates.has(record.status)) return 'applicationClosed'
  return neverBegun.has(record.placement?.status) ? 'placementOver' : null
}

const groupOf = { employer: 'employerHalf', participant: 'personal' } as const

/** Whoever may change a side's part of an application sends its documents, the staff their own. */
export function mayAddTo(person: Person, loaded: LoadedApplication, side: DocumentSide): boolean {
  if (!seenSides(person, loaded).includes(side)) return false
  const update = { action: 'update', subject: 'Applications View' } as const
  const scope = { ...loaded.judged.scope }
  return side === 'staff'
    ? person.permissions.allows(update, scope)
    : person.permissions.allows(update, scope, groupOf[side])
}

/** Why a step of a document cannot be taken now, or null. */
export const refusalOfDocumentStep = (
  step: DocumentStep,
  file: Pick<StoredFile, 'status' | 'isCurrent' | 'side'>,
  { person, loaded }: { person: Person; loaded: LoadedApplication },
) =>
  refusalOf(documentStatus, step, {
    status: file.status,
    facts: {
      isCurrent: file.isCurrent,
      isOfStaff: file.side === 'staff',
      closed: closedFor(loaded),
    },
    person,
    isPermitted: (permission) => person.permissions.allows(permission, { ...loaded.judged.scope }),
  })

/** The steps of a document that can be taken now; what makes no sense for it is not offered. */
export function canDo(
  file: Pick<StoredFile, 'status' | 'isCurrent' | 'side'>,
  by: { person: Person; loaded: LoadedApplication },
): Can {
  const steps = Object.keys(documentStatus.transitions) as DocumentStep[]
  return Object.fromEntries(
    steps
      .filter((step) => refusalOfDocumentStep(step, file, by) === null)
      .map((step) => [step, true as const]),
  )
}
