import type { Letter } from '#kit/contract/define-letters.ts'
import { languages, type Language } from '#kit/contract/strings.ts'
import type { Change } from '#kit/server/call.ts'
import type { Facts } from '#kit/server/letter-facts.ts'
import { renderLetter } from '#kit/server/letter-text.ts'
import { letterTexts, type TypedTexts } from '../contract/template.ts'
import type { Preview } from '../contract/templates.endpoints.ts'
import { sampleReader, trialFacts, type Portal } from './samples.ts'

export const portalOf = async ({
  settings,
  organisation,
}: Pick<Change, 'settings' | 'organisation'>): Promise<Portal> => ({
  title: settings.appTitle,
  currency: (await organisation()).currency,
})

export const whole = ({
  enSubject = null,
  frSubject = null,
  ...bodies
}: Partial<TypedTexts> & Pick<TypedTexts, 'enBody' | 'frBody'>): TypedTexts => ({
  enSubject,
  frSubject,
  ...bodies,
})

interface Saying extends Portal {
  /** Of a record, in place of made-up ones. */
  facts: Facts
}

/** What a text would say in one language, and with which facts. */
export function saidIn(
  language: Language,
  { letter, typed }: { letter: Letter; typed: TypedTexts },
  { facts: ofRecord, ...portal }: Saying,
) {
  const facts = { ...trialFacts(letter, language), ...ofRecord }
  const reading = { language, name: sampleReader, ...portal, facts }
  return { said: renderLetter(letter, letterTexts(typed), reading), facts }
}

/** The same in both languages. */
export const saidInBoth = (letter: Letter, typed: TypedTexts, saying: Saying): Preview =>
  Object.fromEntries(
    languages.map((language) => [language, saidIn(language, { letter, typed }, saying).said]),
  ) as Preview
