import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'
import type { Files } from '#kit/server/files.ts'
import {
  drawPicture,
  measurePicture,
  pictureKey,
  pictureSides,
  type PictureSize,
} from '#modules/notes-and-tasks/server/picture.ts'
import { addDays, dayOf, officeMoment } from '../clock.ts'
import { insertRows } from '../insert-rows.ts'
import { pdfOf, slipPicture } from './desk-files.ts'
import { documents, noteTexts, privateNotes, tagNames, taskTexts } from './desk-words.ts'

interface Kept {
  id: string
  assigneeId: string
  /** Of the relationship manager, in which notes are written. */
  language: 'en' | 'fr'
}

const managers = 4
const recordsOfEach = 4

/** Notes, tasks, files and tags on shareholders, as their relationship managers would leave them. */
export async function loadDesk(db: Db, { now, files }: { now: Date; files: Files }) {
  const kept = await someOfEach(db)
  await insertRows(db, 'notes', notesOn(kept, now))
  await insertRows(db, 'tasks', tasksOn(kept, now))
  await keepFiles(db, kept, { now, files })
  await tagSome(db, now)
}

/** The first shareholders of each relationship manager. */
async function someOfEach(db: Db): Promise<Kept[]> {
  const { rows } = await sql<Kept>`
    select id, "assigneeId", language from (
      select s.id, s.assignee_id as "assigneeId", u.language, s.number,
        row_number() over (partition by s.assignee_id order by s.number) as place
      from shareholders s join users u on u.id = s.assignee_id where s.status = 'active') of_each
    where place <= ${recordsOfEach} order by number limit ${managers * recordsOfEach}`.execute(db)
  return rows
}

const on = ({ id }: Kept) => ({ parent_kind: 'shareholder', parent_id: id })

function notesOn(kept: readonly Kept[], now: Date) {
  const left = { en: [...noteTexts.en], fr: [...noteTexts.fr] }
  return kept.flatMap((record, at) => {
    const written = officeMoment(now, 4 + at * 3).toISOString()
    const base = {
      ...on(record),
      author_id: record.assigneeId,
      version: 1,
      created_at: written,
      updated_at: written,
    }
    const body = left[record.language].shift()
    const shared = { ...base, body, is_pinned: at % 5 === 0, visibility: 'team' }
    const own = { ...base, body: privateNotes[record.language], is_pinned: false }
    return [
      ...(body ? [{ id: randomUUID(), ...shared }] : []),
      ...(at === 1 || at === 3 ? [{ id: randomUUID(), ...own, visibility: 'private' }] : []),
    ]
  })
}

function tasksOn(kept: readonly Kept[], now: Date) {
  const today = dayOf(now)
  const left = { en: [...taskTexts.en], fr: [...taskTexts.fr] }
  return kept.flatMap((record, at) => {
    const text = left[record.language].shift()
    if (!text) return []
    const given = officeMoment(now, 15 + at).toISOString()
    return {
      id: randomUUID(),
      ...on(record),
      title: text.title,
      due_on: addDays(today, text.inDays),
      due_at: text.at ?? null,
      assignee_id: record.assigneeId,
      remind_minutes: text.remindMinutes ?? null,
      priority: text.priority ?? 'normal',
      done_at: text.isDone ? officeMoment(now, 2).toISOString() : null,
      done_by: text.isDone ? record.assigneeId : null,
      created_by: record.assigneeId,
      version: 1,
      created_at: given,
      updated_at: given,
    }
  })
}

interface Laid {
  name: string
  content: Buffer
  mediaType: string
  kind: string
  caption: string
}

