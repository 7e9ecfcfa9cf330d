import type { Language } from '#kit/contract/strings.ts'
import { rolesEn } from '#modules/roles/contract/strings.en.ts'
import { rolesFr } from '#modules/roles/contract/strings.fr.ts'
import type { AuditRow } from '../contract/audit-entry.ts'
import { auditActsEn } from './act-strings.en.ts'
import { auditActsFr } from './act-strings.fr.ts'
import type { StoredEntry } from './audit-list.queries.ts'
import { kindOf, refusal } from './kinds.ts'
import { namelessIn } from './nameless.ts'
import { actSaid, subjectSaid, type SaidActs } from './said-acts.ts'

const actionWords = { en: rolesEn.actions, fr: rolesFr.actions }
const listWords = { en: auditActsEn.lists, fr: auditActsFr.lists }

export interface Telling {
  acts: readonly SaidActs[]
  language: Language
  /** What a recorded role is called now. */
  roleOf: (recorded: string) => string
  /** Whether reasons are told: to whoever sees the whole log. */
  tellsReasons: boolean
}

/** An entry as a reader is told of it, in their language. */
export function toldEntry(entry: StoredEntry, telling: Telling): AuditRow {
  const { acts, language, roleOf, tellsReasons } = telling
  const { id, at, action, actorRole, reason } = entry
  return {
    id,
    at,
    actor: actorOf(entry, language),
    role: actorRole === null ? null : roleOf(actorRole),
    what: capitalized(actSaid(acts, action, language) ?? action),
    reference: referenceOf(entry, telling),
    kind: kindOf(acts, entry),
    // Of a refusal it is the call, which the permission says better.
    reason: tellsReasons && action !== refusal ? reason : null,
  }
}

/** Of an export the list that left; of a refusal the permission that was not had, kept as `Payments:pay`. */
function referenceOf({ action, entity, reference }: StoredEntry, { acts, language }: Telling) {
  if (entity === 'export' && reference === null) return listSaid(action, language)
  const [, subject, wanted] = /^(.+):(\w+)$/.exec(reference ?? '') ?? []
  if (action !== refusal || !subject || !wanted) return reference
  const said: Record<string, string> = actionWords[language]
  return `${subjectSaid(acts, subject, language)} – ${said[wanted] ?? wanted}`
}

function listSaid(action: string, language: Language): string | null {
  const lists: Record<string, string> = listWords[language]
  return lists[action.slice(0, action.indexOf('.'))] ?? null
}

const actorOf = ({ actorId, actorName }: StoredEntry, language: Language): string =>
  (actorId === null && namelessIn(language)[actorName]) || actorName

const capitalized = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)
