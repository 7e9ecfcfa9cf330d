import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import {
  luc,
  amina,
  read,
  server,
  step,
  withPeople,
} from '#modules/applications/server/applications.test-people.ts'
import { cast } from '#seeds/cast.ts'
import {
  answer,
  conversations,
  letters,
  linkOf,
  ofBothSides,
  open,
  openTasksOf,
  reviewed,
  sendFile,
  texts,
  write,
} from './messages.test-people.ts'
import { verifyMessages } from './verify-messages.ts'

withPeople()

const isWaiting = async (id: string) => {
  const { body } = await amina.get<{ data: { id: string }[] }>(
    '/applications?stage=pending&filter[isMessageWaiting]=true&perPage=100',
  )
  return body.data.some((row) => row.id === id)
}

describe('what staff write', () => {
  it('goes by mail word for word, in the reader’s language, with a link of their own', async () => {
    const { id, employer } = await reviewed('fr')
    const said = 'Bonjour,\n\nIl manque une page: la deuxième.'
    const sent = await write(amina, id, { side: 'employer', text: said })
    expect(sent.status).toBe(201)
    const [letter] = await letters(id, employer)
    expect(letter?.template).toBe('messages.written')
    expect(letter?.language).toBe('fr')
    expect(letter?.body).toContain(said)
    const { body } = await open(await linkOf(employer))
    expect(body.messages.map(({ text, author, isNew }) => [text, author, isNew])).toEqual([
      [said, null, true],
    ])
  })

  it('leads whoever has an account to the record, without a secret', async () => {
    const { id } = await ofBothSides()
    await sql`update employers set contact_email = ${cast.employer.email}
      where id = (select employer_id from applications where id = ${id})`.execute(server.db)
    await write(amina, id, { side: 'employer', text: 'One page is missing.' })
    const all = await letters(id, cast.employer.email)
    expect(all.map(({ template }) => template)).toEqual(['messages.writtenToAccount'])
    expect(all[0]?.link).toContain(`/applications/pending/${id}`)
    expect(all[0]?.link).not.toContain('token')
  })

  it('is read by the side, and staff see when', async () => {
    const { id, rachel } = await ofBothSides()
    await write(amina, id, { side: 'employer', text: 'One page is missing.' })
    const readAt = async () => (await conversations(amina, id))[0]?.messages[0]?.readAt
    expect(await readAt()).toBeNull()
    expect((await conversations(rachel, id))[0]?.messages[0]?.isNew).toBe(true)
    await rachel.post(`/applications/${id}/messages/reading`, { side: 'employer' })
    expect(await readAt()).toBeTruthy()
    expect((await conversations(rachel, id))[0]?.messages[0]?.isNew).toBe(false)
  })

  it('cannot go to a participant whom nobody has reached', async () => {
    const { id } = await reviewed()
    await sql`update applications set participant_id = null where id = ${id}`.execute(server.db)
    const refused = await write(amina, id, { side: 'employee', text: 'Hello' })
    expect([refused.status, refused.body.code]).toEqual([409, 'participantMissing'])
  })

  it('is written by whoever works on the application, and seen by who decides', async () => {
    const { id } = await reviewed()
    expect((await write(luc, id, { side: 'employer', text: 'Hello' })).status).toBe(403)
    expect((await conversations(luc, id)).map(({ silence }) => silence)).toEqual([
      'notPermitted',
      'notPermitted',
    ])
  })
})

