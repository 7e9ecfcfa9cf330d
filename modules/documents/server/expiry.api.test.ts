import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { untilWaiting } from '#apps/server/test-locks.ts'
import { runJob } from '#kit/server/jobs.ts'
import {
  amina,
  read,
  server,
  step,
  withPeople,
} from '#modules/applications/server/applications.test-people.ts'
import { daysFromNow } from '#modules/intake/server/intake.test-journey.ts'
import type { DocumentFile } from '../contract/document.ts'
import {
  addOne,
  currentFile,
  judge,
  lettersOf,
  line,
  ofBothSides,
  refusal,
  reviewed,
  tasksOf,
} from './documents.test-people.ts'
import { remindExpiry } from './remind-expiry.ts'

withPeople()

const run = () => runJob(server.system, remindExpiry)

async function date(id: string, series: string, expiresOn: string | null) {
  const file = await currentFile(amina, id, series)
  return amina.patch<DocumentFile & { code?: string }>(
    `/applications/${id}/documents/${file.id}`,
    { expiresOn },
    { version: file.version },
  )
}

/** The day where the organisation is. */
async function today() {
  const { rows } = await sql<{ day: string }>`select organisation_today() as day`.execute(server.db)
  return rows[0]?.day ?? ''
}

const templates = async (id: string) => (await lettersOf(id)).map(({ template }) => template)

it('from the day on which it expires a document counts as missing', async () => {
  const id = await reviewed()
  expect((await date(id, 'offerLetter', daysFromNow(2))).status).toBe(200)
  expect((await line(amina, id, 'offerLetter')).state).toBe('toReview')
  await date(id, 'offerLetter', await today())
  expect(await line(amina, id, 'offerLetter')).toMatchObject({ state: 'expired' })
  expect((await read(amina, id)).missingDocuments).toMatchObject([
    { code: 'offerLetter', why: 'expired' },
  ])
  const answer = await step(amina, id, 'recommendation', { outcome: 'approve' })
  expect(answer.body).toMatchObject({
    title: 'Mandatory documents are missing: Letter of offer or employment contract',
  })
  await date(id, 'offerLetter', null)
  expect((await step(amina, id, 'recommendation', { outcome: 'approve' })).status).toBe(200)
})

it('its side is told some business days before and on the day, once each, and staff have a task', async () => {
  const id = await reviewed()
  await date(id, 'offerLetter', daysFromNow(7))
  await Promise.all([run(), run()])
  await run()
  expect(await templates(id)).toEqual(['documents.expiring'])
  expect(await tasksOf(id, 'Document expired')).toEqual([])
  await date(id, 'offerLetter', await today())
  await Promise.all([run(), run()])
  await run()
  expect(await templates(id)).toEqual(['documents.expiring', 'documents.expired'])
  const [letter] = (await lettersOf(id)).slice(-1)
  expect(letter?.subject).toContain('Document expired: application')
  const tasks = await tasksOf(id, 'Document expired')
  expect(tasks.map(({ title, field_group }) => [title, field_group])).toEqual([
    [
      'Document expired: ask for a new one – Letter of offer or employment contract',
      'employerHalf',
    ],
  ])
})

it('nobody is told of what is far off, refused, of an older version or of a closed application', async () => {
  const far = await reviewed()
  await date(far, 'offerLetter', daysFromNow(60))
  const refused = await reviewed()
  await date(refused, 'offerLetter', daysFromNow(3))
  await judge(amina, refused, { series: 'offerLetter', noun: 'refusal', body: refusal })
  const { id: renewed, rachel } = await ofBothSides()
  await date(renewed, 'offerLetter', daysFromNow(3))
  await addOne(rachel, renewed, { kind: 'offerLetter' })
  const closed = await reviewed()
  await date(closed, 'offerLetter', daysFromNow(3))
  await step(amina, closed, 'withdrawal', { reason: 'Changed plans' })
  await run()
  expect(await templates(far)).toEqual([])
  expect(await templates(refused)).toEqual(['documents.refused'])
  expect(await templates(renewed)).toEqual([])
  expect(await templates(closed)).toEqual([])
})

it('a kind that expires is sent with its day, which lies ahead', async () => {
  const { id, lucas } = await ofBothSides()
  await sql`update programs set required_documents = (
      select jsonb_agg(case r ->> 'code' when 'workStatus' then r || '{"expires": true}' else r end order by place)
      from jsonb_array_elements(required_documents) with ordinality as of(r, place))
    where code = 'YESP'`.execute(server.db)
  const without = await addOne(lucas, id, { kind: 'workStatus' })
  expect(without.body.errors?.['expiresOn']?.[0]?.message).toBe('Complete “Expiry date”')
  const past = await addOne(lucas, id, { kind: 'workStatus', expiresOn: daysFromNow(-3) })
  expect(past.body.errors?.['expiresOn']?.[0]?.code).toBe('stillValid')
  const sent = await addOne(lucas, id, { kind: 'workStatus', expiresOn: daysFromNow(400) })
  expect(sent.status).toBe(201)
  expect(await currentFile(lucas, id, 'workStatus')).toMatchObject({ expiresOn: daysFromNow(400) })
})

it('one document that cannot be told of keeps back no other', async () => {
  const [broken, whole] = [await reviewed(), await reviewed()]
  for (const id of [broken, whole]) await date(id, 'offerLetter', daysFromNow(4))
  await sql`create function refuse_letter() returns trigger language plpgsql as $$
    begin raise 'no letter'; end $$`.execute(server.db)
  await sql`create trigger refuse_letter before insert on outbox_messages for each row
    when (new.record_id = ${sql.lit(broken)}) execute function refuse_letter()`.execute(server.db)
  await run()
  expect(await templates(broken)).toEqual([])
  expect(await templates(whole)).toEqual(['documents.expiring'])
  await sql`drop trigger refuse_letter on outbox_messages`.execute(server.db)
  await run()
  expect(await templates(broken)).toEqual(['documents.expiring'])
})

it('what is replaced while the others are told of expires for nobody', async () => {
  const id = await reviewed()
  await date(id, 'offerLetter', await today())
  const blocked = Promise.withResolvers<void>()
  const held = Promise.withResolvers<void>()
  const holding = server.db.transaction().execute(async (db) => {
    await sql`select 1 from applications where id = ${id} for no key update`.execute(db)
    held.resolve()
    await blocked.promise
    await sql`insert into application_documents
      select (jsonb_populate_record(d, jsonb_build_object('id', gen_random_uuid(), 'number', d.number + 1,
        'expires_on', null))).* from application_documents d
      where application_id = ${id} and series = 'offerLetter'`.execute(db)
  })
  await held.promise
  const running = run()
  await untilWaiting(server)
  blocked.resolve()
  await Promise.all([holding, running])
  expect(await templates(id)).toEqual([])
})
