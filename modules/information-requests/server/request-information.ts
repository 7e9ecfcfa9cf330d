import { addDays } from '#modules/business-days/contract/holiday-rules.ts'
import { invalidField } from '#kit/server/problems.ts'
import type { VersionedChange } from '#kit/server/steps.ts'
import { takeApplicationStep } from '#modules/applications/server/take-application-step.ts'
import { pausedUntil } from '#modules/applications/server/review-clock.ts'
import type { Side } from '#modules/intake/contract/sides.ts'
import { documentsOf } from '#modules/intake/server/documents-demanded.ts'
import { anyDocument, type Asked, type RequestedDocument } from '../contract/information-request.ts'
import { informationRequestsLetters } from '../contract/information-requests.letters.ts'
import { informationRequestsEn } from '../contract/strings.en.ts'
import { informationRequestsFr } from '../contract/strings.fr.ts'
import { recipientOf, versionOf } from './askable.ts'
import { linkPath, makeInformationLink } from './information-links.ts'
import { askableForm, labelsOf } from './request-form.ts'

export interface Requesting {
  message: string
  dueOn: string
  employer?: Asked | undefined
  employee?: Asked | undefined
}

/** A day further ahead is a slip of the finger. */
export const longestDays = 366

/** @throws 422 unless the day lies ahead, and within a year */
export async function refuseDay(change: VersionedChange, field: string, day: string) {
  const today = await change.today()
  if (day <= today) throw invalidField(field, 'inFuture')
  if (day > addDays(today, longestDays)) throw invalidField(field, 'notWithinYear')
}

/**
 * Asks either side, or both, for questions of its form, for documents or for an answer in words, until a
 * day; the review and its service standard wait. Each side gets a link of its own.
 * @throws 422 for what the form does not ask
 */
export async function requestInformation(
  change: VersionedChange,
  id: string,
  { message, dueOn, employer, employee }: Requesting,
): Promise<void> {
  await refuseDay(change, 'dueOn', dueOn)
  const sides = [...(employer || !employee ? ['employer'] : []), ...(employee ? ['employee'] : [])]
  const before = await takeApplicationStep(change, {
    id,
    step: 'requestInformation',
    row: { information_request: message, information_due_on: dueOn, asked_sides: sides },
    reason: message,
    changes: { informationDueOn: [null, dueOn] },
    before: ({ record }) => pausedUntil(change, record, dueOn),
  })
  const nothing = { fields: [], documents: [] }
  const asking = { record: before.record, message, dueOn }
  if (employer || !employee)
    await ask(change, { ...asking, side: 'employer', asked: employer ?? nothing })
  if (employee) await ask(change, { ...asking, side: 'employee', asked: employee })
}

interface Asking {
  record: { id: string; reference: string; participantName: string; program: { id: string } }
  side: Side
  asked: Asked
  message: string
  dueOn: string
}

async function ask(change: VersionedChange, asking: Asking) {
  const { db, person } = change
  const { record, side, asked, message, dueOn } = asking
  const to = await recipientOf(db, record.id, side)
  if (!to) throw invalidField(side, 'participantMissing')
  const { content, ...version } = await versionOf(db, {
    id: record.id,
    programId: record.program.id,
    side,
  })
  const { sections } = askableForm(content, { side, language: to.language })
  const known = new Set(sections.flatMap(({ questions }) => questions.map((each) => each.id)))
  if (asked.fields.some((key) => !known.has(key)))
    throw invalidField(`${side}.fields`, 'notAskable')
  const documents = await named(change, asking)
  const { id } = await db
    .insertInto('information_requests')
    .values({
      application_id: record.id,
      side,
      message,
      due_on: dueOn,
      version_id: version.id,
      fields: [...new Set(asked.fields)],
      documents: JSON.stringify(documents),
      email: to.email,
      name: to.name,
      language: to.language,
      asked_by: person.userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const labels = labelsOf(content, to.language)
  await change.letter(informationRequestsLetters.requested, to, {
    record: record.id,
    reader: side === 'employee' ? 'participant' : 'employer',
    reference: record.reference,
    participant: record.participantName,
    message,
    asked: [
      ...asked.fields.map((key) => labels.get(key) ?? key),
      ...documents.map(({ name, sentence }) => `${name[to.language]} – ${sentence}`),
    ]
      .map((line) => `• ${line}`)
      .join('\n'),
    dueOn,
    link: linkPath(await makeInformationLink(change, id)),
  })
}

/** Documents with what they are called. @throws 422 for a kind that the program does not ask the side for */
async function named(
  { db }: VersionedChange,
  { record, side, asked }: Asking,
): Promise<RequestedDocument[]> {
  const kinds = await documentsOf(db, record.program.id, side)
  return asked.documents.map(({ kind, sentence }, at) => {
    const name =
      kind === anyDocument
        ? {
            en: informationRequestsEn.form.otherDocument,
            fr: informationRequestsFr.form.otherDocument,
          }
        : kinds.find(({ code }) => code === kind)?.name
    if (!name) throw invalidField(`${side}.documents`, 'notAskable')
    return { code: `document${at + 1}`, kind, name, sentence }
  })
}
