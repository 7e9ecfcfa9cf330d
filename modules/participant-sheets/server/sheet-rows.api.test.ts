import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { daysFromNow } from '#modules/intake/server/intake.test-journey.ts'
import {
  amina,
  enter,
  keyOf,
  ownEmployer,
  paste,
  person,
  rachel,
  read,
  save,
  server,
  submit,
  terms,
  upload,
  withPeople,
  work,
} from './participant-sheets.test-people.ts'

withPeople()

describe('what is typed', () => {
  it('is there again, cell by cell, whichever tab typed it', async () => {
    const key = keyOf(1)
    await save(rachel, {
      terms: { positionTitle: 'Baker' },
      rows: [{ key, cells: { firstName: 'Ana' } }],
    })
    await save(rachel, {
      terms: { hourlyWage: 'abc' },
      rows: [{ key, cells: { lastName: 'Lopez' } }],
    })
    const sheet = await read(rachel)
    expect(sheet.terms).toEqual({ positionTitle: 'Baker', hourlyWage: 'abc' })
    expect(sheet.rows.map(({ cells }) => cells)).toEqual([{ firstName: 'Ana', lastName: 'Lopez' }])
  })

  it('is each person’s own', async () => {
    await enter(rachel, [person()])
    expect((await read(amina)).rows).toEqual([])
  })

  it('is kept encrypted', async () => {
    await enter(rachel, [person({ birthDate: '2001-02-03' })])
    const { rows } = await sql<{ content: string }>`
      select content from participant_sheet_rows`.execute(server.db)
    expect(rows[0]?.content).not.toContain('Lopez')
    expect(rows[0]?.content).not.toContain('2001')
  })

  it('is taken away again', async () => {
    await enter(rachel, [person(), person()])
    const { body } = await save(rachel, { removed: [keyOf(1)] })
    expect(body.rows.map(({ key }) => key)).toEqual([keyOf(2)])
  })

  it('fills at most a hundred rows', async () => {
    const rows = Array.from({ length: 101 }, (_, index) => ({
      key: keyOf(index),
      cells: { firstName: 'Ana' },
    }))
    const answer = await save(rachel, { rows })
    expect([answer.status, answer.body.title]).toEqual([
      422,
      'A sheet holds 100 participants; these would be 101',
    ])
    expect((await read(rachel)).rows).toEqual([])
  })
})

describe('a sheet takes what it is sent', () => {
  it('a row that is named twice is one', async () => {
    const key = keyOf(1)
    const { status, body } = await save(rachel, {
      rows: [
        { key, cells: { firstName: 'Ana', lastName: 'Loopez' } },
        { key, cells: { lastName: 'Lopez' } },
      ],
    })
    expect(status).toBe(200)
    expect(body.rows.map(({ cells }) => cells)).toEqual([{ firstName: 'Ana', lastName: 'Lopez' }])
  })

  it('a first day that no calendar has is kept as it was typed', async () => {
    const { status, body } = await save(rachel, { terms: await terms({ startOn: '2027-02-30' }) })
    expect([status, body.terms['startOn']]).toEqual([200, '2027-02-30'])
    expect(body.room).not.toBeNull()
  })

  it('blank rows as far as there is room, the oldest making way', async () => {
    const blank = (from: number) =>
      Array.from({ length: 150 }, (_, at) => ({ key: keyOf(from + at), cells: { phone: ' ' } }))
    await save(rachel, { rows: [{ key: keyOf(0), cells: { firstName: 'Ana' } }] })
    await save(rachel, { rows: blank(1) })
    const { rows } = (await save(rachel, { rows: blank(201) })).body
    expect(rows).toHaveLength(200)
    expect([rows[0]?.cells, rows[1]?.key, rows.at(-1)?.key]).toEqual([
      { firstName: 'Ana' },
      keyOf(102),
      keyOf(350),
    ])
  })
})

