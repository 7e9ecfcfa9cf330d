import { sql } from 'kysely'
import { makeSecret } from '#kit/server/secrets.ts'
import type { TestServer } from '#apps/server/test-server.ts'
import { pdf } from '#modules/intake/server/intake.test-journey.ts'

/** What the program of the checks asks for, so that a file can be sent. */
export const surveyFileKey = 'qproofofpay'
const words = (said: string) => ({ en: said, fr: said })
const question = { id: surveyFileKey, kind: 'file', label: words('Stub'), required: false }
const section = { id: 'pay', place: 'survey', title: words('Pay'), intro: words('') }
const content = { sections: [{ ...section, questions: [question] }] }

/** A secret link to an employer's monitoring form, with a file that waits there to be sent. */
export async function surveyOf(server: TestServer, monitoringFormId: string) {
  const { db } = server
  await sql`
    with form as (insert into forms (program_id, purpose)
      select program_id, 'monitoring.employer.1' from monitoring_forms where id = ${monitoringFormId}
      on conflict do nothing returning id),
    question as (insert into form_questions (form_id, key, kind) select id, ${surveyFileKey}, 'file' from form)
    insert into form_versions (form_id, number, state, content, engine, published_at)
    select id, 1, 'published', ${JSON.stringify(content)}, 1, clock_now() from form`.execute(db)
  await sql`
    with draft as (insert into form_drafts (purpose, program_id, record_id, version_id, language, answers, step, expires_at)
      select v.purpose, f.program_id, f.id, v.version_id, 'en', '{}', '', clock_now() + interval '60 days'
      from monitoring_forms f join lateral (select o.purpose, n.id as version_id from forms o
          join form_versions n on n.form_id = o.id and n.state = 'published'
        where o.program_id = f.program_id and o.purpose = 'monitoring.employer.1') v on true
      where f.id = ${monitoringFormId} returning id, record_id)
    update monitoring_forms f set draft_id = draft.id from draft where f.id = draft.record_id`.execute(
    db,
  )
  const token = makeSecret()
  await sql`insert into monitoring_links (token_hash, form_id, expires_at)
    values (sha256(${token}::bytea), ${monitoringFormId}, clock_now() + interval '60 days')`.execute(
    db,
  )
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(pdf)]), 'stub.pdf')
  const path = `/api/public/monitoring-surveys/${token}/documents/${surveyFileKey}`
  const answer = await fetch(`${server.address}${path}`, { method: 'POST', body: form })
  const { documents } = (await answer.json()) as { documents: { id: string }[] }
  return { surveyToken: token, surveyDocumentId: documents[0]?.id ?? '' }
}