async function keepFiles(
  db: Db,
  kept: readonly Kept[],
  { now, files }: { now: Date; files: Files },
) {
  const french = kept.find(({ language }) => language === 'fr')
  const english = kept.find(({ language }) => language === 'en')
  const kind = 'shareholder'
  const pdf = { mediaType: 'application/pdf', kind: 'other' }
  const { powerOfAttorney, instruction } = documents
  const slip = {
    name: 'bordereau-signe.png',
    content: await slipPicture(),
    mediaType: 'image/png',
    kind: 'orderSlip',
    caption: 'Bordereau signé, numérisé au comptoir',
  }
  for (const order of await longestWaiting(db))
    await layDown(db, { on: order, now, files }, { ...slip, caption: slipCaptions[order.language] })
  if (french) {
    await layDown(db, { on: { ...french, kind }, now, files }, { ...slip })
    const content = pdfOf(powerOfAttorney.lines)
    await layDown(
      db,
      { on: { ...french, kind }, now, files },
      { ...pdf, ...powerOfAttorney, content },
    )
  }
  if (!english) return
  const content = pdfOf(instruction.lines)
  await layDown(db, { on: { ...english, kind }, now, files }, { ...pdf, ...instruction, content })
}

/** The orders that have waited longest for CARE, which is decided by their slips. */
async function longestWaiting(db: Db): Promise<Laying[]> {
  const { rows } = await sql<Laying>`
    select 'order' as kind, o.id, o.assignee_id as "assigneeId", u.language
    from orders o join users u on u.id = o.assignee_id
    where o.status = 'active' and o.care_status = 'pending' order by o.traded_moment, o.id limit 3`.execute(
    db,
  )
  return rows
}

const slipCaptions = { en: 'Signed slip', fr: 'Bordereau signé' }

interface Laying extends Kept {
  kind: 'order' | 'shareholder'
}

async function layDown(
  db: Db,
  where: { on: Laying; now: Date; files: Files },
  { name, content, mediaType, kind, caption }: Laid,
) {
  const storageKey = `documents/${randomUUID()}`
  await where.files.put(storageKey, content, mediaType)
  const isPicture = mediaType.startsWith('image/')
  const measured = isPicture ? await measurePicture(content) : null
  if (isPicture)
    for (const size of Object.keys(pictureSides) as PictureSize[])
      await where.files.put(
        pictureKey(storageKey, size),
        await drawPicture(content, size),
        'image/webp',
      )
  const sha256 = createHash('sha256').update(content).digest()
  const laid = officeMoment(where.now, 6).toISOString()
  await sql`
    with file as (
      insert into files (name, media_type, size_bytes, sha256, storage_key, uploaded_by)
      values (${name}, ${mediaType}, ${content.length}, ${sha256}, ${storageKey}, ${where.on.assigneeId}::uuid)
      returning id)
    insert into record_files (parent_kind, parent_id, file_id, kind, caption, position, width, height,
      uploaded_by, created_at, updated_at)
    select ${where.on.kind}, ${where.on.id}::uuid, file.id, ${kind}, ${caption},
      (select count(*) + 1 from record_files r where r.parent_id = ${where.on.id}::uuid),
      ${measured?.width ?? null}, ${measured?.height ?? null}, ${where.on.assigneeId}::uuid, ${laid}, ${laid}
    from file`.execute(db)
}

/** Every fourth shareholder bears a tag, some bear two. */
async function tagSome(db: Db, now: Date) {
  await insertRows(
    db,
    'shareholder_tags',
    tagNames.map((name) => ({ id: randomUUID(), name, created_at: now.toISOString() })),
  )
  const names = sql`array[${sql.join(tagNames.map((name) => sql`${name}::text`))}]`
  await sql`
    update shareholders s set tags = borne.tags from (
      select id, case when place % 12 = 0
        then jsonb_build_array((${names})[1 + place % 3], (${names})[4 + place % 3])
        else jsonb_build_array((${names})[1 + place % 6]) end as tags
      from (select id, row_number() over (order by number)::int / 4 as place, number,
        row_number() over (order by number)::int % 4 as rest from shareholders) numbered
      where rest = 1) borne
    where s.id = borne.id`.execute(db)
}
