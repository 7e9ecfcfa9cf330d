import { sql } from 'kysely'
import type { Condition, Sql } from './list-cursor.ts'
import { likeText } from './list-query.ts'

/** More words than anybody types; each one costs a look into the index. */
const mostWords = 8

/**
 * Every word of a text in a column of folded words. Where an index of trigrams has too little to go
 * by, a word is looked for at the beginning of words alone.
 */
export function containingWords(column: Sql, text: string): Condition {
  const each = wordsOf(text).map((word) => containingWord(column, word))
  return sql<boolean>`(${sql.join(each, sql` and `)})`
}

/** Whether every word of a text begins one of a column of folded words. */
export function beginningWords(column: Sql, text: string): Condition {
  const each = wordsOf(text).map((word) => {
    const folded = sql`searchable(${likeText(word)})`
    return sql<boolean>`(${column} like ${folded} || '%' or ${column} like '% ' || ${folded} || '%')`
  })
  return sql<boolean>`(${sql.join(each, sql` and `)})`
}

const wordsOf = (text: string) => text.trim().split(/\s+/).slice(0, mostWords)

function containingWord(column: Sql, word: string): Condition {
  const folded = sql`searchable(${likeText(word)})`
  const [, mailbox] = /^(.{3,}@).*\./.exec(word) ?? []
  // What all addresses end in is in every entry of the index, and costs more than it tells apart.
  if (mailbox)
    return sql<boolean>`(${column} like '%' || searchable(${likeText(mailbox)}) || '%'
      and strpos(${column}, searchable(${word})) > 0)`
  if (/[\p{L}\p{N}]{3}/u.test(word)) return sql<boolean>`${column} like '%' || ${folded} || '%'`
  return sql<boolean>`(${column} like ${folded} || '%' or ${column} like '% ' || ${folded} || '%'
    or ${column} like '%-' || ${folded} || '%')`
}

/** The digits of what reads like a telephone number, as far as every way to write it has them. */
export function phoneDigits(text: string): string | null {
  const digits = text.replace(/[\s().+/-]/g, '')
  if (!/^\d{4,}$/.test(digits)) return null
  return /^1\d{10}$/.test(digits) ? digits.slice(1) : digits
}

/** The beginning of a reference such as `APP-2026-000123`, also without its letters; else null. */
export function beginOfReference(prefix: string, text: string): string | null {
  const typed = text.trim().toUpperCase()
  if (new RegExp(`^${prefix}-[\\d-]*$`).test(typed)) return typed
  return /^\d{4}-\d{3,}$/.test(typed) ? `${prefix}-${typed}` : null
}
