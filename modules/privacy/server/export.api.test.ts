import { unzipSync, strFromU8 } from 'fflate'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { ownId, type Caller } from '#apps/server/test-server.ts'
import { server, withPeople } from '#modules/applications/server/applications.test-people.ts'
import { addField, optionsNamed } from '#modules/custom-fields/server/custom-fields.test-world.ts'
import { newNote, pdf, upload } from '#modules/notes-and-tasks/server/desk.test-world.ts'
import { cast } from '#seeds/cast.ts'
import { newShareholder } from '#modules/orders/server/orders.test-world.ts'

withPeople()

let admin: Caller
beforeAll(async () => {
  admin = await server.as('admin')
})

interface Exported {
  name: string
  purposes: { purpose: string; rows: Record<string, unknown>[] }[]
}

async function download(by: Caller, path: string, language = 'en') {
  const answer = await fetch(`${server.address}/api${path}`, {
    headers: { authorization: `Bearer ${by.token}`, 'accept-language': language },
  })
  expect(answer.status).toBe(200)
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
  const textOf = (name: string) => strFromU8(files[name] ?? new Uint8Array())
  const data = JSON.parse(textOf('data.json')) as Exported
  const page = Object.keys(files).find((name) => name.endsWith('.html')) ?? ''
  const rows = data.purposes.flatMap((each) => each.rows)
  return { names: Object.keys(files), textOf, data, rows, page: textOf(page) }
}

const entries = async (action: string) => {
  const { rows } = await sql<{ entity_id: string; actor_id: string }>`
    select entity_id, actor_id from audit_log where action = ${action} order by sequence`.execute(
    server.db,
  )
  return rows
}

describe('the export of a shareholder', () => {
  let id: string
  beforeAll(async () => {
    id = await newShareholder(admin, undefined, {
      firstName: 'Ottoline',
      lastName: 'Serinette',
      email: 'ottoline@serin.example',
      iban: 'CH93 0076 2011 6238 5295 7',
      bankName: 'Savings of Serin',
    })
    await admin.post(
      `/records/shareholder/${id}/notes`,
      newNote({ body: 'Asks for <paper> letters' }),
    )
    const path = `/records/shareholder/${id}/files`
    await upload(server, admin, { path, content: pdf, name: 'passport.pdf' })
  })

  it('holds a page, the same for machines, and the files', async () => {
    const { names, page, data, rows, textOf } = await download(
      admin,
      `/privacy/shareholder/${id}/export`,
    )
    expect(names).toEqual(['data.html', 'data.json', 'files/1 passport.pdf'])
    expect(textOf('files/1 passport.pdf')).toBe(pdf.toString())
    expect(data.name).toBe('Ottoline Serinette')
    expect(rows).toContainEqual(
      expect.objectContaining({ table: 'notes', body: 'Asks for <paper> letters' }),
    )
    expect(page).toContain('<h2>Keep the register of shareholders and orders</h2>')
    expect(page).toContain('Asks for &lt;paper&gt; letters')
    expect(page).toContain('<dt>Email</dt><dd>ottoline@serin.example</dd>')
  })

  it('opens bank details for whoever sees them, and leaves hashes out', async () => {
    const { rows } = await download(admin, `/privacy/shareholder/${id}/export`)
    const [register] = rows.filter(({ table }) => table === 'shareholders')
    expect(register).toMatchObject({ iban: 'CH9300762011623852957' })
    expect(register).not.toHaveProperty('iban_hash')
  })

  it('speaks the language of the person, whoever asks', async () => {
    await sql`update shareholders set language = 'fr' where id = ${id}`.execute(server.db)
    const { names, page } = await download(admin, `/privacy/shareholder/${id}/export`)
    expect(names[0]).toBe('donnees.html')
    expect(page).toContain('lang="fr-CA"')
    expect(page).toContain('<h2>Tenir le registre des actionnaires et des ordres</h2>')
    await sql`update shareholders set language = 'en' where id = ${id}`.execute(server.db)
  })

  it('says what fields that the organisation added are called, and protected ones to their group alone', async () => {
    const ofShareholders = { entity: 'shareholder' }
    const { body: choice } = await addField(admin, 'Horoscope', {
      ...ofShareholders,
      type: 'choice',
      options: optionsNamed('Lion'),
    })
    await addField(admin, 'Safe', { ...ofShareholders, protection: 'bank' })
    const { body: now } = await admin.get<{ version: number }>(`/shareholders/${id}`)
    const typed = { custom_horoscope: choice.options[0]?.id, custom_safe: 'Behind the clock' }
    expect((await admin.patch(`/shareholders/${id}`, typed, now)).status).toBe(200)
    const read = async () => (await download(admin, `/privacy/shareholder/${id}/export`)).page
    const page = await read()
    expect(page).toContain('<dt>Custom field</dt><dd>Horoscope</dd><dt>Choice</dt><dd>Lion</dd>')
    expect(page).toContain('Behind the clock')
    expect(page).toContain('Savings of Serin')
    await sql`update roles set version = version + 1, rules = (
        select jsonb_agg(case when rule ->> 'subject' like 'Shareholders%'
          then rule || '{"fields": ["basic"]}' else rule end) from jsonb_array_elements(rules) rule)
      where id = (select role_id from users where email = ${cast.admin.email})`.execute(server.db)
    admin = await server.as('admin')
    const without = await read()
    expect(without).toContain('Horoscope')
    expect(without).not.toContain('Behind the clock')
    expect(without).not.toContain('Savings of Serin')
  })

  it('tells days, figures and acts as they are said', async () => {
    const { page } = await download(admin, `/privacy/shareholder/${id}/export`)
    expect(page).toContain('<dd>added the shareholder</dd>')
    expect(page).not.toMatch(
      /<dd>(shareholders\.\w+|\d{4}-\d{2}-\d{2}(T[^<]*)?|-?\d+\.\d{4})<\/dd>/,
    )
  })

  it('is recorded, with who took whose', async () => {
    const [last] = (await entries('privacy.dataTaken')).slice(-1)
    expect(last).toEqual({ entity_id: id, actor_id: await ownId(admin) })
  })
})

