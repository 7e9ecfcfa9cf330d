import type { Language } from '#kit/contract/strings.ts'
import {
  readStored,
  readStoredJson,
  storedKeys,
  writeStored,
  writeStoredJson,
} from './browser-storage.ts'
import { formKeeping } from './form/kept-forms.ts'
import { forgetVisit } from './list-origins.ts'
import { smallStore } from './small-store.ts'
import { isTableState, keysClearedOnSignOut, keysOfModules } from './storage-keys.ts'

export interface SignedInPerson {
  uuid: string
  type: string
  role: string
  name: string
  email: string
  language: Language
  avatarUrl: string | null
}

export interface StoredRule {
  action: string
  subject: string
  conditions?: Record<string, unknown>
  fields?: string[]
  inverted?: boolean
}

export interface Session {
  /** Null unless both the person and an access token are stored. */
  person: SignedInPerson | null
  rules: readonly StoredRule[]
}

function readSession(): Session {
  const person = readStoredJson<SignedInPerson>('userData')
  if (!person || !readStored('accessToken')) return { person: null, rules: [] }
  return { person, rules: readStoredJson<StoredRule[]>('userAbilityRules') ?? [] }
}

const store = smallStore(readSession())

export const session = { get: store.get, watch: store.watch }
export const useSession = store.use
/** Only where a sign-in is certain: below the guard. */
export const usePerson = () => useSession().person

export const accessToken = () => readStored('accessToken')

export function startSession(given: {
  accessToken: string
  userData: SignedInPerson
  userAbilityRules: readonly StoredRule[]
}) {
  formKeeping.keepOnlyOf(given.userData.uuid)
  writeStored('accessToken', given.accessToken)
  // “Remind Me Later” meant: when I sign in again.
  writeStored('2fa_enforcement_dismissed', null)
  refreshSession(given)
}

export function refreshSession(given: {
  userData: SignedInPerson
  userAbilityRules: readonly StoredRule[]
}) {
  writeStoredJson('userData', given.userData)
  writeStoredJson('userAbilityRules', given.userAbilityRules)
  store.set(readSession())
}

/** The same person goes on in a new session, in every tab. */
export const renewToken = (token: string) => writeStored('accessToken', token)

/** The server no longer knows the token: it and the permissions go, the rest stays for a return. */
export function dropToken() {
  writeStored('accessToken', null)
  writeStored('userAbilityRules', null)
  store.set(readSession())
}

export function endSession() {
  formKeeping.keepOnlyOf(null)
  forgetVisit()
  const tables = storedKeys().filter(isTableState)
  for (const key of [...keysClearedOnSignOut, ...keysOfModules, ...tables]) writeStored(key, null)
  store.set(readSession())
}

/** Signing in or out in one tab holds for all. */
export function followOtherTabs(onChange: () => void) {
  const followed: readonly (string | null)[] = ['accessToken', 'userData', 'userAbilityRules', null]
  addEventListener('storage', ({ key }) => {
    if (!followed.includes(key)) return
    formKeeping.keepAll()
    // Whoever signs out leaves nothing behind; whose session merely ended is still known here.
    formKeeping.keepOnlyOf(readStoredJson<SignedInPerson>('userData')?.uuid ?? null)
    store.set(readSession())
    onChange()
  })
}
