import type { Language } from '#kit/contract/strings.ts'
import type { ActingPerson } from '#kit/contract/define-status.ts'
import type { Permissions } from './permissions.ts'

/** Who is calling: a signed-in person, a visitor, or the system itself (background work). */
export interface Person extends ActingPerson {
  name: string
  role: string | null
  language: Language
  sessionId: string | null
  employerId: string | null
  participantId: string | null
  programIds: readonly string[]
  permissions: Permissions
}
