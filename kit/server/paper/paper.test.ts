import { describe, expect, it } from 'vitest'
import sharp from 'sharp'
import type { Block, Paper } from './paper.ts'
import { dictionariesOf, openPdf, readTags } from './paper.test-reader.ts'
import { openSheet, styles, writeLine } from './sheet.ts'
import { writeHere } from './write-here.ts'
import { writePaper } from './write-paper.ts'

const picture = () =>
  sharp({ create: { width: 300, height: 90, channels: 3, background: '#0F4F8A' } })
    .png()
    .toBuffer()

const letter: Paper = {
  language: 'fr',
  at: new Date('2026-11-30T15:00:00Z'),
  letterhead: {
    name: 'Fonds Érable',
    address: ['1200, rue Œuvre', 'Montréal (Québec)  H3B 1K1'],
    email: 'info@example.org',
    logo: null,
    footer: 'Numéro d’organisme 12345',
  },
  addressee: ['Mathis Lavoie', '25, rue du Nord'],
  beside: [{ label: 'Date', value: '30 novembre 2026' }],
  subject: 'Votre demande',
  blocks: [{ kind: 'paragraph', text: 'Bonjour Mathis,' }],
  signature: { name: 'Priya Raman', title: 'Directrice', picture: null },
  page: 'Page {page} de {count}',
}

const written = async (changes: Partial<Paper> = {}) => {
  const content = await writePaper({ ...letter, ...changes })
  const pdf = await openPdf(content)
  return { content, pdf, told: await readTags(pdf) }
}

const rows = (count: number) =>
  Array.from({ length: count }, (_, at) => [`ORD-${at}`, `Achat ${at}`, '12,50 $'])
const table = (count: number): Block => ({
  kind: 'table',
  columns: [{ label: 'Ordre' }, { label: 'Opération' }, { label: 'Montant', isFigure: true }],
  rows: rows(count),
  total: ['Total', '', '500,00 $'],
})

