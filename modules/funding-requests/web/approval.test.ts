import { describe, expect, it } from 'vitest'
import {
  approvalSchema,
  begun,
  isReduced,
  totalOf,
  type AskedLine,
  type TypedLine,
} from './approval.ts'

const asked: AskedLine[] = [
  { kind: 'tuition', requested: '1100.25' },
  { kind: 'books', requested: '150.25' },
]
const typed = (approved: string | null, reductionReason: string | null = null): TypedLine => ({
  kind: 'tuition',
  approved,
  reductionReason,
})

describe('what is approved', () => {
  it('is all of what is asked for, until less is typed', () => {
    expect(totalOf(begun(asked), 'en')).toBe('1250.50')
    expect(begun(asked).filter((line) => isReduced(line, { asked, language: 'en' }))).toEqual([])
  })

  it('sums to the cent what is typed with a comma in French, and what is no amount as nothing', () => {
    expect(totalOf([typed('0,10'), typed('0,20')], 'fr')).toBe('0.30')
    expect(totalOf([typed('1 100,25'), typed('x'), typed(null)], 'fr')).toBe('1100.25')
  })

  it.each([
    ['1100.24', true],
    ['1100.25', false],
    ['1100.26', false],
    ['x', false],
    ['', false],
  ])('of 1100.25 as %s needs a reason: %s', (amount, needs) => {
    expect(isReduced(typed(amount), { asked, language: 'en' })).toBe(needs)
  })

  it('is sent with a point and the sum; a reason goes only with what is reduced', () => {
    const lines = [
      typed('900,00', ' Trop cher '),
      { ...typed('150,25', 'Rien'), kind: 'books' as const },
    ]
    const sent = approvalSchema(asked, 'fr').parse({ lines, applicantNote: null })
    expect(sent).toEqual({
      lines: [
        { kind: 'tuition', approved: '900.00', reductionReason: 'Trop cher' },
        { kind: 'books', approved: '150.25', reductionReason: null },
      ],
      total: '1050.25',
      applicantNote: null,
    })
  })

  it('asks for an amount that is left out, at its line', () => {
    const { error } = approvalSchema(asked, 'en').safeParse({
      lines: [typed('')],
      applicantNote: null,
    })
    expect(error?.issues.map(({ path }) => path.join('.'))).toContain('lines.0.approved')
  })
})
