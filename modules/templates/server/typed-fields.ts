import type { Letter } from '#kit/contract/define-letters.ts'
import { readMessage } from '#kit/contract/read-message.ts'
import type { FieldErrors } from '#kit/contract/validation.ts'
import { complaintsAbout } from '#kit/server/letter-complaints.ts'
import { invalid } from '#kit/server/problems.ts'
import { letterTexts, type TypedTexts } from '../contract/template.ts'

/** Where a part of a text is typed. */
const fields: Record<string, keyof TypedTexts> = {
  'en.subject': 'enSubject',
  'en.body': 'enBody',
  'fr.subject': 'frSubject',
  'fr.body': 'frBody',
}

/** @throws 422 at the fields, for a text that could not be sent */
export function refuseBrokenTexts(letter: Letter, typed: TypedTexts): void {
  const complaints = Object.entries(complaintsAbout(letter, letterTexts(typed)))
  if (complaints.length === 0) return
  const errors = complaints.map(([path, found]) => {
    const field = fields[path] ?? path
    return [field, typed[field as keyof TypedTexts] ? found : [{ code: 'required', params: {} }]]
  })
  throw invalid(Object.fromEntries(errors) as FieldErrors)
}

/** Whom a text greets, each language says as it likes. */
const greeted = ['name', 'title']

/**
 * What one language tells, the other tells too: a decision would go out without its reasons in one of them.
 * @throws 422 at the text that tells less
 */
export function refuseUnevenTexts({ enSubject, enBody, frSubject, frBody }: TypedTexts): void {
  const lacking = (told: Set<string>, needs: Set<string>) => {
    const names = [...needs].filter((name) => !told.has(name))
    return names.length ? [{ code: 'placeholderNeeded', params: { name: names.join(', ') } }] : []
  }
  // What a subject names, the text need not.
  const errors = Object.entries({
    enBody: lacking(namesIn(enSubject, enBody), namesIn(frBody)),
    frBody: lacking(namesIn(frSubject, frBody), namesIn(enBody)),
  })
  const found = errors.filter(([, complaints]) => complaints.length > 0)
  if (found.length > 0) throw invalid(Object.fromEntries(found) as FieldErrors)
}

function namesIn(...texts: readonly (string | null)[]): Set<string> {
  const names = texts.flatMap((text) =>
    readMessage(text ?? '').placeholders.map((each) => each.split(' ')[0] ?? ''),
  )
  return new Set(names.filter((name) => !greeted.includes(name)))
}
