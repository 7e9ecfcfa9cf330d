import type { Language } from '#kit/contract/strings.ts'
import type { Organisation } from '#kit/contract/organisation.ts'
import type { Db } from '#kit/server/call.ts'
import { wholeFile, type Files } from '#kit/server/files.ts'
import { translatorOf } from '#kit/server/messages.ts'
import type { Block, PaperPicture } from '#kit/server/paper/paper.ts'
import { writePaper } from '#kit/server/paper/write-paper.ts'
import { letterheadEn } from '../contract/strings.en.ts'
import { letterheadFr } from '../contract/strings.fr.ts'
import { pictureKey, readLetterheadRow } from './letterhead.queries.ts'

const words = { en: letterheadEn, fr: letterheadFr }

export const paperWords = (language: Language) => translatorOf(words[language], language)

interface KeptPicture {
  key: string
  alt: string
}

/** Who writes, as it was when a letter was written. */
export interface KeptLetterhead {
  name: string
  address: string[]
  email: string | null
  footer: string | null
  logo: KeptPicture | null
  signature: {
    closing?: string
    name: string
    title: string | null
    picture: KeptPicture | null
  } | null
}

/** All that is printed of a letter, so that it can be printed again as it was. */
export interface KeptPaper {
  language: Language
  /** The moment it was written. */
  at: string
  letterhead: KeptLetterhead
  addressee: string[]
  beside: { label: string; value: string }[]
  subject: string
  blocks: Block[]
}

interface Sender {
  organisation: Organisation
  /** What the portal is called, where the organisation has no name yet. */
  title: string
}

/** The letterhead of now, in the language of a letter. */
export async function letterheadOf(
  db: Db,
  { organisation, title }: Sender,
  language: Language,
): Promise<KeptLetterhead> {
  const row = await readLetterheadRow(db)
  const name = organisation.name?.[language] ?? title
  const { signatoryName, signatoryTitle, logoKey, logoAlt, signatureKey, footer } = row
  const say = paperWords(language)
  return {
    name,
    address: organisation.postalAddress?.split('\n') ?? [],
    email: organisation.contactEmail,
    footer: footer?.[language] ?? null,
    logo: logoKey ? { key: logoKey, alt: logoAlt?.[language] ?? name } : null,
    // Where nobody signs, the organisation does.
    signature: {
      closing: say('paper.closing'),
      name: signatoryName ?? name,
      title: signatoryName ? (signatoryTitle?.[language] ?? null) : null,
      picture:
        signatoryName && signatureKey
          ? { key: signatureKey, alt: say('paper.signatureOf', { name: signatoryName }) }
          : null,
    },
  }
}

/** The PDF of a kept letter. A picture whose bytes are lost is left out: the letter is whole without it. */
export async function printPaper(files: Pick<Files, 'get'>, kept: KeptPaper): Promise<Buffer> {
  const { language, at, letterhead, ...said } = kept
  const { logo, signature, ...sender } = letterhead
  const say = paperWords(language)
  return writePaper({
    ...said,
    language,
    at: new Date(at),
    letterhead: { ...sender, logo: await fetched(files, logo) },
    signature: signature && {
      ...signature,
      picture: await fetched(files, signature.picture),
    },
    page: say('paper.page', { page: '{page}', count: '{count}' }),
  })
}

async function fetched(
  files: Pick<Files, 'get'>,
  picture: KeptPicture | null,
): Promise<PaperPicture | null> {
  const content = picture && (await wholeFile(files as Files, pictureKey(picture.key)))
  return content ? { content, alt: picture.alt } : null
}