describe('each row is told what is wrong with it, at its cell', () => {
  const errorsOf = async (cells: object) =>
    (await enter(rachel, [person(cells)])).rows[0]?.errors ?? {}

  it.each([
    [{ firstName: '' }, { firstName: 'Complete “First name”' }],
    [{ email: 'ana@' }, { email: 'Enter an email address, for example name@example.org' }],
    [{ phone: '12' }, { phone: 'Enter a phone number with the area code' }],
    [
      { birthDate: '2001-02-30' },
      { birthDate: 'Enter a date that exists, for example 2026-11-18' },
    ],
    [{ hourlyWage: '1.234' }, { hourlyWage: 'Enter at most two digits after the decimal point' }],
    [
      { startOn: daysFromNow(-3) },
      { startOn: 'Enter a first day in the future: jobs that have begun are not funded' },
    ],
    [{ hoursPerWeek: '10' }, { hoursPerWeek: 'Enter at least 30 hours per week' }],
    [
      { birthDate: daysFromNow(-365 * 12) },
      { birthDate: 'On the first day, the participant must be at least 15' },
    ],
  ])('%j', async (cells, errors) => {
    expect(await errorsOf(cells)).toEqual(errors)
  })

  it('in the reader’s language', async () => {
    await enter(rachel, [person({ email: 'x' })])
    const answer = await rachel.get('/participant-sheets/current', {
      headers: { 'accept-language': 'fr-CA' },
    })
    expect(answer.body).toMatchObject({
      rows: [{ errors: { email: 'Saisissez une adresse courriel, par exemple nom@exemple.org' } }],
    })
  })

  it('the second of two about the same person', async () => {
    const one = person({ email: 'Twice@example.org', birthDate: '2004-05-06' })
    const { rows } = await enter(rachel, [
      one,
      person({ email: 'twice@example.org' }),
      { ...one, firstName: 'ANA', email: 'other@example.org' },
    ])
    expect(rows.map(({ errors }) => errors)).toEqual([
      {},
      { email: 'Row 1 is about the same person' },
      { firstName: 'Row 1 is about the same person' },
    ])
  })

  it('the address of the employer itself', async () => {
    const { rows } = await sql<{ email: string }>`select contact_email as email from employers
      where id = ${await ownEmployer()}`.execute(server.db)
    expect(await errorsOf({ email: rows[0]?.email })).toEqual({
      email: 'Enter the participant’s own email: this one is the employer’s contact',
    })
  })

  it('somebody whose application is open in the program, and an earlier one elsewhere', async () => {
    const ana = person()
    await enter(rachel, [ana])
    expect((await submit(rachel)).status).toBe(202)
    await work()
    const reference = (await read(rachel)).rows[0]?.application?.reference ?? ''
    await sql`delete from participant_sheets`.execute(server.db)
    const [again] = (await enter(rachel, [ana])).rows
    expect(again?.errors).toEqual({
      email: `Application ${reference} for this person is open in this program`,
    })
    const { rows: programs } = await sql<{ id: string }>`select id from programs
      where code <> 'YESP' and status = 'open' limit 1`.execute(server.db)
    const other = await save(rachel, { terms: { programId: programs[0]?.id } })
    expect(other.body.rows[0]).toMatchObject({
      errors: {},
      notes: { email: `There is an earlier application: ${reference}` },
    })
  })

  it('nothing of people whom other employers apply for', async () => {
    const ana = person()
    const { rows } = await sql<{ id: string }>`select id from employers
      where id <> ${await ownEmployer()} and id in (select employer_id from applications a
        join programs p on p.id = a.program_id where p.code = 'YESP') limit 1`.execute(server.db)
    await enter(amina, [ana], { employerId: rows[0]?.id })
    expect((await submit(amina, { employerId: rows[0]?.id })).status).toBe(202)
    await work()
    expect((await read(amina)).rows[0]?.state).toBe('sent')
    expect((await enter(rachel, [ana])).rows[0]).toMatchObject({ errors: {}, notes: {} })
  })
})

it('says how many placements the program has room for at the employer', async () => {
  await sql`update programs set max_yearly_per_employer = 1000, max_active_per_employer = (select count(*) + 2 from placements l
    join programs p on p.id = l.program_id where p.code = 'YESP' and l.employer_id = ${await ownEmployer()}
      and l.status in ('planned', 'accepted', 'active')) where code = 'YESP'`.execute(server.db)
  const { room } = await enter(rachel, [person()])
  expect(room).toBe(2)
  await save(rachel, { terms: { programId: null } })
  expect((await read(rachel)).room).toBeNull()
})

