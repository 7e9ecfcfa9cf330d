import { expect, test } from 'vitest'
import { editRefusals } from '../../contract/apply-edit.ts'
import { differenceKinds, weights } from '../../contract/compare-definitions.ts'
import { entryKinds, testOperators } from '../../contract/kinds.ts'
import { findingParts, publishingCodes } from '../../contract/publishing.ts'
import { publishEn } from '../publish-strings.en.ts'
import { publishFr } from '../publish-strings.fr.ts'
import { formsScreensEn } from '../strings.en.ts'
import { formsScreensFr } from '../strings.fr.ts'

test.each([
  ['English', { ...formsScreensEn, ...publishEn }],
  ['French', { ...formsScreensFr, ...publishFr }],
] as const)('whatever can be found, refused, asked or compared has its words in %s', (_, words) => {
  expect(Object.keys(words.findings).toSorted()).toEqual([...publishingCodes].toSorted())
  expect(Object.keys(words.findingParts).toSorted()).toEqual([...findingParts].toSorted())
  expect(Object.keys(words.refusals).toSorted()).toEqual([...editRefusals].toSorted())
  expect(Object.keys(words.kinds).toSorted()).toEqual([...entryKinds].toSorted())
  expect(Object.keys(words.tests.op).toSorted()).toEqual([...testOperators].toSorted())
  expect(Object.keys(words.differences.kind).toSorted()).toEqual([...differenceKinds].toSorted())
  expect(Object.keys(words.differences.weight).toSorted()).toEqual([...weights].toSorted())
})
