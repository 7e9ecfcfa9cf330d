import { describe, expect, it } from 'vitest'
import { optionLines } from './option-lines.ts'

const choice = (id: string, en: string, fr: string) => ({ id, label: { en, fr } })
const words = {
  language: 'en',
  untitled: 'Untitled',
  alone: (said: string) => `${said} (alone)`,
} as const

describe('choices that differ between two versions', () => {
  const before = [choice('a', 'Bus', 'Bus'), choice('b', 'Car', 'Char')]

  it('are shown in the other language where only that has changed', () => {
    const after = [choice('a', 'Bus', 'Bus'), choice('b', 'Car', 'Voiture')]
    expect(optionLines([before, after], words)).toEqual([['Bus · Char', 'Bus · Voiture']])
  })

  it('are shown in both languages where both have, the reader’s first', () => {
    const after = [choice('a', 'Bus', 'Bus'), choice('b', 'Truck', '')]
    expect(optionLines([before, after], { ...words, language: 'fr' })).toEqual([
      ['Bus · Char', 'Bus · Untitled'],
      ['Bus · Car', 'Bus · Truck'],
    ])
  })

  it('are told apart where one stands alone from now on', () => {
    const after = [before[0]!, { ...before[1]!, exclusive: true as const }]
    expect(optionLines([before, after], words)).toEqual([
      ['Bus · Car', 'Bus · Car (alone)'],
      ['Bus · Char', 'Bus · Char (alone)'],
    ])
  })
})
