import type { Language } from '#kit/contract/strings.ts'

/** A picture that is printed; its words stand in its place for whoever does not see it. */
export interface PaperPicture {
  /** PNG or JPEG. */
  content: Buffer
  alt: string
}

/** Who writes: as the head and the foot of the first page have it. */
export interface Letterhead {
  name: string
  /** Line by line. */
  address: readonly string[]
  email: string | null
  logo: PaperPicture | null
  /** On every page. */
  footer: string | null
}

export interface Signature {
  /** What a letter ends with, above the name. */
  closing?: string
  name: string
  title: string | null
  picture: PaperPicture | null
}

/** A cell is a text; figures stand at the right. */
export interface PaperTable {
  kind: 'table'
  columns: readonly { label: string; isFigure?: true }[]
  rows: readonly (readonly string[])[]
  /** The last row, which adds up. */
  total?: readonly string[]
}

export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: readonly string[] }
  /** Large figures side by side, the first things to be read. */
  | { kind: 'figures'; figures: readonly { label: string; value: string }[] }
  /** Label and value, line by line. */
  | { kind: 'facts'; facts: readonly { label: string; value: string }[] }
  | { kind: 'link'; text: string; url: string }
  | PaperTable

/** A letter to be printed: plain data, every word of it said already. */
export interface Paper {
  language: Language
  /** When it was written: part of the file, so that the same letter is the same bytes. */
  at: Date
  letterhead: Letterhead
  /** Whom it goes to, line by line; empty where no address is known. */
  addressee: readonly string[]
  /** Beside the address, such as the date and a reference. */
  beside: readonly { label: string; value: string }[]
  subject: string
  blocks: readonly Block[]
  signature: Signature | null
  /** What stands at the foot of each page: `Page {page} of {count}`. */
  page: string
}