describe('what an applicant writes', () => {
  it('tells the assignee, waits in the list and as a task, until staff answer', async () => {
    const { id, employer } = await reviewed()
    await write(amina, id, { side: 'employer', text: 'One page is missing.' })
    const token = await linkOf(employer)
    expect(await isWaiting(id)).toBe(false)
    expect((await answer(token, 'Which one?')).status).toBe(201)
    expect((await answer(token, 'The second?')).status).toBe(201)
    const told = await server.db
      .selectFrom('outbox_messages')
      .select('id')
      .where('record_id', '=', id)
      .where('template', '=', 'applications.messageReceived')
      .execute()
    expect(told).toHaveLength(2)
    expect(await isWaiting(id)).toBe(true)
    expect(await openTasksOf(id)).toMatchObject([{ field_group: 'employerHalf', done_at: null }])
    await write(amina, id, { side: 'employer', text: 'Yes, the second.' })
    expect(await isWaiting(id)).toBe(false)
    expect((await openTasksOf(id))[0]?.done_at).not.toBeNull()
  })

  it('needs no answer once somebody has done the task', async () => {
    const { id, rachel } = await ofBothSides()
    await write(rachel, id, { side: 'employer', text: 'Thank you!' })
    expect(await isWaiting(id)).toBe(true)
    const [task] = await openTasksOf(id)
    const done = await amina.post(`/tasks/${task?.id}/completion`, undefined, { version: 1 })
    expect(done.status).toBe(200)
    expect(await isWaiting(id)).toBe(false)
    await write(rachel, id, { side: 'employer', text: 'One more thing' })
    expect(await openTasksOf(id)).toHaveLength(2)
  })

  it('is taken once when it is sent twice', async () => {
    const { id, employer } = await reviewed()
    await write(amina, id, { side: 'employer', text: 'One page is missing.' })
    const path = `/public/messages/${await linkOf(employer)}`
    const sending = { headers: { 'idempotency-key': `once-${id}` } }
    const body = { text: 'Which one?' }
    const first = await server.visitor.post(path, body, sending)
    const second = await server.visitor.post(path, body, sending)
    expect([first.status, second.status]).toEqual([201, 201])
    expect(await texts(amina, id, 'employer')).toEqual(['One page is missing.', 'Which one?'])
  })

  it('gives the task that was opened again to the next message, and an answer finishes it', async () => {
    const { id, rachel } = await ofBothSides()
    await write(rachel, id, { side: 'employer', text: 'A question' })
    const [task] = await openTasksOf(id)
    await amina.post(`/tasks/${task?.id}/completion`, undefined, { version: 1 })
    await amina.post(`/tasks/${task?.id}/reopening`, undefined, { version: 2 })
    await write(rachel, id, { side: 'employer', text: 'One more' })
    expect((await openTasksOf(id)).map((each) => [each.id, each.done_at])).toEqual([
      [task?.id, null],
    ])
    await write(amina, id, { side: 'employer', text: 'An answer' })
    expect((await openTasksOf(id)).every((each) => each.done_at !== null)).toBe(true)
  })

  it('keeps all that come at the same moment, and opens one task for them', async () => {
    const { id, rachel } = await ofBothSides()
    const sent = await Promise.all(
      Array.from({ length: 29 }, (_, nth) =>
        write(rachel, id, { side: 'employer', text: `Number ${nth}` }),
      ),
    )
    expect(sent.map(({ status }) => status)).toEqual(sent.map(() => 201))
    expect(new Set(await texts(amina, id, 'employer')).size).toBe(29)
    expect(await openTasksOf(id)).toHaveLength(1)
    await write(rachel, id, { side: 'employer', text: 'The thirtieth' })
    expect((await write(rachel, id, { side: 'employer', text: 'Too many' })).status).toBe(429)
  })

  it('may say something until long after the end, and not for ever', async () => {
    const { id, rachel } = await ofBothSides()
    await step(amina, id, 'withdrawal', { reason: 'They asked' })
    expect((await read(amina, id)).status).toBe('withdrawn')
    expect((await write(rachel, id, { side: 'employer', text: 'Thank you' })).status).toBe(201)
    await sql`update applications set updated_at = clock_now() - interval '91 days' where id = ${id}`.execute(
      server.db,
    )
    const late = await write(rachel, id, { side: 'employer', text: 'Hello?' })
    expect([late.status, late.body.code]).toEqual([409, 'conversationClosed'])
    await write(amina, id, { side: 'employer', text: 'One last thing' })
    expect((await write(rachel, id, { side: 'employer', text: 'Yes?' })).status).toBe(201)
  })
})

describe('files of a message', () => {
  it('are seen by the side that it is written with, and by nobody else', async () => {
    const { id, rachel, lucas } = await ofBothSides()
    const authorization = { authorization: `Bearer ${amina.token}` }
    const file = await sendFile('/waiting-files', authorization)
    const files = [file.body.id]
    expect((await write(amina, id, { side: 'employer', text: 'Here', files })).status).toBe(201)
    const path = `/applications/${id}/message-files/${file.body.id}`
    const seenBy = async (token: string | null) =>
      (
        await fetch(`${server.address}/api${path}`, {
          headers: { authorization: `Bearer ${token}` },
        })
      ).status
    expect(await seenBy(rachel.token)).toBe(200)
    expect(await seenBy(amina.token)).toBe(200)
    expect(await seenBy(lucas.token)).toBe(404)
    const again = await write(amina, id, { side: 'employee', text: 'Here', files })
    expect(again.status).toBe(422)
  })

  it('come through a link, five with one message, and none of another link', async () => {
    const { id, employer, participant } = await reviewed()
    await write(amina, id, { side: 'employer', text: 'The page?' })
    await write(amina, id, { side: 'employee', text: 'Your permit?' })
    const [ours, theirs] = [await linkOf(employer), await linkOf(participant)]
    const file = await sendFile(`/public/messages/${ours}/files`)
    expect(file.status).toBe(201)
    const files = [file.body.id]
    expect((await answer(theirs, 'Mine', { files })).status).toBe(422)
    expect((await answer(ours, 'Here', { files })).status).toBe(201)
    expect((await answer(ours, 'Again', { files })).status).toBe(422)
    const content = (token: string) =>
      fetch(`${server.address}/api/public/messages/${token}/files/${file.body.id}`)
    expect((await content(ours)).status).toBe(200)
    expect((await content(theirs)).status).toBe(404)
    const six = Array.from({ length: 6 }, () => file.body.id)
    expect((await answer(ours, 'Many', { files: six })).status).toBe(422)
  })
})

describe('what verification says', () => {
  it('names the application whose mark does not follow from its messages, and no other', async () => {
    const { id } = await reviewed()
    const { rachel, id: other } = await ofBothSides()
    await write(rachel, other, { side: 'employer', text: 'Which page?' })
    expect(await verifyMessages(server.db)).toEqual([])
    const mark = (isWaiting: boolean, of: string) =>
      sql`update applications set is_message_waiting = ${isWaiting} where id = ${of}`.execute(
        server.db,
      )
    await mark(true, id)
    await mark(false, other)
    const { reference } = await read(amina, id)
    const { reference: written } = await read(amina, other)
    expect(await verifyMessages(server.db)).toEqual([
      `messages of ${reference}: marked as waiting, none waits`,
      `messages of ${written}: one waits, not marked`,
    ])
  })

  it('a message that is too long is refused at its field, in words', async () => {
    const { id, rachel } = await ofBothSides()
    const { status, body } = await write(rachel, id, { side: 'employer', text: 'a'.repeat(4001) })
    expect([status, body]).toMatchObject([
      422,
      { errors: { text: [{ code: 'tooLong', message: 'Enter at most 4,000 characters' }] } },
    ])
  })
})
