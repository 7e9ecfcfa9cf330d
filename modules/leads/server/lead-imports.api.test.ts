import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestServer, ownId, type Caller, type TestServer } from '#apps/server/test-server.ts'
import { importAll, rowsOf, take, uploadFile } from '#modules/imports/server/imports.test-world.ts'
import { cast } from '#seeds/cast.ts'
import { addLead, listLeads, moveLead, readLead, statusNamed } from './leads.test-world.ts'

let server: TestServer
let margaret: Caller
let file = 0

beforeAll(async () => {
  server = await openTestServer()
  margaret = await server.as('superAdmin')
})
afterAll(() => server.close())
beforeEach(() => {
  file += 1
})

const head = 'Contact;Company;Email;Telephone;Stage;Lead source;Rating;Owner;Amount;Relance'
const leads = (lines: string[]) => ({ kind: 'leads', content: [head, ...lines].join('\n') })
/** An address that no other test has. */
const at = (name: string) => `${name}.${file}@import.example`

const found = async (email: string) =>
  (await listLeads(margaret, `search=${encodeURIComponent(email)}`)).data

const messages = async (id: string) =>
  (await rowsOf(margaret, id)).flatMap(({ line, problems }) =>
    problems.map(({ message }) => `${line}: ${message}`),
  )