describe('cells of a spreadsheet', () => {
  it('fill rows from the cell in which they are pasted', async () => {
    await save(rachel, { rows: [{ key: keyOf(1), cells: { firstName: 'Ana' } }] })
    const { body } = await paste(rachel, {
      text: 'Lopez\tana@example.org\nRoy\tleo@example.org\n',
      key: keyOf(1),
      column: 'lastName',
    })
    expect(body.rows.map(({ cells }) => cells)).toEqual([
      { firstName: 'Ana', lastName: 'Lopez', email: 'ana@example.org' },
      { lastName: 'Roy', email: 'leo@example.org' },
    ])
  })

  it.each([
    [
      'Email\tFirst name\tSurname\tDOB\tWage\tLanguage',
      'ana@example.org\tAna\tLopez\t13/02/2004\t21,50\tFrench',
    ],
    [
      'Courriel\tPrénom\tNom de famille\tNée le\tSalaire\tLangue de correspondance',
      'ana@example.org\tAna\tLopez\t2004-02-13\t21,50 $\tFrançais',
    ],
  ])('are known by their headings: %s', async (header, line) => {
    const { body } = await paste(rachel, { text: `${header}\n${line}` })
    expect(body.rows.map(({ cells }) => cells)).toEqual([
      {
        firstName: 'Ana',
        lastName: 'Lopez',
        email: 'ana@example.org',
        birthDate: '2004-02-13',
        hourlyWage: '21.50',
        language: 'fr',
      },
    ])
  })

  it.each([
    ['Nom\tPrénom\tLangue', 'de la Tour\tAna\tFrançais'],
    ['First name\tName\tLanguage', 'Ana\tde la Tour\tFrench'],
    ['Name\tSurname\tLanguage', 'Ana\tde la Tour\tFrench'],
  ])('under “Name” are the other part beside a first or last name: %s', async (header, line) => {
    const { body } = await paste(rachel, { text: `${header}\n${line}` })
    expect(body.rows.map(({ cells }) => cells)).toEqual([
      { firstName: 'Ana', lastName: 'de la Tour', language: 'fr' },
    ])
  })

  it('of a language that is not offered stay, and say so', async () => {
    const { body } = await paste(rachel, { text: 'Nom\tPrénom\tLangue\nRoy\tLeo\tKlingon' })
    expect(body.rows[0]?.cells['language']).toBe('Klingon')
    expect(body.rows[0]?.errors['language']).toBeTruthy()
  })

  it('stay as they are typed where they cannot be read', async () => {
    const { body } = await paste(rachel, { text: 'Name\tDate of birth\nLopez, Ana\tspring' })
    expect(body.rows[0]?.cells).toEqual({
      firstName: 'Ana',
      lastName: 'Lopez',
      birthDate: 'spring',
    })
    expect(body.rows[0]?.errors['birthDate']).toContain('Enter a date')
  })

  it('come from a file as well, below what is there', async () => {
    await save(rachel, { rows: [{ key: keyOf(1), cells: { firstName: 'Leo' } }] })
    const { body } = await upload(rachel, 'Nom complet;Courriel\nAna Lopez;ana@example.org\n')
    expect(body.rows.map(({ cells }) => cells)).toEqual([
      { firstName: 'Leo' },
      { firstName: 'Ana', lastName: 'Lopez', email: 'ana@example.org' },
    ])
  })

  it('of columns that the sheet does not have are left out, and named', async () => {
    const header = 'Full name\tFavourite colour\tEmail\tBadge'
    const pasted = await paste(rachel, { text: `${header}\nAna Lopez\tred\tana@example.org\t7` })
    expect(pasted.body.unused).toEqual(['Favourite colour', 'Badge'])
    const { body } = await upload(rachel, 'Nom complet;Couleur\nLeo Roy;bleu\n')
    expect([body.unused, body.rows.map(({ cells }) => cells)]).toEqual([
      ['Couleur'],
      [
        { firstName: 'Ana', lastName: 'Lopez', email: 'ana@example.org' },
        { firstName: 'Leo', lastName: 'Roy' },
      ],
    ])
    expect((await paste(rachel, { text: 'Mia\tRoy' })).body.unused).toEqual([])
  })

  it('of a file without a heading that is known are refused', async () => {
    const answer = await upload(rachel, 'A,B\n1,2\n')
    expect([answer.status, answer.body.code]).toEqual([422, 'noHeadings'])
  })

  it('are at most a hundred together', async () => {
    const lines = Array.from({ length: 101 }, (_, at) => `Ana\tLopez ${at}`).join('\n')
    const answer = await paste(rachel, { text: lines })
    expect([answer.status, answer.body.code]).toEqual([422, 'tooManyRows'])
  })
})

it('keeps terms that it knows alone', async () => {
  await save(rachel, { terms: { ...(await terms()), sin: '046454286' } })
  expect(Object.keys((await read(rachel)).terms)).not.toContain('sin')
})
