import { describe, expect, it } from 'vitest'
import { saidIn } from '#apps/server/test-text.ts'
import { runJob } from '#kit/server/jobs.ts'
import { forgetImportFiles } from './forget-import-files.ts'
import { rowsOf, take, uploadFile } from './imports.test-world.ts'
import { server, margaret, david, found, sheet, withPeople } from './imports.test-people.ts'

withPeople()

/** How every .xlsx begins: it is a ZIP. */
const workbook = Buffer.concat([Buffer.from('PK\u0003\u0004\u0014\0\u0006\0'), Buffer.alloc(60)])

describe('a file', () => {
  it.each([
    [
      'UTF-8 with a mark',
      Buffer.from('\ufeffNom de famille;Courriel\nÉthier;a@example.org'),
      'utf-8',
      ';',
    ],
    ['UTF-8', Buffer.from('Nom de famille,Courriel\nÉthier,a@example.org'), 'utf-8', ','],
    [
      'Windows-1252',
      Buffer.from('Nom de famille\tCourriel\nÉthier\ta@example.org', 'latin1'),
      'windows-1252',
      '\t',
    ],
  ])('is read as %s', async (_, content, encoding, delimiter) => {
    const { body, status } = await uploadFile(server, margaret, { content })
    expect(status).toBe(201)
    expect(body).toMatchObject({ encoding, delimiter, mapping: ['lastName', 'email'] })
    expect(body.sample).toEqual([['Éthier', 'a@example.org']])
  })

  it.each([
    ['nothing', Buffer.from(''), 'fileEmpty'],
    ['a PDF', Buffer.from('%PDF-1.4\n1 0 obj\n'), 'notATable'],
    ['UTF-16', Buffer.from('\ufeffName,Email\nA,b', 'utf16le'), 'notATable'],
    ['a heading alone', Buffer.from('Name,Email\n'), 'noRows'],
    ['a row too short', Buffer.from('Name,Email\nA,b\nC\n'), 'brokenTable'],
    ['columns and no rows, in one column', Buffer.from('Name'), 'noRows'],
    ['a workbook by the name of a table', workbook, 'notATable'],
    [
      'too many columns',
      Buffer.from(`${'Name,'.repeat(200)}Name\n${','.repeat(200)}`),
      'tooManyColumns',
    ],
    ['too many rows', Buffer.from(`Name\n${'A\n'.repeat(501)}`), 'tooManyRows'],
  ])('of %s is refused in words', async (_, content, code) => {
    const { body, status } = await uploadFile(server, margaret, { content })
    expect([status, body.code]).toEqual([422, code])
  })

  it('of two hundred columns is read, and one of more is refused with how many may be', async () => {
    const wide = (columns: number) =>
      `${Array(columns).fill('Column').join()}\n${'a,'.repeat(columns - 1)}a`
    expect((await uploadFile(server, margaret, { content: wide(200) })).status).toBe(201)
    const told = async (language: string) =>
      (await uploadFile(server, margaret, { content: wide(201), language })).body.title
    expect(await told('en')).toBe('The file has 201 columns; at most 200 are read. Remove some')
    expect(await told('fr')).toMatch(/au plus 200/)
  })

  it('that is too large is refused with how much may be', async () => {
    const content = Buffer.alloc(10 * 1024 * 1024 + 1, 'Name\n')
    const { body, status } = await uploadFile(server, margaret, { content })
    expect([status, body.code, body.title]).toEqual([
      413,
      'importTooLarge',
      'The file is larger than 10 MB. Divide it',
    ])
  })

  it('may have quoted line breaks, semicolons, one column and headings that stand twice', async () => {
    const quoted = 'Last name;Address line 1;Last name\r\n"Roy; Jr.";"1 Main\r\nStreet";Other\r\n'
    const { body } = await uploadFile(server, margaret, { content: quoted })
    expect(body).toMatchObject({ rowCount: 1, mapping: ['lastName', 'addressOne', null] })
    expect(body.sample).toEqual([['Roy; Jr.', '1 Main\r\nStreet', 'Other']])
    const { body: narrow } = await uploadFile(server, margaret, { content: 'Last name\nA\nB' })
    expect(narrow).toMatchObject({ rowCount: 2, mapping: ['lastName'] })
  })

  it.each([
    [
      'Numéro;Nom;Prénom;Courriel;Téléphone;Cellulaire;Code postal;Date de naissance;Adresse;Ville;Pays;Langue;Numéro de compte',
      'number lastName firstName email phone phoneTwo postCode birthDate addressOne city country language accountNumber',
    ],
    [
      'SURNAME;Given name;E-mail;Mobile;Phone;Zip;D.O.B.;Street address;Province;Company',
      'lastName firstName email phoneTwo phone postCode birthDate addressOne state companyName',
    ],
    [
      'nom de famille;PRENOM;adresse  courriel;tél.;code_postal;née le;raison sociale',
      'lastName firstName email phone postCode birthDate companyName',
    ],
  ])('headed %s is mapped by itself', async (head, fields) => {
    const row = head.replaceAll(/[^;]+/g, 'x')
    const { body } = await uploadFile(server, margaret, { content: `${head}\n${row}` })
    expect(body.mapping).toEqual(fields.split(' '))
    expect(body.rivals).toEqual([])
  })

  it('of orders headed in French is mapped by itself', async () => {
    const content = 'Actionnaire;Type d’ordre;Date de transaction;Quantité;Prix\nx;x;x;x;x'
    const { body } = await uploadFile(server, margaret, { content, kind: 'orders' })
    expect(body.mapping).toEqual(['shareholderId', 'side', 'tradedOn', 'volume', 'price'])
  })

  it('with two columns for one field has the second left out and told', async () => {
    const content = 'E-mail;Nom;Courriel\na@example.org;A;b@example.org'
    const { body } = await uploadFile(server, margaret, { content })
    expect(body.mapping).toEqual(['email', 'lastName', null])
    expect(body.rivals).toEqual([{ column: 2, other: 0, field: 'email' }])
  })

  it('is recognised by a column that it has', async () => {
    const options = async (content: string) =>
      (await uploadFile(server, margaret, { content })).body.options.matchBy
    expect(await options('Last name,City\nA,B')).toBeNull()
    expect(await options('Last name,Email\nA,a@example.org')).toBe('email')
    expect(await options('Number,Email\nSH-000001,a@example.org')).toBe('number')
  })

  it('is stored encrypted, and its rows are deleted after a while', async () => {
    const content = 'Last name,Bank IBAN\nHidden,DE89370400440532013000'
    const { body } = await uploadFile(server, margaret, { content })
    const rows = () =>
      server.db.selectFrom('import_rows').selectAll().where('import_id', '=', body.id).execute()
    expect(saidIn(await rows())).not.toMatch(/Hidden|3704/)
    await server.db
      .updateTable('imports')
      .set({ updated_at: '2020-01-01T00:00:00Z' })
      .where('id', '=', body.id)
      .execute()
    await runJob(server.system, forgetImportFiles)
    expect((await rows()).map(({ content: left }) => left)).toEqual([null])
    const again = await margaret.post(
      `/imports/${body.id}/check`,
      { mapping: body.mapping, options: body.options },
      { version: 1 },
    )
    expect([again.status, again.body.code]).toEqual([409, 'fileDeleted'])
    const refusals = await margaret.get(`/imports/${body.id}/errors`)
    expect([refusals.status, refusals.body]).toMatchObject([409, { code: 'fileDeleted' }])
  })

  it('is seen by nobody who may not import', async () => {
    const { body } = await uploadFile(server, margaret, { content: 'Last name\nHidden' })
    for (const path of ['/imports', `/imports/${body.id}`, `/imports/${body.id}/errors`])
      expect((await david.get(path)).status).toBe(403)
    expect((await uploadFile(server, david, { content: 'Last name\nA' })).status).toBe(403)
  })
})