describe('leads from a file', () => {
  it('are told by their headings, and stand at the end of their status in the order of the rows', async () => {
    const status = await statusNamed(margaret, 'Contacted')
    const done = await importAll(server, margaret, {
      ...leads([
        `Noémie Charbonneau;Boréal inc.;${at('noemie')};514 555-0123;Contacted;;Chaud;${cast.adviser.email};12 500,50;28/02/2027`,
        `Ibrahim Fontaine;;${at('ibrahim')};;CONTACTED;;cold;;;`,
      ]),
      options: { dateFormat: 'dmy', decimalFormat: 'comma' },
    })
    expect(await messages(done.id)).toEqual([])
    expect(done).toMatchObject({ state: 'done', outcome: 'whole', counts: { created: 2 } })
    const [first] = await found(at('noemie'))
    expect(await readLead(margaret, first!.id)).toMatchObject({
      name: 'Noémie Charbonneau',
      company: 'Boréal inc.',
      phone: '+15145550123',
      temperature: 'hot',
      expectedAmount: '12500.50',
      nextStepOn: '2027-02-28',
      statusId: status.id,
      assignee: { name: cast.adviser.name },
    })
    const [second] = await found(at('ibrahim'))
    expect((await readLead(margaret, second!.id)).assigneeId).toBe(await ownId(margaret))
    const { rows } = await ranks([first!.id, second!.id], status.id)
    expect(rows).toEqual([first!.id, second!.id])
  })

  it('are refused row by row by the rules of the form, and the file says why', async () => {
    const done = await importAll(
      server,
      margaret,
      leads([
        `Unreachable;;;;;;;;;`,
        `Lost already;;${at('lost')};;Lost;;;;;`,
        `No such place;;${at('place')};;Nirvana;Hearsay;;;;`,
        `Nobody’s;;${at('nobody')};;;;;nobody@example.org;;`,
        `Whole;;${at('whole')};;;;;;;`,
      ]),
    )
    expect(done.counts).toEqual({ created: 1, failed: 4 })
    expect(await messages(done.id)).toEqual([
      '2: Enter an email address or a phone number',
      '3: Choose an open status: a new lead cannot be won or lost yet',
      '4: No source bears this name',
      '5: No match for this number, email or name',
    ])
  })

  it('of whom one is there already are skipped or changed as asked, and put back with the file', async () => {
    const { body: kept } = await addLead(margaret, { email: at('gilles'), company: 'Before Ltd.' })
    const again = leads([
      `Gilles Tremblay;After Ltd.;${at('gilles')};;;;warm;;;`,
      `New one;;${at('new')};;;;;;;`,
    ])
    const options = { matchBy: 'email', onMatch: 'skip', onMissing: 'skip' }
    const skipped = await importAll(server, margaret, { ...again, options })
    expect(skipped.counts).toEqual({ skipped: 2 })
    const done = await importAll(server, margaret, {
      ...again,
      options: { ...options, onMatch: 'update', onMissing: 'create' },
    })
    expect(done.counts).toEqual({ created: 1, updated: 1 })
    expect(await readLead(margaret, kept.id)).toMatchObject({
      name: 'Gilles Tremblay',
      company: 'After Ltd.',
      temperature: 'warm',
    })
    const back = await take(server, margaret, { ...done, step: 'reversal' })
    expect(back.counts).toEqual({ reverted: 2 })
    expect(await readLead(margaret, kept.id)).toMatchObject({
      name: 'Odette Vaillancourt',
      company: 'Before Ltd.',
      temperature: null,
    })
    expect(await found(at('new'))).toEqual([])
  })

  it('that are there keep their status, and what was changed since stays', async () => {
    const { body: kept } = await addLead(margaret, { email: at('moved') })
    const row = `Moved;;${at('moved')};;Contacted;;;;;`
    const options = { matchBy: 'email', onMatch: 'update' }
    const refused = await importAll(server, margaret, { ...leads([row]), options })
    expect(refused.counts).toEqual({ failed: 1 })
    expect((await messages(refused.id))[0]).toContain('Move this lead on the board')
    const done = await importAll(server, margaret, {
      ...leads([row.replace('Contacted', '')]),
      options,
    })
    const to = await statusNamed(margaret, 'Contacted')
    await moveLead(margaret, await readLead(margaret, kept.id), { statusId: to.id })
    const back = await take(server, margaret, { ...done, step: 'reversal' })
    expect(back.counts).toEqual({ kept: 1 })
    expect(await readLead(margaret, kept.id)).toMatchObject({ name: 'Moved', statusId: to.id })
  })

  it('are found by telephone however it is typed, and two alike are told apart by nobody', async () => {
    const phone = `418 555-01${String(10 + file)}`
    await addLead(margaret, { email: null, phone })
    const row = leads([`Same;;;+1 (${phone.slice(0, 3)}) ${phone.slice(4)};;;;;;`])
    const options = { matchBy: 'phone', onMatch: 'update' }
    expect((await importAll(server, margaret, { ...row, options })).counts).toEqual({ updated: 1 })
    await addLead(margaret, { email: null, phone })
    const done = await importAll(server, margaret, { ...row, options })
    expect(done.counts).toEqual({ failed: 1 })
    expect((await messages(done.id))[0]).toContain('2 records match')
  })

  it('are checked without a trace, and rows that repeat one another are told', async () => {
    const content = leads([`Twice;;${at('twice')};;;;;;;`, `Again;;${at('twice')};;;;;;;`])
    const { body: up } = await uploadFile(server, margaret, content)
    const body = { mapping: up.mapping, options: { ...up.options, matchBy: 'email' } }
    const checked = await take(server, margaret, { ...up, step: 'check', body })
    expect(checked.planned).toMatchObject({ created: 1 })
    const { body: repeats } = await margaret.get<{ data: { labels: string[] }[] }>(
      `/imports/${up.id}/repeats`,
    )
    expect(repeats.data.map(({ labels }) => labels)).toEqual([['Email']])
    expect(await found(at('twice'))).toEqual([])
  })

  it('are others than those that were deleted', async () => {
    const { body: gone } = await addLead(margaret, { email: at('gone') })
    await margaret.delete(`/leads/${gone.id}`, { version: gone.version })
    const options = { matchBy: 'email', onMatch: 'update' }
    const done = await importAll(server, margaret, {
      ...leads([`Back;;${at('gone')};;;;;;;`]),
      options,
    })
    expect(done.counts).toEqual({ created: 1 })
  })

  it('are no way around permissions', async () => {
    const adviser = await server.as('adviser')
    const { status } = await uploadFile(server, adviser, leads([`Mine;;${at('mine')};;;;;;;`]))
    expect(status).toBe(403)
  })

  it('of others are as none to whoever does not see them', async () => {
    const { body: others } = await addLead(margaret, { email: at('others'), company: 'Theirs' })
    const may = ['view', 'import'].map((action) => ({ action, subject: 'Imports' }))
    await sql`update roles set rules = rules || ${JSON.stringify(may)}::jsonb, version = version + 1
      where key = 'adviser'`.execute(server.db)
    const adviser = await server.as('adviser')
    const done = await importAll(server, adviser, {
      ...leads([`Found;Mine;${at('others')};;;;;;;`]),
      options: { matchBy: 'email', onMatch: 'update' },
    })
    expect(done.counts).toEqual({ created: 1 })
    expect(await readLead(margaret, others.id)).toMatchObject({ company: 'Theirs', version: 1 })
  })
})

const ranks = async (ids: string[], statusId: string) => {
  const found = await server.db
    .selectFrom('leads')
    .select(['id', 'rank'])
    .where('status_id', '=', statusId)
    .where('deleted_at', 'is', null)
    .orderBy('rank')
    .execute()
  const rows = found.slice(-2).map(({ id }) => id)
  return { rows: rows.filter((id) => ids.includes(id)) }
}
