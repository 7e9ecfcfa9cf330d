import { expect, test } from 'vitest'
import { naics, noc } from './formats.ts'

test('five digits are an occupation where the classification has such a category and level', () => {
  const isOccupation = (code: string) => noc.pattern.test(code)
  expect(['00010', '10010', '65202', '95109'].map(isOccupation)).toEqual([true, true, true, true])
  expect(['99999', '01010', '26000', '6520', '652020'].map(isOccupation)).not.toContain(true)
})

test('an industry begins with one of the twenty sectors', () => {
  const isIndustry = (code: string) => naics.pattern.test(code)
  expect(['11', '236110', '3211', '49', '92', '99'].map(isIndustry)).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
  ])
  expect(['1', '46', '999999', '2361100'].map(isIndustry)).not.toContain(true)
})
