import type { Entity } from '#kit/contract/define-entity.ts'
import type { Language } from '#kit/contract/strings.ts'
import { fromInput, toInput } from '#kit/web/form/field-values.ts'
import { application } from '#modules/applications/contract/application.ts'
import { employer } from '#modules/employers/contract/employer.ts'
import { participant } from '#modules/participants/contract/participant.ts'
import type { DraftAnswers } from '../../contract/intake.ts'

/** The parts of an application that are declared entities, and whose words are whose. */
export const parts = {
  employer: { entity: employer, namespace: 'employers' },
  position: { entity: application, namespace: 'applications' },
  participant: { entity: participant, namespace: 'participants' },
} as const
export type Part = keyof typeof parts

/** What inputs hold, by `part.field`; besides `statements` and `selfIdentification.…`. */
export type Typed = Readonly<Record<string, unknown>>

export const fieldOf = (part: Part, name: string) => (parts[part].entity as Entity).fields[name]!

export const isPart = (part: string): part is Part => part in parts

const partsWithFields = Object.entries(parts) as [Part, { entity: Entity }][]

/** What the server keeps, as inputs hold it. */
export function typedFrom(answers: DraftAnswers, language: Language): Typed {
  const typed: Record<string, unknown> = {}
  for (const [part, { entity }] of partsWithFields) {
    const given = (answers[part] ?? {}) as Record<string, unknown>
    for (const [name, value] of Object.entries(given)) {
      const field = entity.fields[name]
      if (field) typed[`${part}.${name}`] = toInput(field, value, language)
    }
  }
  const { groups = [], preferNotToSay = false } = answers.selfIdentification ?? {}
  typed['selfIdentification.groups'] = groups
  typed['selfIdentification.preferNotToSay'] = preferNotToSay
  typed['statements'] = answers.statements ?? []
  return typed
}

/** An answer in words or figures, as typed; empty when there is none. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** One answer as it is sent: nothing entered is null, numbers have a point. */
export function answerOf(typed: Typed, key: string, language: Language): unknown {
  const [part = '', name = ''] = key.split('.')
  const value = typed[key]
  return isPart(part) ? fromInput(fieldOf(part, name), value ?? null, language) : value
}

/** The answers of the keys, as the server takes them. */
export function answersOf(typed: Typed, keys: Iterable<string>, language: Language): DraftAnswers {
  const answers: Record<string, unknown> = {}
  for (const key of keys) {
    const [part = '', name] = key.split('.')
    if (part === 'selfIdentification') answers[part] = selfIdentificationOf(typed)
    else if (name)
      answers[part] = { ...(answers[part] as object), [name]: answerOf(typed, key, language) }
    else answers[part] = typed[key]
  }
  return answers
}

const selfIdentificationOf = (typed: Typed) => ({
  groups: (typed['selfIdentification.groups'] ?? []) as string[],
  preferNotToSay: typed['selfIdentification.preferNotToSay'] === true,
})

const decimals = ['decimal', 'money', 'percent']

/** Decimal figures in the other language's way of writing, so that `1,234` never changes its value. */
export function respelled(typed: Typed, from: Language, to: Language): Typed {
  return Object.fromEntries(
    Object.entries(typed).map(([key, value]) => {
      const [part = '', name = ''] = key.split('.')
      if (!isPart(part) || !decimals.includes(fieldOf(part, name).kind)) return [key, value]
      const field = fieldOf(part, name)
      const sent = fromInput(field, value, from)
      return [key, /^-?\d+(\.\d+)?$/.test(String(sent)) ? toInput(field, sent, to) : value]
    }),
  )
}
