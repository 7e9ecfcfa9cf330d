import type { Permission } from './define-subjects.ts'
import type { Bilingual } from './fields.ts'
import type { Language, Messages } from './strings.ts'

/** What a fact of a kind is given as; the kit writes it as the reader's language does. */
interface ValueOfKind {
  text: string
  /** Said in the reader's language. */
  bilingual: Bilingual
  number: number
  /** `YYYY-MM-DD`: November 27, 2026. */
  date: string
  /** `YYYY-MM-DD`: Friday, November 27. */
  dayOfYear: string
  /** Friday, November 27, 2026, 14:30; without a time the day alone. */
  dateAndTime: { day: string; time: string | null }
  /** An amount in the organisation's currency. */
  money: string
  /** Lets in whoever reads it. It stands in the text, never in the subject. */
  code: string
  /** What the button opens: a path of this installation. It is no placeholder of the text. */
  link: `/${string}`
  /** The same, carrying what lets in whoever has it. */
  secretLink: `/${string}`
}

type KindInLine = 'text' | 'number' | 'date' | 'dayOfYear' | 'money'

/**
 * Beside the kinds above two lists: `choices` takes values and says their words
 * (`choices.{name}.{value}`); `lines` takes what each line says (words `mail.{letter}.{line}`).
 */
export type FactKind =
  | keyof ValueOfKind
  | { choices: string }
  | { lines: Readonly<Record<string, Readonly<Record<string, KindInLine>>>> }

type ValueOf<Kind> = Kind extends keyof ValueOfKind
  ? ValueOfKind[Kind]
  : Kind extends { lines: infer Lines }
    ? readonly LineOf<Lines>[]
    : readonly Choice[]

/** A value, or its words where they are somebody’s own. */
type Choice = string | { said: string }

type LineOf<Lines> = {
  [Name in keyof Lines]: { line: Name } & {
    [Fact in keyof Lines[Name]]: ValueOf<Lines[Name][Fact]>
  }
}[keyof Lines]

/** The kinds of letter that their readers may do without; a product names its own, by augmentation. */
// oxlint-disable-next-line typescript/no-empty-object-type -- augmented by whoever asks people for their choices
export interface LetterKinds {}

/** Whom letters are for; a product names its own, by augmentation. */
// oxlint-disable-next-line typescript/no-empty-object-type -- augmented by whoever shows letters
export interface LetterAudiences {}

/** What letters on paper are about; a product names its own, by augmentation. */
// oxlint-disable-next-line typescript/no-empty-object-type -- augmented by whoever keeps letters
export interface PaperKinds {}

export interface LetterDeclaration {
  /** What the text may name, beside `title` (of the portal) and `name` (of the recipient). */
  facts: Readonly<Record<string, FactKind>>
  /** Whom it is for, so that letters that are called alike are told apart. */
  audience?: readonly (keyof LetterAudiences)[]
  /** `mail` unless said. A text message has no subject. */
  channel?: 'mail' | 'sms'
  /** What kind of record the letter is about; its id is given with the facts, as `record`. */
  about?: string
  /** It is about a record of any kind, which is given with the facts, as `entity` and `record`. */
  aboutAny?: true
  /** What the button opens, where it is always the same. */
  opens?: `/${string}`
  /** With the facts comes `once`: nobody gets the letter twice with the same. */
  once?: true
  /** It goes to an address of which no name is known. */
  nameless?: true
  /** What its readers chose for the kind decides whether it comes; without one, it always does. */
  kind?: keyof LetterKinds
  /** Whoever may not do this is never written to; left out where it follows from what the letter is about. */
  needs?: Permission
  /** It gathers letters of kinds that may be done without, whose readers chose that. */
  isDigest?: true
  /** So many seconds it waits, in which what it tells can be taken back (`takeBackLetter`). */
  waits?: number
  /** It brings a link for a mailbox, and is no news of its record. */
  mailOnly?: true
  /** Beside the mail it is kept as a letter on paper. */
  paper?: keyof PaperKinds
  /** It may be for several, and is kept: with the facts comes `reader`, whom this one is for. */
  namesReader?: true
}

/** A letter that may be sent; its declared words are the first version of its text. */
export interface Letter<Declared extends LetterDeclaration = LetterDeclaration> {
  /** E.g. `applications.received`. */
  key: string
  module: string
  name: string
  declared: Declared
  words: Readonly<Record<Language, Messages>>
}

export type FactsOf<Declared extends LetterDeclaration> = {
  readonly [Fact in keyof Declared['facts']]: ValueOf<Declared['facts'][Fact]>
} & (Declared extends { about: string } ? { readonly record: string } : unknown) &
  (Declared extends { aboutAny: true }
    ? { readonly entity: string; readonly record: string }
    : unknown) &
  (Declared extends { once: true } ? { readonly once: string } : unknown) &
  (Declared extends { namesReader: true } ? { readonly reader: keyof LetterAudiences } : unknown)

/** A user, or somebody known by address alone. */
export type RecipientOf<Declared extends LetterDeclaration> = Declared extends { channel: 'sms' }
  ? { phone: string; language: Language }
  : Declared extends { nameless: true }
    ? { email: string; language: Language }
    : { userId: string } | { email: string; name: string; language: Language }

interface WordsOf<Declared> {
  readonly mail: {
    readonly [Name in keyof Declared]: {
      readonly subject?: string
      readonly body: string
      /** On the button, where the letter leads somewhere. */
      readonly button?: string
    }
  }
}

/** Declares the letters of a module; their words are its strings `mail.{letter}`. */
export function defineLetters<const Declared extends Record<string, LetterDeclaration>>(
  module: string,
  words: Record<Language, WordsOf<NoInfer<Declared>>>,
  letters: Declared,
) {
  const entries = Object.entries(letters).map(([name, declared]): [string, Letter] => [
    name,
    { key: `${module}.${name}`, module, name, declared, words: words as never },
  ])
  return Object.fromEntries(entries) as {
    readonly [Name in keyof Declared]: LetterOf<Declared[Name]>
  }
}

/** Letters with the same facts are written alike, whomever they are for. */
type LetterOf<Declared extends LetterDeclaration> =
  Omit<Declared, 'audience'> extends infer Own extends LetterDeclaration ? Letter<Own> : never

export interface LetterText {
  subject: string
  body: string
}
export type LetterTexts = Readonly<Record<Language, LetterText>>

/** The declared words of a letter, as its first version has them. */
export function declaredTexts({ name, words }: Letter): LetterTexts {
  const textIn = (language: Language): LetterText => {
    const mail = words[language]['mail'] as Messages
    const { subject = '', body = '' } = mail[name] as Record<string, string>
    return { subject, body }
  }
  return { en: textIn('en'), fr: textIn('fr') }
}

/** The words on a letter's button; null where it leads nowhere. */
export function declaredButton({ name, words }: Letter, language: Language): string | null {
  const { button } = (words[language]['mail'] as Messages)[name] as { button?: string }
  return button ?? null
}

const isLink = (kind: FactKind) => kind === 'link' || kind === 'secretLink'

/** The placeholders that a letter's text may have; its subject none that lets somebody in. */
export function placeholdersOf({ declared }: Letter): Record<keyof LetterText, string[]> {
  const { facts, channel, nameless } = declared
  const own = Object.entries(facts).filter(([, kind]) => !isLink(kind))
  const ofAll = ['title', ...(nameless || channel === 'sms' ? [] : ['name'])]
  const body = [...own.map(([name]) => name), ...ofAll]
  return { subject: body.filter((name) => facts[name] !== 'code'), body }
}
