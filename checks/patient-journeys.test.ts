import { expect, test } from 'vitest'
import { filesOf, sourceOf } from './walk.ts'

/** Where a journey reads a page once and judges what it found, by line. */
const hasty = (code: string): number[] =>
  [...code.matchAll(/expect\(\s*await\b/g)].map(
    ({ index }) => code.slice(0, index).split('\n').length,
  )

test('a journey asks until it is so: a page that is read once may be read too early', () => {
  const found = filesOf('journeys/**/*.ts')
  expect(found.length).toBeGreaterThan(40)
  expect(found.flatMap((file) => hasty(sourceOf(file)).map((line) => `${file}:${line}`))).toEqual(
    [],
  )
})

test('what is read once is found', () => {
  expect(hasty('test()\nexpect(await told(page)).toEqual([])')).toEqual([2])
  expect(hasty('expect((await answer).status).toBe(200)')).toEqual([])
  expect(hasty('await expect.poll(() => told(page)).toEqual([])')).toEqual([])
})
