import type { Language } from '#kit/contract/strings.ts'
import type { ActingPerson } from '#kit/contract/define-status.ts'
import type { Permissions } from './permissions.ts'

/**
 * Who is calling: a signed-in person, a visitor, or the system itself (background work). What else
 * a product knows of people it adds by augmentation, as something that may be missing.
 */
export interface Person extends ActingPerson {
  name: string
  role: string | null
  language: Language
  sessionId: string | null
  permissions: Permissions
  /** What the program is called that calls on their behalf. */
  via?: string
}