describe('one’s own data', () => {
  it('of an employee are those of the participant that they are, with what they said about themselves', async () => {
    const employee = await server.as('employee')
    const { rows } = await download(employee, '/account/data')
    const [participant] = rows.filter(({ table }) => table === 'participants')
    const [account] = rows.filter(({ table }) => table === 'users')
    expect([participant?.['email'], account?.['email']]).toEqual([
      'employee@example.org',
      'employee@example.org',
    ])
    expect(rows.filter(({ table }) => table === 'users')).toHaveLength(1)
    expect(rows.some(({ table }) => table === 'applications')).toBe(true)
    expect((await entries('privacy.ownDataTaken')).at(-1)).toMatchObject({
      actor_id: await ownId(employee),
    })
  })

  it('leave out what staff wrote, and other people', async () => {
    const employee = await server.as('employee')
    const { body } = await employee.get<{ userData: { participantId?: string } }>('/me')
    const { rows: applications } = await sql<{ id: string }>`select a.id from applications a
      join users u on u.participant_id = a.participant_id where u.email = 'employee@example.org' limit 1`.execute(
      server.db,
    )
    expect(body).toBeDefined()
    await admin.post(
      `/records/application/${applications[0]?.id}/notes`,
      newNote({ body: 'Between us alone' }),
    )
    const own = await download(employee, '/account/data')
    expect(JSON.stringify(own.rows)).not.toContain('Between us alone')
    expect(own.page).not.toContain('Between us alone')
    const others = own.rows.filter(
      ({ table, participant_email: email }) =>
        table === 'applications' && email !== 'employee@example.org',
    )
    expect(others).toEqual([])
  })

  it('of staff are those of their account', async () => {
    const { rows } = await download(await server.as('finance'), '/account/data')
    expect(rows.filter(({ table }) => table === 'users').map(({ email }) => email)).toEqual([
      'finance@example.org',
    ])
    expect(JSON.stringify(rows)).not.toContain('password')
    expect(rows.some(({ table }) => table === 'sessions')).toBe(true)
  })

  it('are nobody’s without an account', async () => {
    expect((await server.visitor.get('/account/data')).status).toBe(401)
  })
})

describe('self-identification', () => {
  it('is in the export of the person, and in that of nobody who may not see it', async () => {
    const { rows } = await sql<{ id: string }>`
      select participant_id as id from users where email = 'employee@example.org'`.execute(
      server.db,
    )
    const id = rows[0]?.id ?? ''
    const employee = await server.as('employee')
    const { version } = (await employee.get<{ version: number }>(`/participants/${id}`)).body
    await employee.patch(
      `/participants/${id}/self-identification`,
      { groups: ['woman'], preferNotToSay: false },
      { version },
    )
    const has = async (by: Caller, path: string) =>
      (await download(by, path)).rows.some(
        ({ table, sealed }) => table === 'self_identifications' && sealed !== undefined,
      )
    expect(await has(employee, '/account/data')).toBe(true)
    expect(await has(admin, `/privacy/participant/${id}/export`)).toBe(false)
  })
})
