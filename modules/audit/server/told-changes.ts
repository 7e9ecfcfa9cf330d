import type { OwnField } from '#kit/contract/own-fields.ts'
import { standIn } from '#kit/server/audit.ts'
import type { Language } from '#kit/contract/strings.ts'
import { translatorOf, type Translator } from '#kit/server/messages.ts'
import type { AuditChange } from '../contract/audit-entry.ts'
import { auditWords } from '../contract/words.ts'
import type { SaidActs } from './said-acts.ts'

/** Fields that the organisation added, by name. */
type OwnByName = ReadonlyMap<string, OwnField>

interface Changed {
  entity: string
  changes: Record<string, [unknown, unknown]>
}

/** A state says nothing about people, whatever it is the state of. */
const states = ['status', 'format', 'filters']

/**
 * What was changed, as the module calls it. What was written into a field that may be about people is
 * told by the history of its record alone, to whoever may see it there.
 */
export function toldChanges(
  { entity, changes }: Changed,
  said: SaidActs | undefined,
  { language, own }: { language: Language; own: OwnByName },
): AuditChange[] {
  const words = said?.words && translatorOf(said.words[language], language)
  const isOpen = said?.open?.includes(entity) ?? false
  const made = Object.entries(changes).filter(([, pair]) => !pair.every(isNothing))
  return made.map(([name, [before, after]]) => {
    const isTold = isOpen || states.includes(name)
    const told = (value: unknown) =>
      isTold ? saidValue(value, { name, words, language, own }) : null
    return {
      field: fieldName(name, { words, language, own }),
      before: told(before),
      after: told(after),
      isTold,
    }
  })
}

/** As an export keeps a search and filters that were not there. */
const isNothing = (value: unknown) => value == null || JSON.stringify(value) === '{}'

/** What the module calls it, what every module does, or the organisation; else the name by which it is kept. */
function fieldName(name: string, { words, language, own }: Omit<Said, 'name'>): string {
  const added = own.get(name)
  if (added) return added.label[language]
  if (words?.has(`fields.${name}`)) return words(`fields.${name}`)
  const ofAll: Record<string, string> = auditWords[language].recorded
  return ofAll[name] ?? name
}

interface Said {
  name: string
  words: Translator | undefined
  language: Language
  own: OwnByName
}

/** A value as text: a choice by its words, a text in the reader's language. */
function saidValue(value: unknown, said: Said): string | null {
  if (value === null || value === undefined) return null
  if (typeof value === 'boolean') return auditWords[said.language][value ? 'yes' : 'no']
  if (Array.isArray(value)) return value.map((each) => saidValue(each, said) ?? '').join(', ')
  if (typeof value === 'object') return saidObject(value, said)
  return typeof value === 'string' ? wordOf(value, said) : JSON.stringify(value)
}

function saidObject(value: object, said: Said): string {
  if (said.name === 'filters') return saidFilters(value, said)
  const own = (value as Record<string, unknown>)[said.language]
  return typeof own === 'string' ? own : JSON.stringify(value)
}

/** “Status: Open, Paused; Area: Funding”. */
function saidFilters(filters: object, said: Said): string {
  const colon = said.language === 'fr' ? '\u00A0: ' : ': '
  const told = Object.entries(filters).map(([name, values]: [string, unknown]) => {
    const field = said.own.get(name)
    if (field) return `${fieldName(name, said)}${colon}${ownFilter(field, String(values), said)}`
    const words = String(values).split(',')
    return `${fieldName(name, said)}${colon}${words.map((each) => wordOf(each, { ...said, name })).join(', ')}`
  })
  return told.join('; ')
}

/** By which values of such a field: of one that is protected it is not told. */
function ownFilter({ group, type, options }: OwnField, values: string, { language }: Said): string {
  if (group !== null) return standIn
  const { yes, no } = auditWords[language]
  const nameOf = (id: string) => options.find((option) => option.id === id)?.name[language] ?? id
  if (type === 'yesNo') return values === 'true' ? yes : no
  return type === 'choice' || type === 'choices' ? values.split(',').map(nameOf).join(', ') : values
}

function wordOf(value: string, { name, words }: Said): string {
  if (!/^[a-z]\w*$/i.test(value)) return value
  const keys = [`choices.${name}.${value}`, `${name}.${value}`, `status.${value}`]
  const key = keys.find((each) => words?.has(each))
  return key && words ? words(key) : value
}
