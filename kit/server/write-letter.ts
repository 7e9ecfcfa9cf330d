import {
  declaredButton,
  type Letter,
  type LetterAudiences,
  type LetterTexts,
} from '#kit/contract/define-letters.ts'
import type { Organisation } from '#kit/contract/organisation.ts'
import type { Language } from '#kit/contract/strings.ts'
import type { Change, Db } from './call.ts'
import { spokenFacts, type Facts } from './letter-facts.ts'
import { factsOfSubject, renderLetter } from './letter-text.ts'
import { currentVersion, type LetterScope, type LetterVersion } from './letter-versions.ts'
import { secretIn } from './message-secrets.ts'
import { bringsSecret, leading, type MailedLink, type OnPaper } from './letter-on-paper.ts'
import { signed } from './organisation.ts'
import { queueMessage, queueNothing, type Message } from './outbox.ts'
import type { Person } from './person.ts'
import { forbidden } from './problems.ts'
import type { Settings } from './settings.ts'

interface Addressee {
  email: string
  name: string
  language: Language
}

/** Reads whom to write to, where a letter goes to a user. */
export type ReadRecipient = (db: Db, userId: string) => Promise<Addressee>

/** A letter that is about to be queued, to whom it may concern beside the mailbox. */
export interface ToldLetter extends Pick<Change, 'db' | 'announce'> {
  letter: Letter
  versionId: string
  /** A user, or an address that may be a user's. */
  to: { userId: string } | { email: string }
  /** Those that its subject names. */
  facts: Facts
  /** What it is about, where it is about something. */
  record: { entity: string; id: string } | null
  /** The same again is the same letter. */
  once: string | null
}

/** Whether the mail of a letter is wanted, or when. */
export type Wanted = boolean | { notBefore: string }

/** Hears of letters in the change that writes them. @returns whether the mail is wanted */
export type OnLetter = (told: ToldLetter) => Promise<Wanted>

/** In SQL the id of the scope whose words a letter about a record bears; null: the organisation's. */
export type LetterScopeOf = (record: { entity: string; id: string }) => LetterScope

interface Post extends Pick<Change, 'announce' | 'now' | 'startJob'> {
  db: Change['db']
  settings: Settings
  organisation: () => Promise<Organisation>
  readRecipient: ReadRecipient
  onLetter: OnLetter
  onPaper: OnPaper
  letterScope: LetterScopeOf
}

/** By what is declared a phone or an address; somebody who is given whole may have more of them. */
interface Recipient {
  userId?: string | null
  email?: string
  phone?: string | null
  name?: string
  language?: Language
}

interface Writing {
  to: Recipient
  facts: object
}

/**
 * Queues a letter: its current text, with the facts as the reader's language writes them, signed by
 * the organisation, and beside it which version of the text it was and what record it is about.
 */
export async function writeLetter(
  post: Post,
  letter: Letter,
  { to, facts: given }: Writing,
): Promise<void> {
  const { db, settings } = post
  const facts = given as Facts
  const about = recordOf(letter, facts)
  const version = await currentVersion(db, letter, about && post.letterScope(about))
  const wanted = await isWanted(post, letter, { to, facts, version })
  if (!wanted) return
  const { at, name, language } = await addressOf(post, letter, to)
  const organisation = await post.organisation()
  const { currency } = organisation
  const reading = { language, name, title: settings.appTitle, currency, facts }
  const message: Message = {
    channel: letter.declared.channel ?? 'mail',
    to: at,
    language,
    template: letter.key,
    templateVersionId: version.id,
    ...renderLetter(letter, version.texts, reading),
    ...enclosed(letter, facts, settings),
    ...delayed(post, letter, wanted),
    ...(letter.declared.once && { dedupeKey: [letter.key, at, facts['once']].join(':') }),
  }
  const { reference } = facts as { reference?: string }
  const known = knownSecret(letter, message)
  const way = await keepOnPaper(post, letter, { organisation, message, name, facts })
  await queueMessage(
    db,
    signed(way ? leading(known, way, settings) : known, organisation, reference),
  )
}

/** Whoever wants no mail at this hour gets it later than it could be taken back. */
function delayed({ now }: Post, { declared: { waits } }: Letter, wanted: Wanted) {
  if (typeof wanted === 'object') return wanted
  return waits ? { notBefore: new Date(now.getTime() + waits * 1000).toISOString() } : {}
}

interface Queued {
  organisation: Organisation
  message: Message
  name: string
  facts: Facts
}

