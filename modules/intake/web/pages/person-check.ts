import { callApi } from '#kit/web/api-call.ts'
import { intakeEndpoints } from '../../contract/intake.endpoints.ts'
import { textOf } from '#modules/forms/web/pieces/draft/answers.ts'
import type { DraftState } from '#modules/forms/web/pieces/draft/draft-state.ts'

const asked = new Map<string, Promise<string | null>>()

/**
 * The reference of another open application of the person in this program; null without one,
 * with half a name or date, or when the server cannot be asked (it asks itself at the end).
 */
export function openApplicationOf({
  token,
  typed,
}: Pick<DraftState, 'token' | 'typed'>): Promise<string | null> {
  const [firstName, lastName, birthDate] = ['firstName', 'lastName', 'birthDate'].map((name) =>
    textOf(typed[`participant.${name}`]).trim(),
  ) as [string, string, string]
  if (!firstName || !lastName || !/^\d{4}-\d{2}-\d{2}$/.test(birthDate))
    return Promise.resolve(null)
  const key = JSON.stringify([token, firstName, lastName, birthDate])
  const known = asked.get(key)
  if (known) return known
  const call = callApi(intakeEndpoints.checkParticipant, {
    params: { token },
    body: { firstName, lastName, birthDate },
  }).then(({ openApplication }) => openApplication)
  asked.set(key, call)
  return call.catch(() => {
    asked.delete(key)
    return null
  })
}
