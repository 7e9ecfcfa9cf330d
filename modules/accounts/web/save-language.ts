import { callApi } from '#kit/web/api-call.ts'
import { language } from '#kit/web/language.ts'
import { refreshSession, session } from '#kit/web/session.ts'
import { accountsEndpoints } from '../contract/accounts.endpoints.ts'

let last: Promise<void> = Promise.resolve()

/**
 * Tells the server what the signed-in person chose, for letters and other devices. One call at a
 * time, each with the choice of that moment, so that the last choice is the one that stays.
 */
export function saveLanguage() {
  // Whoever cannot be reached is told with the next choice; the browser keeps it in any case.
  last = last.then(save).catch(() => undefined)
}

async function save() {
  const { person } = session.get()
  const chosen = language.get()
  if (!person || person.language === chosen) return
  const answer = await callApi(accountsEndpoints.setLanguage, { body: { language: chosen } })
  if (session.get().person?.uuid === answer.userData.uuid) refreshSession(answer)
}