async function keepOnPaper(post: Post, letter: Letter, queued: Queued): Promise<MailedLink | null> {
  const { organisation, message, name, facts } = queued
  const { language, subject, body, record, templateVersionId = '', link } = message
  if (!letter.declared.paper || !record) return null
  const { db, now, settings, startJob, announce } = post
  const text = declaredButton(letter, language)
  const codes = Object.entries(letter.declared.facts).filter(([, kind]) => kind === 'code')
  const spoken = spokenFacts(letter, facts, { language, currency: organisation.currency })
  return post.onPaper({
    db,
    now,
    settings,
    startJob,
    announce,
    organisation,
    letter,
    language,
    name,
    email: message.to,
    record,
    versionId: templateVersionId,
    reader: readerOf(letter, facts),
    said: { subject, body },
    facts: Object.fromEntries(
      Object.entries(spoken).filter(([fact]) => !codes.some(([code]) => code === fact)),
    ),
    button: text && link && !secretIn(message) ? { text, url: link } : null,
    link: link && !secretIn(message) ? link : null,
    isLinkInMail: Boolean(link && secretIn(message)),
  })
}

function readerOf({ declared }: Letter, facts: Facts): keyof LetterAudiences | null {
  if (declared.namesReader) return facts['reader'] as keyof LetterAudiences
  const [one, ...others] = declared.audience ?? []
  return one && others.length === 0 ? one : null
}

async function isWanted(
  { db, announce, onLetter }: Post,
  letter: Letter,
  { to, facts, version }: { to: Recipient; facts: Facts; version: LetterVersion },
): Promise<Wanted> {
  const { channel = 'mail', once } = letter.declared
  if (channel !== 'mail') return true
  return onLetter({
    db,
    announce,
    letter,
    versionId: version.id,
    to: to.email ? { email: to.email } : { userId: to.userId ?? '' },
    facts: factsOfSubject(letter, version.texts, facts),
    record: recordOf(letter, facts),
    once: once ? (facts['once'] as string) : null,
  })
}

/** A text to be looked at as a letter before it is published. */
export interface LetterTrial {
  texts: LetterTexts
  language: Language
  facts: Facts
  /** What the subject says of it, e.g. “[Test] Application received”. */
  subject: (subject: string) => string
}

/** Sends a text as a letter to the person who tries it; it bears no version and is about no record. */
export async function tryLetter(
  post: Pick<Post, 'db' | 'settings' | 'organisation' | 'readRecipient'>,
  { userId }: Person,
  { letter, texts, language, facts, subject }: LetterTrial & { letter: Letter },
): Promise<void> {
  const { db, settings } = post
  if (!userId) throw forbidden()
  const { email, name } = await post.readRecipient(db, userId)
  const organisation = await post.organisation()
  const { currency } = organisation
  const reading = { language, name, title: settings.appTitle, currency, facts }
  const said = renderLetter(letter, texts, reading)
  const message: Message = {
    channel: 'mail',
    to: email,
    language,
    template: letter.key,
    subject: subject(said.subject),
    body: said.body,
  }
  await queueMessage(db, signed(message, organisation))
}

/** As many statements as a letter to a known address takes. */
export async function pretendLetter(
  post: Pick<Post, 'db' | 'organisation'>,
  letter: Letter,
): Promise<void> {
  await currentVersion(post.db, letter)
  await post.organisation()
  await queueNothing(post.db)
}

async function addressOf({ db, readRecipient }: Post, { declared }: Letter, to: Recipient) {
  const { userId, email, phone, name = '', language = 'en' } = to
  if (declared.channel === 'sms') return { at: phone ?? '', name, language }
  if (email) return { at: email, name, language }
  const user = await readRecipient(db, userId ?? '')
  return { ...user, at: user.email }
}

/** What comes with the text: where the button leads, the code in it, the record. */
function enclosed(
  letter: Letter,
  facts: Facts,
  { publicUrl }: Settings,
): Pick<Message, 'link' | 'secret' | 'record'> {
  const { declared } = letter
  const record = recordOf(letter, facts)
  const given = Object.entries(declared.facts)
  const of = (...wanted: string[]) => {
    const [name] = given.find(([, kind]) => wanted.includes(kind as string)) ?? []
    return name === undefined ? undefined : (facts[name] as string)
  }
  const path = of('link', 'secretLink') ?? declared.opens
  const code = of('code')
  return {
    ...(path && { link: `${publicUrl}${path}` }),
    ...(code && { secret: code }),
    ...(record && { record }),
  }
}

/** What a letter is about, where it is about a record. */
function recordOf({ declared: { about, aboutAny } }: Letter, facts: Facts) {
  const entity = aboutAny ? (facts['entity'] as string) : about
  return entity ? { entity, id: facts['record'] as string } : null
}

/** What lets somebody in is declared to, so that nobody need guess which letters do. */
function knownSecret(letter: Letter, message: Message): Message {
  const { key } = letter
  const isDeclared = bringsSecret(letter)
  if (isDeclared === Boolean(secretIn(message))) return message
  throw new Error(`${key} ${isDeclared ? 'lacks its secret' : 'carries a secret unawares'}`)
}
