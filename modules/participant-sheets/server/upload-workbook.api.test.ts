import { strFromU8, unzipSync, zipSync } from 'fflate'
import writeExcelFile from 'write-excel-file/node'
import { describe, expect, it } from 'vitest'
import { cellsOf } from '../../../checks/kit-at-work/workbook.test-reader.ts'
import { columns } from '../contract/participant-sheet.ts'
import { participantSheetsFr } from '../contract/strings.fr.ts'
import {
  amina,
  applicationsFor,
  enter,
  person,
  rachel,
  read,
  server,
  submit,
  upload,
  withPeople,
  work,
} from './participant-sheets.test-people.ts'

withPeople()

type Cell = { value: string | number | Date; type?: unknown; format?: string }
const day = (value: string): Cell => ({ value: new Date(value), type: Date, format: 'yyyy/mm/dd' })

/** As a spreadsheet program saves these lines. */
async function workbook(lines: readonly (readonly (string | number | Cell)[])[]) {
  const rows = lines.map((line) =>
    line.map((cell) => (typeof cell === 'object' ? cell : { value: cell })),
  )
  return new Uint8Array(await writeExcelFile(rows as never).toBuffer())
}

const headings = ['First name', 'Last name', 'Email']
const ana = ['Ana', 'Lopez', 'ana@example.org']

describe('a workbook that is uploaded', () => {
  it('fills the rows by its headings: days, numbers and words as the grid has them', async () => {
    const { status, body } = await upload(
      rachel,
      await workbook([
        [
          'Prénom',
          'Nom de famille',
          'Courriel',
          'Premier jour',
          'Salaire horaire',
          'Téléphone',
          'Couleur',
        ],
        ['Zoé', 'Béland & fils', 'zoe@example.org', day('2027-02-01'), 22.1, 8_195_550_177, 'bleu'],
        ['Leo', 'Roy', 'leo@example.org', '2027-03-15', '23,50', '', ''],
      ]),
    )
    expect(status).toBe(200)
    expect(body.rows.map(({ cells }) => cells)).toMatchObject([
      {
        firstName: 'Zoé',
        lastName: 'Béland & fils',
        email: 'zoe@example.org',
        startOn: '2027-02-01',
        hourlyWage: '22.1',
        phone: '8195550177',
      },
      { firstName: 'Leo', startOn: '2027-03-15', hourlyWage: '23.50' },
    ])
    expect(body.unused).toEqual(['Couleur'])
  })

  it('is added below what was typed, or put in its place; what was submitted stays', async () => {
    await enter(rachel, [person()])
    await submit(rachel)
    await work()
    const typed = { key: 'participant900', cells: { firstName: 'Typed' } }
    await rachel.patch('/participant-sheets/current', { rows: [typed] })
    const file = await workbook([headings, ana])
    const names = async () => (await read(rachel)).rows.map(({ cells }) => cells.firstName)
    await upload(rachel, file, 'add')
    expect(await names()).toEqual(['Ana', 'Typed', 'Ana'])
    await upload(rachel, file, 'replace')
    expect(await names()).toEqual(['Ana', 'Ana'])
    expect((await read(rachel)).rows.map(({ state }) => state)).toEqual(['sent', 'typed'])
  })

  it('takes no place of rows that wait to be submitted', async () => {
    const waiting = person()
    await enter(rachel, [waiting, person({ email: 'nowhere' })])
    await submit(rachel)
    await upload(rachel, await workbook([headings, ana]), 'replace')
    const { rows } = await read(rachel)
    expect(rows.map(({ state, cells }) => [state, cells.lastName])).toEqual([
      ['waiting', waiting.lastName],
      ['typed', 'Lopez'],
    ])
    await work()
    expect(await applicationsFor(waiting.email)).toHaveLength(1)
  })

  it('that is refused leaves what was typed as it is, also where it would take its place', async () => {
    await enter(rachel, [person({ firstName: 'Typed' })])
    const answer = await upload(
      rachel,
      await workbook([
        ['A', 'B'],
        ['1', '2'],
      ]),
      'replace',
    )
    expect(answer).toMatchObject({ status: 422, body: { code: 'noHeadings' } })
    expect((await read(rachel)).rows[0]?.cells.firstName).toBe('Typed')
  })

  it('is read from its first sheet, in a workbook of another program', async () => {
    const { status, body } = await upload(
      rachel,
      made({
        'xl/workbook.xml': `<workbook xmlns:r="r"><sheets>
          <sheet name="People" sheetId="7" r:id="two"/><sheet name="Codes" sheetId="3" r:id="one"/></sheets></workbook>`,
        'xl/_rels/workbook.xml.rels': `<Relationships>
          <Relationship Id="one" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/a.xml"/>
          <Relationship Id="two" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="/xl/worksheets/b.xml"/>
          </Relationships>`,
        'xl/worksheets/a.xml': '<worksheet><sheetData/></worksheet>',
        'xl/worksheets/b.xml': `<worksheet><sheetData><row r="1"/><row r="2">
          <c r="A2" t="inlineStr"><is><t>First name</t></is></c><c r="B2" t="str"><v>Last name</v></c></row>
          <row r="3"><c r="A3" t="inlineStr"><is><t>A&#110;a</t></is></c><c r="B3" t="e"><v>#REF!</v></c></row></sheetData></worksheet>`,
      }),
    )
    expect([status, body.rows?.map(({ cells }) => cells)]).toEqual([200, [{ firstName: 'Ana' }]])
  })
})

/** A workbook part by part. */
const made = (parts: Record<string, string>) =>
  zipSync(
    Object.fromEntries(
      Object.entries(parts).map(([name, xml]) => [name, new TextEncoder().encode(xml)]),
    ),
  )

