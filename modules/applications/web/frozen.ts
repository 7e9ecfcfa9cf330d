import type { Entity } from '#kit/contract/define-entity.ts'
import type { Field } from '#kit/contract/fields.ts'
import { isSameValue } from '#kit/contract/same-value.ts'
import { employer } from '#modules/employers/contract/employer.ts'
import { participant } from '#modules/participants/contract/participant.ts'
import { application } from '../contract/application.ts'
import type { ApplicationRecord } from '../contract/applications.endpoints.ts'

type Content = Record<string, unknown>

export interface Compared {
  name: string
  field: Field
  /** Undefined: that version does not exist, or not for this part. */
  submission: unknown
  approval: unknown
  change: unknown
  today: unknown
  differs: boolean
}

export interface ComparedPart {
  part: 'application' | 'employer' | 'participant'
  /** Whose words name the fields. */
  words: string
  rows: Compared[]
}

const parts = [
  { part: 'application', words: 'applications', entity: application },
  { part: 'employer', words: 'employers', entity: employer },
  { part: 'participant', words: 'participants', entity: participant },
] as const

/** What is kept; null: that version does not exist. */
interface Frozen {
  submission: Content | null
  approval: Content | null
  /** After the last change that was approved. */
  change: Content | null
}

/** Both halves as they were frozen beside what they are now, field by field. */
export function compareVersions(
  record: ApplicationRecord,
  { submission, approval, change }: Frozen,
): ComparedPart[] {
  return parts.map(({ part, words, entity }) => {
    const now = (part === 'application' ? record : record[part]) as Content | null
    const of = (content: Content | null) => content?.[part] as Content | null | undefined
    return { part, words, rows: rowsOf(entity, now, [of(submission), of(approval), of(change)]) }
  })
}

function rowsOf(
  entity: Entity,
  now: Content | null,
  frozen: readonly (Content | null | undefined)[],
): Compared[] {
  return Object.entries(entity.fields).flatMap(([name, field]) => {
    const [submission, approval, change] = frozen.map((content) => content?.[name])
    const today = now?.[name]
    const known = [submission, approval, change].filter((value) => value !== undefined)
    if (known.length === 0) return []
    const differs = known.some((value) => !isSameValue(field, value, today))
    return [{ name, field, submission, approval, change, today, differs }]
  })
}
