import { sql } from 'kysely'
import type { ChangeCall } from '#kit/server/call.ts'
import { forbidden, invalidField, notFound, refused } from '#kit/server/problems.ts'
import { countHit } from '#kit/server/rate-limit.ts'
import { takeWaiting } from '#kit/server/waiting-files.ts'
import { attachDocuments } from '#modules/applications/server/attach-documents.ts'
import {
  loadApplication,
  type LoadedApplication,
} from '#modules/applications/server/application.queries.ts'
import { openTask } from '#modules/applications/server/open-task.ts'
import { holdApplication } from '#modules/applications/server/take-application-step.ts'
import { otherKind, type DocumentList, type DocumentSide } from '../contract/document.ts'
import type { documentsEndpoints } from '../contract/documents.endpoints.ts'
import { documentsEn } from '../contract/strings.en.ts'
import { documentsFr } from '../contract/strings.fr.ts'
import { announceDocuments } from './announce-documents.ts'
import { askedDocuments, filesOf, type AskedDocument } from './document-lines.queries.ts'
import { closedFor, mayAddTo, seenSides } from './document.policy.ts'
import { linesOf } from './list-documents.ts'
import { fieldOf } from './take-document-step.ts'

type Add = ChangeCall<(typeof documentsEndpoints)['addDocuments']>

const mostAnHour = 200

/**
 * Files that were sent before become the next version of a document, by staff for any side and by
 * applicants for their own. The application is held, so that versions follow one another.
 * @throws 404 for a side that the person does not see, 403, 409 `applicationClosed`, `placementOver`, 422 by field
 */
export async function addDocuments(call: Add): Promise<DocumentList> {
  const { person, params, body } = call
  const seen = await loadApplication(call, params.id)
  const asked = (await askedDocuments(call.db, params.id)).find(({ code }) => code === body.kind)
  const side = sideOf(call, seen, asked)
  if (!mayAddTo(person, seen, side)) throw forbidden()
  if (person.type !== 'staff')
    await countHit(call.outside, {
      key: `documents:${params.id}:${side}`,
      most: mostAnHour,
      seconds: 3600,
    })
  await holdApplication(call, params.id)
  const loaded = await loadApplication(call, params.id)
  const closed = closedFor(loaded)
  if (closed) throw refused(closed)
  await refuseWrong(call, { loaded, side, asked })
  const fileIds = [...new Set(body.files)]
  if (!(await takeWaiting(call, fileIds))) throw invalidField('files', 'fileMissing')
  await attachDocuments(call, params.id, {
    documents: fileIds.map((id) => ({
      id,
      kind: body.kind,
      series: body.series ?? ownSeries(body.kind, fileIds),
    })),
    side,
    way: person.type === 'staff' ? 'staff' : 'portal',
    by: person.name,
    title: asked ? null : (body.title ?? null),
    expiresOn: body.expiresOn ?? null,
  })
  await tell(call, { loaded, side, fileIds })
  if (person.type !== 'staff' && side !== 'staff' && !(await hasTask(call, side)))
    await giveTask(call, side)
  return linesOf(call, loaded)
}

/** The files of one sending are one document, also where the program does not ask for it. */
const ownSeries = (kind: string, [first]: readonly string[]) =>
  kind === otherKind ? (first ?? null) : null

function sideOf(
  { person, body }: Add,
  loaded: LoadedApplication,
  asked: AskedDocument | undefined,
): DocumentSide {
  const own = ({ employer: 'employer', employee: 'participant' } as const)[
    person.type as 'employer'
  ]
  const side = asked?.askedOf ?? body.side ?? own
  if (!asked && body.kind !== otherKind) throw invalidField('kind', 'choice')
  if (!side) throw invalidField('side', 'choice')
  if (!seenSides(person, loaded).includes(side)) throw notFound()
  return side
}

interface Adding {
  loaded: LoadedApplication
  side: DocumentSide
  asked: AskedDocument | undefined
}

async function refuseWrong(call: Add, { loaded, side, asked }: Adding) {
  const { body, db } = call
  const { series, title, expiresOn } = body
  if (expiresOn && expiresOn <= (await call.today())) throw invalidField('expiresOn', 'stillValid')
  if (asked?.expires && !expiresOn) throw invalidField('expiresOn', 'required')
  if (!asked && !series && !title) throw invalidField('title', 'required')
  if (!series) return
  // What is asked for is one series of itself.
  const files = asked ? [] : await filesOf(db, { id: loaded.id, sides: [side] })
  if (!files.some((file) => file.series === series && file.kind === otherKind))
    throw invalidField('series', 'choice')
}

const groupOf = { employer: 'employerHalf', participant: 'personal' } as const

/** Whether there is a task for what the side sent, which nobody has done, nor does meanwhile. */
async function hasTask({ db, params }: Add, side: 'employer' | 'participant') {
  const { rows } = await sql`
    select from tasks where parent_kind = 'application' and parent_id = ${params.id}
      and field_group = ${groupOf[side]} and titles ->> 'en' = ${documentsEn.task.review}
      and done_at is null and deleted_at is null limit 1 for update`.execute(db)
  return rows.length > 0
}

const giveTask = (call: Add, side: 'employer' | 'participant') =>
  openTask(call, call.params.id, {
    question: { en: documentsEn.task.review, fr: documentsFr.task.review },
    answer: null,
    fieldGroup: groupOf[side],
  })

async function tell(
  call: Add,
  told: { loaded: LoadedApplication; side: DocumentSide; fileIds: readonly string[] },
) {
  const { loaded, side, fileIds } = told
  const files = await call.db
    .selectFrom('files')
    .select('name')
    .where('id', 'in', [...fileIds])
    .orderBy('name')
    .execute()
  await call.audit({
    action: 'applications.documentsAdded',
    entity: 'application',
    entityId: loaded.id,
    reference: loaded.record.reference,
    changes: { [fieldOf[side]]: [null, files.map(({ name }) => name).join(', ')] },
  })
  await announceDocuments(call, { id: loaded.id, side })
}
