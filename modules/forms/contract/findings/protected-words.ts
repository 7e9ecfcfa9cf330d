import { languages } from '#kit/contract/strings.ts'
import type { Question, Section, Words } from '../definition.ts'

/** Numbers that a form may keep only where they are encrypted: the catalogue has fields for them. */
const protectedWords =
  / (sins?|s i n|social insurance|nas|n a s|assurances? sociales?|bank accounts?|comptes? bancaires?|credit cards?|cartes? de credit) /

/** However it is written: no accents, capitals, wide letters or unseen ones, and one space for all between words. */
const plain = (text: string) =>
  ` ${text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')} `

const asksIn = (all: readonly (Words | undefined)[]): boolean =>
  all.some((words) => languages.some((each) => protectedWords.test(plain(words?.[each] ?? ''))))

/** Whatever is said of a question can ask for such a number, not its label alone. */
export const questionAsksForProtected = ({ label, help, options = [], entry }: Question): boolean =>
  asksIn([label, help, entry?.item, entry?.add, ...options.map((each) => each.label)])

export const sectionAsksForProtected = ({ title, intro }: Section): boolean =>
  asksIn([title, intro])
