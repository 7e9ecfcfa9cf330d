import { describe, expect, it } from 'vitest'
import { changeOf } from './compare-frozen.ts'

const withheld = { value: null, kept: 'kept' as const }

describe('the difference of a figure', () => {
  it('is not told where the figure of then or of now is not', () => {
    expect(changeOf({ value: null, kept: 'small' }, { value: 9 })).toEqual(withheld)
    expect(changeOf({ value: 9 }, { value: null, kept: 'small' })).toEqual(withheld)
    expect(changeOf({ value: 9 }, { value: null, kept: 'kept' })).toEqual(withheld)
  })

  it('keeps every cent', () => {
    expect(changeOf({ value: '90000000000.10' }, { value: '90000000000.30' })).toEqual({
      value: '0.20',
    })
    expect(changeOf({ value: '12.5' }, { value: '12.0' })).toEqual({ value: '-0.5' })
  })

  it('of what is not known is not known', () => {
    expect(changeOf({ value: null }, { value: 3 })).toEqual({ value: null })
  })
})
