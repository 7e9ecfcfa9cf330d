import { dateFormat } from '#kit/contract/date-format.ts'
import type { FactKind, Letter } from '#kit/contract/define-letters.ts'
import type { Bilingual } from '#kit/contract/fields.ts'
import type { Language } from '#kit/contract/strings.ts'
import { translatorOf } from './messages.ts'

/** Facts by name, as a letter's declaration has their kinds. */
export type Facts = Readonly<Record<string, unknown>>
export type Spoken = Record<string, string | number>

interface Speaking {
  language: Language
  currency: string
}

/** The facts given of a letter as its reader's language writes them; links are no part of the text. */
export function spokenFacts(letter: Letter, facts: Facts, speaking: Speaking): Spoken {
  const spoken = Object.entries(letter.declared.facts).flatMap(([name, kind]) => {
    if (!(name in facts)) return []
    const said = speak({ letter, kind, value: facts[name] }, speaking)
    return said === null ? [] : [[name, said] as const]
  })
  return Object.fromEntries(spoken)
}

interface Fact {
  letter: Letter
  kind: FactKind
  value: unknown
}

/** One stands in its line, several line by line. */
const listed = (said: string[]) =>
  said.length > 1 ? said.map((each) => `• ${each}`).join('\n') : said.join('')

function speak({ letter, kind, value }: Fact, speaking: Speaking): string | number | null {
  if (typeof kind === 'string') return kinds[kind](value as never, speaking)
  const { language } = speaking
  const words = translatorOf(letter.words[language], language)
  if ('choices' in kind)
    return listed(
      (value as (string | { said: string })[]).map((each) =>
        typeof each === 'string' ? words(`choices.${kind.choices}.${each}`) : each.said,
      ),
    )
  return (value as ({ line: string } & Facts)[])
    .map(({ line, ...facts }) => {
      const said = Object.entries(kind.lines[line] ?? {}).map(([name, each]) => [
        name,
        kinds[each](facts[name] as never, speaking),
      ])
      return words(`mail.${letter.name}.${line}`, Object.fromEntries(said) as Spoken)
    })
    .join('\n')
}

type Kinds = Record<
  Extract<FactKind, string>,
  (value: never, speaking: Speaking) => string | number | null
>

const dayIn = (day: string, language: Language, options: Intl.DateTimeFormatOptions) =>
  dateFormat(`${language}-CA`, { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))

/** A day as letters write it: November 27, 2026. */
export const spokenDate = (day: string, language: Language): string =>
  dayIn(day, language, { dateStyle: 'long' })

/** An amount as letters write it. */
export const spokenMoney = (amount: string, { language, currency }: Speaking): string =>
  new Intl.NumberFormat(`${language}-CA`, { style: 'currency', currency }).format(
    amount as Intl.StringNumericLiteral,
  )

const kinds: Kinds = {
  text: (value: string) => value,
  bilingual: (value: Bilingual, { language }) => value[language],
  number: (value: number) => value,
  date: (day: string, { language }) => spokenDate(day, language),
  dayOfYear: (day: string, { language }) =>
    dayIn(day, language, { weekday: 'long', month: 'long', day: 'numeric' }),
  dateAndTime: ({ day, time }: { day: string; time: string | null }, { language }) =>
    [dayIn(day, language, { dateStyle: 'full' }), time].filter(Boolean).join(', '),
  money: (amount: string, speaking) => spokenMoney(amount, speaking),
  code: (value: string) => value,
  link: () => null,
  secretLink: () => null,
}

/** Facts to try a text with; every kind has one. */
export function sampleFacts({ declared, words }: Letter): Facts {
  const entries = Object.entries(declared.facts).map(([name, kind]) => {
    if (typeof kind === 'string') return [name, samples[kind]]
    if ('choices' in kind) {
      const choices = words.en['choices'] as Record<string, Record<string, string>>
      return [name, Object.keys(choices[kind.choices] ?? {})]
    }
    return [name, Object.entries(kind.lines).map(([line, facts]) => sampleLine(line, facts))]
  })
  return Object.fromEntries(entries) as Facts
}

const sampleLine = (line: string, facts: Readonly<Record<string, keyof typeof samples>>) => ({
  line,
  ...Object.fromEntries(Object.entries(facts).map(([name, kind]) => [name, samples[kind]])),
})

const samples = {
  text: 'Maple Works',
  bilingual: { en: 'Skills for Work', fr: 'Compétences au travail' },
  number: 3,
  date: '2026-11-27',
  dayOfYear: '2026-11-27',
  dateAndTime: { day: '2026-11-27', time: '14:30' },
  money: '12500.00',
  code: '482915',
  link: '/dashboard',
  secretLink: '/login?token=sample',
} satisfies Record<Extract<FactKind, string>, unknown>
