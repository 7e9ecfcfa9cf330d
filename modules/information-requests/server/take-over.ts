import * as z from 'zod/mini'
import { fieldErrors } from '#kit/contract/validation.ts'
import { differences, type Differences } from '#kit/server/audit.ts'
import type { Change } from '#kit/server/call.ts'
import { invalid } from '#kit/server/problems.ts'
import { application } from '#modules/applications/contract/application.ts'
import type { LoadedApplication } from '#modules/applications/server/application.queries.ts'
import { attachDocuments } from '#modules/applications/server/attach-documents.ts'
import { correctApplication } from '#modules/applications/server/correct-application.ts'
import { judgeAgain } from '#modules/applications/server/judge-again.ts'
import { askedKinds } from '#modules/applications/server/document.queries.ts'
import { employer } from '#modules/employers/contract/employer.ts'
import { proposeChanges } from '#modules/employers/server/propose-changes.ts'
import { projectForm } from '#modules/forms/contract/project.ts'
import { carryOut } from '#modules/forms/server/carry-out.ts'
import { versionById } from '#modules/forms/server/form.queries.ts'
import { keepResponse } from '#modules/forms/server/keep-response.ts'
import { latestResponse } from '#modules/forms/server/latest-response.queries.ts'
import { participant } from '#modules/participants/contract/participant.ts'
import { correctParticipant } from '#modules/participants/server/correct-participant.ts'
import { anyDocument } from '../contract/information-request.ts'
import type { StoredRequest } from './request.queries.ts'
import { purposeOf } from './request-form.ts'

type Answers = Readonly<Record<string, unknown>>

interface Answered {
  loaded: LoadedApplication
  request: StoredRequest & { by: string }
  answers: Answers
}

/**
 * What was answered becomes the record's: of the application and of the person it is the new value, of an
 * employer on file a proposal, and all of it a new version of the filled-in form. What was frozen stays.
 */
export async function takeOver(change: Change, answered: Answered) {
  const { loaded, request, answers } = answered
  const { record } = loaded
  const input = read(answers)
  const before = await answeredBefore(change, answered)
  const changes: Differences = await correctApplication(change, record, input.position)
  if (record.participant) {
    await correctParticipant(change, record.participant, {
      input: input.participant,
      by: request.by,
    })
    await judgeAgain(change, record.participant.id)
  }
  const proposed = differences(record.employer, input.employer, employer.fields)
  await proposeChanges(change, {
    employerId: record.employer.id,
    programId: record.program.id,
    application: record,
    by: request.by,
    proposed: Object.fromEntries(Object.entries(proposed).map(([name, [, now]]) => [name, now])),
  })
  await keepAnswers(change, answered)
  const files = await keepFiles(change, answered)
  const after = Object.fromEntries(request.fields.map((key) => [key, answers[key] ?? null]))
  return { changes, received: { before, after, files } }
}

const parts = z.strictObject({
  position: application.update,
  employer: employer.update,
  participant: participant.update,
})

/** The answers that fill fields, as their records take them. @throws 422 by field */
function read(answers: Answers): z.infer<typeof parts> {
  const fields: Record<string, Record<string, unknown>> = {
    position: {},
    employer: {},
    participant: {},
  }
  for (const [key, value] of Object.entries(answers)) {
    const [part = '', name] = key.split('.')
    if (name && fields[part]) fields[part][name] = value
  }
  const result = parts.safeParse(fields, { reportInput: true })
  if (!result.success) throw invalid(fieldErrors(result.error.issues))
  return result.data
}

/** What stood there before, by the key of each question. */
async function answeredBefore({ db }: Change, { loaded: { record }, request }: Answered) {
  const purpose = purposeOf(request.side)
  const latest = await latestResponse(db, { purpose, recordId: record.id })
  const kept: Record<string, unknown> = {
    position: record,
    employer: record.employer,
    participant: record.participant,
  }
  const valueOf = (key: string) => {
    const [part = '', name] = key.split('.')
    const holder = kept[part] as Answers | null | undefined
    return name ? holder?.[name] : latest?.content[key]
  }
  return Object.fromEntries(request.fields.map((key) => [key, valueOf(key) ?? null]))
}

/** The next version of the filled-in form: what was answered before, with the answers of now. */
async function keepAnswers(change: Change, { loaded: { id }, request, answers }: Answered) {
  const { db } = change
  const { side, programId, language, versionId, by, fields } = request
  if (fields.length === 0) return
  const purpose = purposeOf(side)
  const version = await versionById(db, versionId)
  const latest = await latestResponse(db, { purpose, recordId: id })
  const given = Object.fromEntries(fields.map((key) => [key, answers[key]]))
  const taken = { version, asked: fields, answers: given }
  await keepResponse(
    change,
    {
      ...taken,
      form: projectForm(version.content, { catalogue: purpose.catalogue, language }),
      asked: [...new Set([...(latest?.asked ?? []), ...fields])],
      answers: { ...latest?.content, ...given },
      draft: { id: null, programId, purpose: purpose.key, language },
    },
    { recordId: id, by },
  )
  await carryOut(change, taken, { purpose, recordId: id, by })
}

const sideOf = { employer: 'employer', employee: 'participant' } as const

async function keepFiles(change: Change, { loaded: { id }, request }: Answered) {
  const { documents, files, side, by } = request
  const kindOf = (code: string) => {
    const kind = documents.find((each) => each.code === code)?.kind
    return kind && kind !== anyDocument ? kind : askedKinds[sideOf[side]]
  }
  await attachDocuments(change, id, {
    documents: files.map((file) => ({ id: file.id, kind: kindOf(file.kind) })),
    side: sideOf[side],
    way: 'request',
    by,
  })
  return files.map((file) => ({
    id: file.id,
    code: file.kind,
    name: file.name,
    sizeBytes: file.sizeBytes,
  }))
}