describe('A letter as PDF', () => {
  it('reads the file of a font once, however many lines are written with it', () => {
    const sheet = openSheet(letter)
    for (let at = 0; at < 5; at++)
      writeLine(sheet, 'Bonjour', { style: styles.body, x: 72, y: 72 + 20 * at, width: 400 })
    expect(sheet.pdf).toMatchObject({ _fontCount: 1 })
  })

  it('says of itself that it is tagged, in which language, and that it is PDF/UA', async () => {
    const { pdf, content } = await written()
    const { info, metadata } = await pdf.getMetadata()
    expect(info).toMatchObject({
      Title: 'Votre demande',
      Language: 'fr-CA',
      PDFFormatVersion: '1.7',
    })
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true })
    expect(metadata.get('pdfuaid:part')).toBe('1')
    expect(metadata.get('dc:title')).toBe('Votre demande')
    expect(await pdf.getViewerPreferences()).toMatchObject({ DisplayDocTitle: true })
    expect(content.toString('latin1')).toContain('/Tabs /S')
  })

  it('is in English for whoever reads English', async () => {
    const { pdf } = await written({ language: 'en' })
    expect((await pdf.getMetadata()).info).toMatchObject({ Language: 'en-CA' })
  })

  it('embeds every font that it is written in', async () => {
    const { content } = await written({
      blocks: [{ kind: 'paragraph', text: 'Łódź, Ștefan, Иван, Ελένη, Việt' }],
    })
    const descriptors = dictionariesOf(content, 'FontDescriptor')
    expect(descriptors.length).toBeGreaterThanOrEqual(5)
    for (const each of descriptors) expect(each).toMatch(/\/FontFile[23] /)
    expect(content.toString('latin1')).not.toMatch(/\/BaseFont \/(Helvetica|Times|Courier)/)
  })

  it('is read in its order: who writes, to whom, when, about what, and what', async () => {
    const { told } = await written()
    const said = told.elements.map(({ text }) => text).filter(Boolean)
    expect(said).toEqual([
      'Fonds Érable',
      '1200, rue Œuvre Montréal (Québec) H3B 1K1',
      'info@example.org',
      'Mathis Lavoie 25, rue du Nord',
      'Date 30 novembre 2026',
      'Votre demande',
      'Bonjour Mathis,',
      'Priya Raman Directrice',
    ])
  })

  it('ends as letters do, above the name', async () => {
    const signature = { closing: 'Salutations,', name: 'Priya Raman', title: null, picture: null }
    const { told } = await written({ signature })
    expect(told.elements.map(({ text }) => text).slice(-2)).toEqual(['Salutations,', 'Priya Raman'])
  })

  it('leaves nothing unmarked, and reads no rule, foot or repeated heading', async () => {
    const { told } = await written({ blocks: [table(60)] })
    expect(told.artifacts.filter((each) => each.startsWith('UNMARKED'))).toEqual([])
    expect(told.artifacts.join(' ')).toContain('Page 1 de 3')
    expect(told.elements.map(({ text }) => text).join(' ')).not.toContain('Page 1')
  })

  it('heads what it says in order, the subject first', async () => {
    const heading = (text: string): Block => ({ kind: 'heading', text })
    const { told, pdf } = await written({
      blocks: [heading('Un'), heading('Deux'), heading('Trois')],
    })
    const heads = told.elements.filter(({ role }) => /^H\d/.test(role))
    expect(heads.map(({ role, text }) => `${role} ${text}`)).toEqual([
      'H1 Votre demande',
      'H2 Un',
      'H2 Deux',
      'H2 Trois',
    ])
    expect((await pdf.getOutline())?.map(({ title }) => title)).toEqual(['Un', 'Deux', 'Trois'])
  })

  it('tells of each link what it opens, and ties it to its element', async () => {
    const { pdf, content, told } = await written({
      blocks: [{ kind: 'link', text: 'Ouvrir la demande', url: 'https://example.org/a/1' }],
    })
    const links = await (await pdf.getPage(1)).getAnnotations()
    expect(links.map((link) => [link.url ?? link.unsafeUrl, link.contentsObj.str])).toEqual([
      ['mailto:info@example.org', 'info@example.org'],
      ['https://example.org/a/1', 'Ouvrir la demande'],
    ])
    const annotations = dictionariesOf(content, 'Link').filter((each) => each.includes('/Annot'))
    expect(annotations).toHaveLength(2)
    for (const each of annotations) expect(each).toMatch(/\/StructParent \d+/)
    const elements = dictionariesOf(content, 'Link').filter((each) => each.includes('/S /Link'))
    for (const each of elements) expect(each).toContain('/Type /OBJR')
    expect(told.elements.filter(({ role }) => role === 'Link')).toHaveLength(2)
  })

  it('gives its pictures words and a place', async () => {
    const logo = { content: await picture(), alt: 'Feuille d’érable' }
    const { told, content } = await written({
      letterhead: { ...letter.letterhead, logo },
      signature: { name: 'Priya Raman', title: null, picture: { ...logo, alt: 'Signature' } },
    })
    const figures = told.elements.filter(({ role }) => role === 'Figure')
    expect(figures.map(({ alt }) => alt)).toEqual(['Feuille d’érable', 'Signature'])
    for (const each of dictionariesOf(content, 'Figure')) expect(each).toMatch(/\/BBox \[/)
    const said = told.elements.map(({ text }) => text)
    expect(said.filter((each) => each.includes('Fonds Érable'))).toHaveLength(1)
  })

  it('heads each column and each row of a table, over pages, with the headings read once', async () => {
    const { told, content, pdf } = await written({ blocks: [table(40)] })
    expect(told.pages).toBe(2)
    const heads = told.elements.filter(({ role }) => role === 'TH')
    expect(
      heads.filter(({ path, text }) => path.includes('THead') && text).map(({ text }) => text),
    ).toEqual(['Ordre', 'Opération', 'Montant'])
    const bodies = heads.filter(({ path, text }) => path.includes('TBody') && text)
    expect(bodies).toHaveLength(41)
    for (const each of dictionariesOf(content, 'TH')) expect(each).toMatch(/\/Scope \/(Row|Column)/)
    const second = await (await pdf.getPage(2)).getTextContent()
    expect(second.items.map((item) => ('str' in item ? item.str : '')).join('')).toContain(
      'Opération',
    )
    expect(told.artifacts.join('')).toContain('Opération')
  })

  it('with a long table is written apart, so that the server goes on, and is the same bytes', async () => {
    const logo = { content: await picture(), alt: 'Feuille d’érable' }
    const long = { ...letter, blocks: [table(80)], letterhead: { ...letter.letterhead, logo } }
    let turns = 0
    const going = setInterval(() => turns++, 2)
    const apart = await writePaper(long)
    clearInterval(going)
    expect(turns).toBeGreaterThan(20)
    expect(apart.equals(await writeHere(long))).toBe(true)
  })

  it('never leaves the total of a table alone on a page', async () => {
    for (let count = 15; count < 32; count++) {
      const { told } = await written({ blocks: [table(count)], signature: null })
      const total = told.elements.find(({ text }) => text === 'Total')
      const last = told.elements.find(({ text }) => text === `ORD-${count - 1}`)
      expect(total?.page, `of ${count} rows`).toBe(last?.page)
    }
  })

  it('never leaves the signature alone on a page', async () => {
    for (let lines = 20; lines < 40; lines++) {
      const text = Array.from({ length: lines }, (_, at) => `Ligne ${at}`).join('\n')
      const closing: Block = { kind: 'paragraph', text: 'Au plaisir.' }
      const { told } = await written({ blocks: [{ kind: 'paragraph', text }, closing] })
      const pageOf = (said: string) => told.elements.find((each) => each.text === said)?.page
      expect(pageOf('Priya Raman Directrice'), `${lines}`).toBe(pageOf('Au plaisir.'))
    }
  })

  it('sets figures that stand below one another equally wide', async () => {
    const cells = [
      ['a', 'b', '1 111,11 $'],
      ['c', 'd', '7 777,77 $'],
    ]
    const { pdf } = await written({ blocks: [{ ...table(0), rows: cells } as Block] })
    const { items } = await (await pdf.getPage(1)).getTextContent()
    const widths = items.flatMap((item) =>
      'str' in item && /^[17] [17]{3},/.test(item.str) ? [Math.round(item.width * 10)] : [],
    )
    expect(widths).toHaveLength(2)
    expect(new Set(widths).size).toBe(1)
  })

  it('breaks no paragraph so that one of its lines stands alone', async () => {
    for (let lines = 20; lines < 45; lines++) {
      const text = Array.from({ length: lines }, (_, at) => `Ligne ${at}`).join('\n')
      const { pdf } = await written({ blocks: [{ kind: 'paragraph', text }], signature: null })
      const counts = await linesByPage(pdf)
      for (const count of counts) expect(count, `${lines} lines: ${counts.join()}`).not.toBe(1)
      expect(counts.reduce((sum, each) => sum + each, 0)).toBe(lines)
    }
  })

  it('writes a word that is wider than the page whole, in pieces within the margins', async () => {
    const word = 'x'.repeat(400)
    const { told, pdf } = await written({
      blocks: [
        { kind: 'paragraph', text: word },
        { kind: 'facts', facts: [{ label: 'Nom', value: word }] },
      ],
    })
    const said = told.elements.map(({ text }) => text.replaceAll(' ', ''))
    expect(said.filter((each) => each === word)).toHaveLength(2)
    const { items } = await (await pdf.getPage(1)).getTextContent()
    for (const item of items)
      if ('str' in item && item.str.includes('xxx'))
        expect(item.transform[4] + item.width).toBeLessThanOrEqual(612 - 72 + 4)
  })

  it('is whole without an address, a logo, a signature or a foot', async () => {
    const { told } = await written({
      addressee: [],
      signature: null,
      letterhead: { name: 'Fonds', address: [], email: null, logo: null, footer: null },
    })
    expect(told.elements.map(({ text }) => text)).toContain('Bonjour Mathis,')
    expect(told.pages).toBe(1)
  })

  it('says letters of other scripts as they are, and drops marks that nobody sees', async () => {
    const text = 'Œuvre\u2068 à 1\u202F234,50\u00A0$ – 12 €, Łódź\u2069'
    const { told } = await written({ blocks: [{ kind: 'paragraph', text }] })
    expect(told.elements.map((each) => each.text)).toContain('Œuvre à 1 234,50 $ – 12 €, Łódź')
  })

  it('says the same letters though another letter was written before', async () => {
    await written({ blocks: [{ kind: 'paragraph', text: '“Ö” ” ’ ; : ! ¡ ¿ ?' }] })
    const text = 'L’œuvre : « n’est-ce pas; où? » é è ê ë à â ù û ü ï î ô ö ç'
    const { told } = await written({ blocks: [{ kind: 'paragraph', text }] })
    expect(told.elements.map((each) => each.text)).toContain(text)
  })

  it('says a question mark for a letter that its font has not', async () => {
    const { told } = await written({ blocks: [{ kind: 'paragraph', text: 'Wang 王' }] })
    expect(told.elements.map(({ text }) => text)).toContain('Wang ?')
  })

  it('is the same bytes each time', async () => {
    const [one, other] = [await writePaper(letter), await writePaper(letter)]
    expect(one.equals(other)).toBe(true)
  })

  it('keeps a ledger of thousands of rows within bounds', { timeout: 60_000 }, async () => {
    const before = process.memoryUsage().rss
    const content = await writePaper({ ...letter, blocks: [table(3000)] })
    expect(content.length).toBeLessThan(8_000_000)
    expect(process.memoryUsage().rss - before).toBeLessThan(400_000_000)
  })
})

/** How many lines of the text stand on each page. */
async function linesByPage(pdf: Awaited<ReturnType<typeof openPdf>>): Promise<number[]> {
  const counts: number[] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    const said = items.map((item) => ('str' in item ? item.str : '')).join('')
    counts.push(said.match(/Ligne \d+/g)?.length ?? 0)
  }
  return counts.filter((count) => count > 0)
}
