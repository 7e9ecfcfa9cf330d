import { describe, expect, it } from 'vitest'
import { spokenParams } from './spoken-params.ts'

describe('the values of a sentence', () => {
  it('are days with the month in words, in either language', () => {
    const params = { first: '2026-11-03' }
    expect(spokenParams(params, 'en-CA')).toEqual({ first: 'Nov 3, 2026' })
    expect(spokenParams(params, 'fr-CA')).toEqual({ first: '3 nov. 2026' })
    expect(spokenParams({ first: '2026-06-01' }, 'fr-CA')).toEqual({ first: '1er juin 2026' })
  })

  it('are numbers where they have a decimal point, and texts otherwise', () => {
    const params = { held: '1000.50', order: 'O-2026-11', line: '0042', count: 3 }
    expect(spokenParams(params, 'fr-CA')).toEqual({ ...params, held: 1000.5 })
    expect(spokenParams(undefined, 'en-CA')).toEqual({})
  })
})
