import { describe, expect, it } from 'vitest'
import { isReplaced } from './fonts.ts'
import type { Paper } from './paper.ts'
import { openPdf, readTags } from './paper.test-reader.ts'
import { writePaper } from './write-paper.ts'

const letter: Paper = {
  language: 'fr',
  at: new Date('2026-11-30T15:00:00Z'),
  letterhead: { name: 'Fonds Érable', address: [], email: null, logo: null, footer: null },
  addressee: ['Mathis Lavoie'],
  beside: [],
  subject: 'Votre demande',
  blocks: [],
  signature: null,
  page: 'Page {page} de {count}',
}

const written = async (changes: Partial<Paper>) => {
  const pdf = await openPdf(await writePaper({ ...letter, ...changes }))
  return { pdf, told: await readTags(pdf) }
}

describe('What a letter says', () => {
  it('prints where a link leads as somebody types it, not with the number of a record', async () => {
    const url =
      'https://portal.example.org/applications/View?id=01a22eab-828d-7ab6-a150-ed21cb51ac61'
    const { told } = await written({ blocks: [{ kind: 'link', text: 'Ouvrir la demande', url }] })
    const said = told.elements.map(({ text }) => text)
    expect(said).toContain('Ouvrir la demande')
    expect(said).toContain('portal.example.org')
    expect(said.join(' ')).not.toContain('01a22eab')
  })

  it('says names in Greek, Cyrillic and Vietnamese as they are', async () => {
    const text = 'Ελένη Παπαδοπούλου, Иван Ђорђевић, Nguyễn Thị Hồng Ánh, Şükrü Łódź'
    const { told } = await written({ blocks: [{ kind: 'paragraph', text }] })
    expect(told.elements.map((each) => each.text)).toContain(text)
    expect(isReplaced(text)).toBe(false)
    expect(['王小明', 'محمد', 'ਸਿੰਘ', 'a 😀'].map(isReplaced)).toEqual([true, true, true, true])
  })

  it('breaks no amount of fifteen digits, neither as a figure nor in a table', async () => {
    const amount = '999\u00A0999\u00A0999\u00A0999\u00A0999,99\u00A0$'
    const figures = ['Total', 'Réclamé', 'Versé'].map((label) => ({ label, value: amount }))
    const columns = [
      { label: 'Ordre' },
      ...figures.map(({ label }) => ({ label, isFigure: true as const })),
    ]
    const { pdf } = await written({
      blocks: [
        { kind: 'figures', figures },
        { kind: 'table', columns, rows: [['ORD-1', amount, amount, amount]] },
        {
          kind: 'table',
          columns: [...columns, ...columns],
          rows: [['ORD-1', amount, amount, amount, 'ORD-2', amount, amount, amount]],
        },
      ],
    })
    const { items } = await (await pdf.getPage(1)).getTextContent()
    const whole = items.filter(
      (item) => 'str' in item && item.str.replaceAll(/\s/g, '').startsWith('999999999999999,99$'),
    )
    expect(whole.length).toBeGreaterThanOrEqual(6)
    for (const item of whole)
      if ('str' in item) expect(item.transform[4] + item.width).toBeLessThanOrEqual(612 - 72 + 4)
  })

  it('ends a line of a long address at its signs, before it cuts a word', async () => {
    const { told, pdf } = await written({
      addressee: [
        `Centre-d’apprentissage-et-de-perfectionnement-${'très-'.repeat(12)}professionnel`,
      ],
    })
    expect(
      told.elements
        .map(({ text }) => text)
        .join(' ')
        .replaceAll('- ', '-'),
    ).toContain('très-professionnel')
    const { items } = await (await pdf.getPage(1)).getTextContent()
    for (const item of items)
      if ('str' in item && item.str.includes('très-'))
        expect(item.str.trim()).toMatch(/-$|professionnel$/)
  })
})
