import { defineEntity } from '#kit/contract/define-entity.ts'
import { longText, text } from '#kit/contract/fields.ts'
import type { LetterTexts } from '#kit/contract/define-letters.ts'

/** What a letter says, in both languages; a text message has no subject. */
export const template = defineEntity('template', {
  enSubject: text(200),
  enBody: longText(10_000, { required: true }),
  frSubject: text(200),
  frBody: longText(10_000, { required: true }),
})

export interface TypedTexts {
  enSubject: string | null
  enBody: string
  frSubject: string | null
  frBody: string
}

export const typedTexts = ({ en, fr }: LetterTexts): TypedTexts => ({
  enSubject: en.subject || null,
  enBody: en.body,
  frSubject: fr.subject || null,
  frBody: fr.body,
})

export const letterTexts = (typed: TypedTexts): LetterTexts => ({
  en: { subject: typed.enSubject ?? '', body: typed.enBody },
  fr: { subject: typed.frSubject ?? '', body: typed.frBody },
})