const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))

describe('a file that is no table', () => {
  it.each([
    ['a PDF', () => bytes('%PDF-1.7\n%âãÏÓ\n'), 'notATable', /neither an Excel workbook/],
    [
      'a workbook with a password',
      () => bytes('\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1 and more'),
      'lockedWorkbook',
      /password/,
    ],
    ['a workbook without rows', () => workbook([headings]), 'noRows', /no rows below/],
    ['a workbook without anything', () => workbook([[]]), 'noRows', /no rows below/],
    ['an archive', () => made({ 'word/document.xml': '<a/>' }), 'notATable', /neither an Excel/],
    [
      'half a workbook',
      async () => (await workbook([headings, ana])).slice(0, 900),
      'brokenWorkbook',
      /cannot be read/,
    ],
    ['nothing', () => bytes(''), 'fileEmpty', /\w+ \w+/],
    [
      'more rows than a sheet holds',
      () => workbook([headings, ...Array.from({ length: 101 }, () => ana)]),
      'tooManyRows',
      /holds 100 participants; these would be 101/,
    ],
    [
      'more columns than are read',
      () => workbook([Array.from({ length: 201 }, (_, at) => `Column ${at}`), ana]),
      'tooManyColumns',
      /201 columns/,
    ],
  ] as const)('(%s) is told from others', async (_, file, code, words) => {
    const { status, body } = await upload(rachel, await file())
    expect([status, body.code]).toEqual([422, code])
    expect((body as { title?: string }).title).toMatch(words)
  })

  it('that would be larger than a workbook may be once it is unpacked is refused at once', async () => {
    const bomb = made({
      'xl/workbook.xml': '<workbook/>',
      'xl/sharedStrings.xml': `<sst>${'<si><t>aaaaaaaaaaaaaaaa</t></si>'.repeat(1_200_000)}</sst>`,
      'xl/worksheets/sheet1.xml': '<worksheet/>',
    })
    expect(bomb.length).toBeLessThan(2 * 1024 * 1024)
    expect(await upload(rachel, bomb)).toMatchObject({
      status: 422,
      body: { code: 'brokenWorkbook' },
    })
  })

  it.each([
    ['cells without end', `<row r="2">${'<c/>'.repeat(4_000_000)}</row>`],
    ['rows without end', '<row/>'.repeat(4_000_000)],
    ['a cell with very much about it', `<row r="2"><c ${'r '.repeat(900_000)}/></row>`],
    ['a column far beyond', '<row r="2"><c r="ZZZZZZZ2" t="str"><v>x</v></c></row>'],
    ['a day far beyond', '<row r="2"><c r="A2" s="1"><v>1e300</v></c></row>'],
  ])(
    'with %s fails by itself, while others are answered',
    async (_, rows) => {
      const file = made({
        'xl/workbook.xml': `<workbook xmlns:r="r"><sheets><sheet name="A" sheetId="1" r:id="one"/></sheets></workbook>`,
        'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="one" Target="worksheets/a.xml"
        Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet"/></Relationships>`,
        'xl/styles.xml':
          '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>',
        'xl/worksheets/a.xml': `<worksheet><sheetData><row r="1"><c r="A1" t="str"><v>First name</v></c></row>${rows}</sheetData></worksheet>`,
      })
      let longest = 0
      const upAndRead = new AbortController()
      const asking = (async () => {
        while (!upAndRead.signal.aborted) {
          const from = Date.now()
          // oxlint-disable-next-line no-await-in-loop -- one after the other
          await read(amina)
          longest = Math.max(longest, Date.now() - from)
        }
      })()
      const { status } = await upload(rachel, file)
      upAndRead.abort()
      await asking
      expect([200, 422]).toContain(status)
      expect(longest).toBeLessThan(4000)
    },
    30_000,
  )

  it('larger than 2 MB is refused', async () => {
    const { status, body } = await upload(rachel, bytes('a,'.repeat(1_100_000)))
    expect([status, body.code]).toEqual([413, 'tooLarge'])
  })
})

describe('the empty workbook', () => {
  it('has the columns of the grid in the language of the reader, and is read back by them', async () => {
    const answer = await fetch(`${server.address}/api/participant-sheets/template`, {
      headers: { authorization: `Bearer ${amina.token}`, 'accept-language': 'fr' },
    })
    const file = Buffer.from(await answer.arrayBuffer())
    const [line] = cellsOf(file)
    expect(line).toEqual(columns.map((column) => participantSheetsFr.fields[column]))
    const filled = await workbook([line as string[], columns.map(() => 'x')])
    const { body } = await upload(amina, filled)
    expect(body.unused).toEqual([])
    expect(Object.keys(body.rows[0]?.cells ?? {}).toSorted()).toEqual([...columns].toSorted())
  })

  it('has room for an address beside its heading, which stays in view, and a name', async () => {
    const answer = await fetch(`${server.address}/api/participant-sheets/template`, {
      headers: { authorization: `Bearer ${amina.token}`, 'accept-language': 'en' },
    })
    const parts = unzipSync(new Uint8Array(await answer.arrayBuffer()))
    const part = (name: string) => strFromU8(parts[name] ?? new Uint8Array())
    const sheet = part('xl/worksheets/sheet1.xml')
    const widths = [...sheet.matchAll(/width="(\d+)"/g)].map(([, width]) => Number(width))
    expect(widths[columns.indexOf('email')]).toBeGreaterThanOrEqual(30)
    expect(Math.min(...widths)).toBeGreaterThanOrEqual(14)
    expect(sheet).toMatch(/<pane[^>]* ySplit="1"[^>]* state="frozen"/)
    expect(part('xl/workbook.xml')).toContain('name="Participants"')
  })
})
