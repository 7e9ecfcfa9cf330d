import type { Letter } from '#kit/contract/define-letters.ts'
import type { FieldErrors } from '#kit/contract/validation.ts'
import { complaintsAbout } from '#kit/server/letter-versions.ts'
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
