import { parse } from 'csv-parse/sync'
import { describe, expect, it } from 'vitest'
import { auditRows } from '../../../checks/kit-at-work/audit.test-rows.ts'
import {
  askAboutMentoring,
  exported,
  formPath,
  keys,
  luc,
  margaret,
  publish,
  server,
  submit,
  withPeople,
} from './answers.test-people.ts'

withPeople()

const table = async (query = '', language = 'en') => {
  const { text } = await exported(margaret, query, language)
  const [head = [], ...rows] = parse(text, { bom: true })
  const of = (reference: string) => {
    const row = rows.find((cells) => cells[0] === reference) ?? []
    return Object.fromEntries(head.map((heading, at) => [heading, row[at]]))
  }
  return { head, of }
}

describe('the export of answers', () => {
  it('tells what codes mean, in the reader’s language', async () => {
    const { reference } = await submit({ 'employer.naics': '819999' })
    const english = (await table()).of(reference)
    expect(english['Occupation code (NOC)']).toBe('63202 – Bakers')
    expect(english['Industry code (NAICS)']).toBe('819999')
    const french = (await table('', 'fr')).of(reference)
    expect(french['Code de profession (CNP)']).toBe(
      '63202 – Boulangers-pâtissiers/boulangères-pâtissières',
    )
  })

  it('has one column for each question, in the newest order and words, retired ones last', async () => {
    const early = await submit()
    await askAboutMentoring()
    const item = '0197cccc-0000-7000-8000-000000000001'
    const later = await submit({
      [keys.mentor]: '=HYPERLINK("http://evil.example.org")',
      [keys.kind]: 'paid',
      'position.learningPlan': 'Week 1: safety\n\nWeek 2: "tools", saws',
      [keys.amount]: '1234.50',
      [keys.costs]: [
        { item, answers: { [keys.what]: 'Shoes', [keys.price]: '120.00' } },
        { item: item.replace(/1$/, '2'), answers: { [keys.what]: 'Knives' } },
      ],
    })
    const before = (await table()).of(early.reference)
    await publish([
      { do: 'changeQuestion', id: keys.kind, label: { en: 'Paid mentor?', fr: 'Mentor payé?' } },
      { do: 'moveQuestion', id: keys.kind, into: 'learning', after: 'position.trainingRequested' },
      { do: 'retireQuestion', id: 'employer.website' },
      { do: 'retireQuestion', id: keys.mentor },
    ])

    const { head, of } = await table()
    expect(head.slice(0, 5)).toEqual(['Reference', 'Participant', 'Submitted', 'Version', 'Copy'])
    const place = (heading: string) => head.indexOf(heading)
    expect(place('Paid mentor?')).toBeLessThan(place('How much is paid?'))
    expect(head.slice(-2)).toEqual([
      'Website (no longer asked)',
      'Who will be the mentor? (no longer asked)',
    ])
    expect(of(later.reference)).toMatchObject({
      Version: '2',
      'Paid mentor?': 'Paid',
      'How much is paid?': '1234.50',
      'Learning plan': 'Week 1: safety\n\nWeek 2: "tools", saws',
      'Cost lines – What': 'Shoes; Knives',
      'Cost lines – Price': '120.00; –',
      'Who will be the mentor? (no longer asked)': `'=HYPERLINK("http://evil.example.org")`,
    })
    const after = of(early.reference)
    const kept = Object.keys(before).filter((heading) => heading in after)
    expect(kept.length).toBeGreaterThan(40)
    expect(kept.map((heading) => after[heading])).toEqual(kept.map((heading) => before[heading]))

    const french = await table('&questions=current', 'fr')
    expect(french.head).toContain('Mentor payé?')
    expect(french.head.filter((heading) => heading.includes('n’est plus posée'))).toEqual([])
    expect(french.of(later.reference)).toMatchObject({ 'Mentor payé?': 'Payé' })
  })

  it('is a workbook where one is wanted, and recorded', async () => {
    const answer = await luc.get(`${formPath()}/answers/export?format=xlsx`)
    expect(answer.headers.get('content-type')).toContain('spreadsheetml')
    expect((await auditRows(server.db, { action: 'answers.exported' })).at(-1)).toMatchObject({
      actor: 'Luc Tremblay',
      entity: 'export',
      changes: { format: [null, 'xlsx'] },
    })
  })
})
