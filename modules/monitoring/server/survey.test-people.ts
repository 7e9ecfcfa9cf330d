import { sql } from 'kysely'
import type { Answers } from '#modules/forms/contract/conditions.ts'
import { server } from '#modules/applications/server/applications.test-people.ts'
import type { Side } from '../contract/monitoring-form.ts'
import type { SurveyDraft } from '../contract/survey-draft.ts'
import { answersTo } from './survey-answers.test-forms.ts'
import { findSurvey } from './survey.queries.ts'

/** The token of the latest link that was mailed about a form. */
export async function tokenOf(formId: string): Promise<string> {
  const { rows } = await sql<{ link: string }>`
    select link from outbox_messages where record_entity = 'monitoringForm' and record_id = ${formId}
      and link like '%monitoring-survey%' order by id desc limit 1`.execute(server.db)
  return /monitoring-survey\/([\w-]{43})\//.exec(rows[0]?.link ?? '')?.[1] ?? ''
}

/** The letters about a form, in their order: which, and to whom. */
export async function lettersOf(formId: string): Promise<string[]> {
  const { rows } = await sql<{ kind: string; recipient: string }>`
    select template as kind, recipient from outbox_messages
    where record_entity = 'monitoringForm' and record_id = ${formId} order by id`.execute(server.db)
  return rows.map(({ kind, recipient }) => `${kind.replace('monitoring.', '')} to ${recipient}`)
}

export const addressOf = async (formId: string) => (await findSurvey(server.db, formId)).asked.email

const path = (token: string) => `/public/monitoring-surveys/${token}`

export const open = (token: string) => server.visitor.get<SurveyDraft>(path(token))

export async function save(token: string, answers: object) {
  const { body } = await open(token)
  return server.visitor.patch<SurveyDraft>(path(token), { version: body.version, answers })
}

type Seen = { version: string; revision: number; website?: string }

/** Sends what was seen. */
export const submit = (token: string, { version, revision, website }: Seen) =>
  server.visitor.post<SurveyDraft>(`${path(token)}/submission`, {
    version,
    revision,
    ...(website && { website }),
  })

/** As it stands on the server. */
export const send = async (token: string) => submit(token, (await open(token)).body)

/** Fills a form in and sends it. */
export async function fill(token: string, wanted: Answers = {}) {
  const { body } = await open(token)
  if (body.form) await save(token, answersTo(body.form, wanted))
  return send(token)
}

export const freshLink = (token: string) => server.visitor.post(`${path(token)}/fresh-link`)

/** What was kept of a side's form, one time after the other. */
export async function keptOf(placementId: string, side: Side) {
  const { rows } = await sql<{ by: string; content: Record<string, unknown> }>`
    select submitted_by as by, content from form_responses
    where record_id = ${placementId} and purpose = ${`monitoring.${side}.1`} order by copy_no`.execute(
    server.db,
  )
  return rows
}