describe('a check', () => {
  it('names what is wrong by line, field and reason in the reader’s language, and writes nothing', async () => {
    const content = sheet([
      'Last name,Email,Post code,Country,Date of birth,Relationship manager',
      'Fine,fine.checked@example.org,1204,Suisse,1980-05-01,Philippe Roy',
      'Bad,not an email,ABC,Canada,1980-02-30,Nobody Known',
      ',nameless.checked@example.org,,,,',
    ])
    const { body: up } = await uploadFile(server, margaret, { content })
    const { mapping, options } = up
    const checked = await take(server, margaret, {
      ...up,
      step: 'check',
      body: { mapping, options },
    })
    expect(checked).toMatchObject({ state: 'checked', counts: { ready: 1, refused: 2 } })
    const rows = await rowsOf(margaret, up.id)
    expect(
      rows.map(({ line, problems }) => [line, problems.map(({ field }) => field).toSorted()]),
    ).toEqual([
      [3, ['Email', 'Postal code', 'Date of birth', 'Relationship manager'].toSorted()],
      [4, ['Last name']],
    ])
    const french = await margaret.get<{ data: { problems: { field: string }[] }[] }>(
      `/imports/${up.id}/rows`,
      { headers: { 'accept-language': 'fr' } },
    )
    const fields = french.body.data[0]?.problems.map(({ field }) => field)
    expect(fields).toContain('Responsable de la relation')
    expect(await found('fine.checked')).toEqual([])
    const errors = await margaret.get(`/imports/${up.id}/errors`)
    const text = String(errors.body)
    expect(text).toContain('Bad,not an email,ABC,Canada,1980-02-30,Nobody Known,3,')
    expect(text).not.toContain('fine.checked')
  })

  it('lets a spreadsheet run nothing of a file that comes back, its headings neither', async () => {
    const formula = '=1+cmd|C'
    const content = sheet([`Last name,Email,${formula}`, `Formula,not an email,@SUM(A1)`])
    const { body: up } = await uploadFile(server, margaret, { content })
    const body = { mapping: up.mapping, options: up.options }
    await take(server, margaret, { ...up, step: 'check', body })
    const text = String((await margaret.get(`/imports/${up.id}/errors`)).body)
    expect(text).toContain(`Last name,Email,'${formula},`)
    expect(text).toContain(`Formula,not an email,'@SUM(A1),`)
  })

  it('says which columns can be read in two ways', async () => {
    const lines = ['Last name,Date of birth', 'Twice,03/04/1980', 'Twice,05/06/1981']
    const { body: up } = await uploadFile(server, margaret, { content: sheet(lines) })
    const { mapping, options } = up
    expect(options.dateFormat).toBe('dmy')
    const checked = await take(server, margaret, {
      ...up,
      step: 'check',
      body: { mapping, options },
    })
    expect(checked.notices).toEqual([{ code: 'eitherDate', column: 'Date of birth' }])
    const clear = sheet([...lines, 'Once,21/11/1981'])
    const { body: second } = await uploadFile(server, margaret, { content: clear })
    const body = { mapping, options }
    expect((await take(server, margaret, { ...second, step: 'check', body })).notices).toEqual([])
  })

  it.each([
    [['lastName', 'lastName'], 'columnTwice'],
    [[null, null], 'noColumn'],
    [['lastName', 'numberOfShares'], 'unknown'],
    [['lastName', 'constructor'], 'unknown'],
  ])('refuses the mapping %j', async (mapping, code) => {
    const { body: up } = await uploadFile(server, margaret, { content: 'A,B\n1,2' })
    const answer = await margaret.post(
      `/imports/${up.id}/check`,
      { mapping, options: up.options },
      { version: 1 },
    )
    expect([answer.status, answer.body.errors?.['mapping']?.[0]?.code]).toEqual([422, code])
  })

  it('remembers for the same heading what the columns were', async () => {
    const content = 'Who,Where\nRemembered,Hull'
    const { body: up } = await uploadFile(server, margaret, { content })
    expect(up.mapping).toEqual([null, null])
    const body = { mapping: ['lastName', 'city'], options: up.options }
    const checked = await take(server, margaret, { ...up, step: 'check', body })
    await take(server, margaret, { ...checked, step: 'run' })
    const { body: again } = await uploadFile(server, margaret, { content })
    expect(again.mapping).toEqual(['lastName', 'city'])
  })
})
