import { onItsOwn, type RowProblem } from '#kit/server/each-on-its-own.ts'
import type { ImportTarget, Taken } from '#modules/imports/server/import-target.ts'
import {
  classificationCode,
  publishedCode,
  schemes,
  type Scheme,
} from '../contract/classification-code.ts'
import { classificationHeadings } from '../contract/classification.headings.ts'
import { classificationsEn } from '../contract/strings.en.ts'
import { classificationsFr } from '../contract/strings.fr.ts'
import { countCodes } from './code.queries.ts'
import { holdCodes, takeCode } from './take-code.ts'
import { takeBackCode } from './take-back-code.ts'

const { titleEn, titleFr } = classificationCode.fields

const targetOf = (scheme: Scheme, place: number): ImportTarget => ({
  kind: scheme,
  place,
  fields: {
    code: { kind: 'text', required: true },
    level: { kind: 'text', required: false },
    titleEn,
    titleFr,
  },
  matchBy: ['code'],
  countAll: (db) => countCodes(db, scheme),
  /** The file of the other language adds its titles. */
  usually: { onMatch: 'update' },
  announces: { topic: 'classifications', subject: 'Settings Classifications' },
  asks: { action: 'configure', subject: 'Settings Classifications' },
  words: { en: classificationsEn, fr: classificationsFr },
  headings: classificationHeadings,
  listPath: '/settings/classifications',
  // Published facts: nothing in the file is protected.
  accessTo: () => ({ readsAll: true, fills: true }),
  repeats: [
    {
      fields: ['code'],
      keyOf: ({ code, level }) =>
        code === undefined ? null : publishedCode(scheme, String(code), level?.toString()),
      isKept: true,
      isUnique: true,
    },
  ],

  async take(change, rows, how) {
    const known = await holdCodes(change, scheme, rows)
    const taken: Taken[] = []
    for (const row of rows) {
      const result = await onItsOwn(change, () => takeCode(change, row, { scheme, known, how }))
      if ('done' in result) taken.push(result.done)
      else taken.push({ line: row.line, outcome: 'failed', problem: result.problem })
    }
    return taken
  },

  async revert(change, done) {
    const problems: (RowProblem | null)[] = []
    for (const each of done) {
      const result = await onItsOwn(change, () => takeBackCode(change, each))
      problems.push('problem' in result ? result.problem : null)
    }
    return problems
  },
})

/** The published structure files: a file for each language, or one with both. */
export const classificationImports = schemes.map((scheme, at) => targetOf(scheme, 30 + at))
