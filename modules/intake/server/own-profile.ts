import type { Db } from '#kit/server/call.ts'
import type { Person } from '#kit/server/person.ts'
import { employer } from '#modules/employers/contract/employer.ts'
import { readProfile } from '#modules/employers/server/edit-profile.ts'
import type { TypedAnswers } from '#modules/forms/contract/form-draft.ts'

const subject = 'Employer Profile Edit'

/** What is on file of somebody's own organisation, so that it need not be typed again. */
export async function ownProfile(db: Db, person: Person): Promise<TypedAnswers> {
  const { employerId, permissions } = person
  if (!employerId || !permissions.allows({ action: 'view', subject }, { employerId })) return {}
  const known: Record<string, unknown> = { ...(await readProfile(db, employerId, person)) }
  const answers = Object.keys(employer.fields).map((name) => [`employer.${name}`, known[name]])
  return Object.fromEntries(answers.filter(([, value]) => value !== null))
}
