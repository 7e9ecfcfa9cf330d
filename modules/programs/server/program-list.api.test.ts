import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { auditRows } from '../../../checks/kit-at-work/audit.test-rows.ts'
import { cellsOf } from '../../../checks/kit-at-work/workbook.test-reader.ts'
import { type Rows, server, admin, newProgram, withPeople } from './programs.test-people.ts'
import { winterWork } from './programs.test-world.ts'

withPeople()

describe('the list of programs', () => {
  it('is sorted, searched without accents and filtered', async () => {
    const all = await admin.get<Rows>('/programs?sort=-code&perPage=5')
    expect(all.status).toBe(200)
    expect(all.body.meta).toMatchObject({ perPage: 5, total: 6 })
    const codes = all.body.data.map(({ code }) => code)
    expect(codes).toEqual(codes.toSorted().reverse())
    const open = await admin.get<Rows>('/programs?filter[status]=open')
    const { count } = await server.db
      .selectFrom('programs')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('status', '=', 'open')
      .executeTakeFirstOrThrow()
    expect(count).toBeGreaterThan(0)
    expect(open.body.data.map(({ status }) => status)).toEqual(Array(count).fill('open'))
    await newProgram('HIVER')
    const found = await admin.get<Rows>('/programs?search=D’HIVER')
    expect(found.body.data.map(({ code }) => code)).toContain('HIVER')
  })

  it('goes on where a page ended', async () => {
    const first = await admin.get<Rows>('/programs?perPage=5')
    const next = await admin.get<Rows>(`/programs?perPage=5&after=${first.body.meta.after}`)
    const codes = [...first.body.data, ...next.body.data].map(({ code }) => code)
    expect(new Set(codes).size).toBe(codes.length)
    expect(codes).toEqual(codes.toSorted())
  })

  it.each([
    ['perPage=7', 'perPage', 'pageSize'],
    ['sort=budget', 'sort', 'choice'],
    ['filter[colour]=red', 'filter[colour]', 'unknown'],
    ['filter[status]=red', 'filter[status]', 'choice'],
    ['nonsense=1', 'nonsense', 'unknown'],
    ['page=0', 'page', 'number'],
    ['page=0x10', 'page', 'number'],
    ['page=1e1', 'page', 'number'],
    ['page=%201', 'page', 'number'],
    ['page=1.0', 'page', 'number'],
  ])('refuses %s', async (query, field, code) => {
    const answer = await admin.get(`/programs?${query}`)
    expect(answer.status).toBe(422)
    expect(answer.body.errors?.[field]?.[0]?.code).toBe(code)
  })

  it('is exported as CSV as it is filtered, with headings in the reader’s language', async () => {
    const answer = await admin.get<string>(
      '/programs/export?format=csv&columns=code,name,status&filter[status]=open',
      {
        headers: { 'accept-language': 'fr' },
      },
    )
    const lines = String(answer.body).replace('\uFEFF', '').trim().split('\r\n')
    expect(lines[0]).toBe('Code,Nom,État')
    expect(lines.length).toBeGreaterThan(2)
    expect(lines.slice(1).filter((line) => !line.endsWith('Ouvert'))).toEqual([])
  })
})

describe('an export', () => {
  it.each([
    ['en', 'Choose another column: colour does not exist'],
    ['fr', 'Choisissez une autre colonne : colour n’existe pas'],
  ])('names in %s a column that there is not', async (language, message) => {
    const answer = await admin.get('/programs/export?format=csv&columns=code,colour', {
      headers: { 'accept-language': language },
    })
    expect(answer).toMatchObject({
      status: 422,
      body: { errors: { columns: [{ code: 'unknownColumn', message }] } },
    })
    expect((await admin.get('/programs/export?format=csv&columns=')).status).toBe(422)
  })

  it('has every column that its list can show', async () => {
    const shown = {
      '/applications/export?stage=pending': 'reference,programName,flags',
      '/birthdays/export?days=30': 'name,numberOfShares',
    }
    const margaret = await server.as('superAdmin')
    for (const [path, columns] of Object.entries(shown)) {
      const { status, body } = await margaret.get(`${path}&format=csv&columns=${columns}`)
      expect([path, status]).toEqual([path, 200])
      expect(String(body).split('\r\n')[0]?.split(',').length).toBe(columns.split(',').length)
    }
  })

  it('does not let a spreadsheet run what somebody typed, and leaves phones and numbers alone', async () => {
    await admin.post('/programs', { ...winterWork, code: 'FORMULA', funder: '=cmd()' })
    const answer = await admin.get<string>(
      '/programs/export?format=csv&columns=code,funder,budgetTotal&search=FORMULA',
    )
    expect(String(answer.body)).toContain(`FORMULA,'=cmd(),100000.00`)
  })

  it('is a workbook with typed cells as XLSX', async () => {
    await admin.post('/programs', { ...winterWork, code: 'TYPED', funder: '=cmd() & “<b>”' })
    const asked = 'format=xlsx&columns=code,funder,province,intakeOpensOn,budgetTotal&search=TYPED'
    const response = await fetch(`${server.address}/api/programs/export?${asked}`, {
      headers: { authorization: `Bearer ${admin.token}` },
    })
    expect(cellsOf(Buffer.from(await response.arrayBuffer()))).toEqual([
      ['Code', 'Funder', 'Province or territory', 'Application period: first day', 'Budget'],
      ['TYPED', '=cmd() & “<b>”', 'ON', new Date('2020-01-01'), 100_000],
    ])
    expect(response.headers.get('content-type')).toContain('spreadsheetml')
    expect(response.headers.get('content-disposition')).toMatch(/programs-\d{4}-\d{2}-\d{2}\.xlsx/)
  })

  it('is recorded with what was exported', async () => {
    await admin.get('/programs/export?format=csv&filter[status]=open&search=winter')
    expect((await auditRows(server.db, { action: 'programs.exported' })).at(-1)).toMatchObject({
      actor: 'Margaret Chen',
      entity: 'export',
      changes: {
        format: [null, 'csv'],
        filters: [null, { status: 'open' }],
        search: [null, 'winter'],
      },
    })
  })
})
