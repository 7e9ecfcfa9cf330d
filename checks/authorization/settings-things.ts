import { sql } from 'kysely'
import type { TestServer } from '#apps/server/test-server.ts'
import { makeLetterLink } from '#modules/letters/server/letter-links.ts'
import { cast } from '#seeds/cast.ts'
import type { About } from './bodies.ts'

async function aClosure({ db }: TestServer, code: string): Promise<string> {
  const day = code === 'YESP' ? '2031-01-02' : '2031-01-03'
  const { id } = await db
    .insertInto('closures')
    .values({ day, name: JSON.stringify({ en: 'Inventory', fr: 'Inventaire' }) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function aTemplate({ db }: TestServer, code: string): Promise<string> {
  const key = code === 'YESP' ? 'applications.approved' : 'applications.rejected'
  const template = db.selectFrom('letter_templates').select('id').where('key', '=', key)
  return (await template.executeTakeFirstOrThrow()).id
}

/** A letter that a program writes in words of its own. */
export async function writeOwnWords(
  { db }: TestServer,
  things: { templateId: string; programId: string },
) {
  await sql`insert into letter_versions (template, scope_id, number, texts, published_by)
    select t.key, ${things.programId}::uuid,
      (select coalesce(max(number), 0) + 1 from letter_versions
        where template = t.key and scope_id = ${things.programId}),
      (select texts from letter_versions where template = t.key and scope_id is null
        order by number desc limit 1),
      (select id from users where email = ${cast.superAdmin.email})
    from letter_templates t where t.id = ${things.templateId}
      and (select texts from letter_versions where template = t.key and scope_id = ${things.programId}
        order by number desc limit 1) is null`.execute(db)
}

async function aWebhook({ db }: TestServer) {
  const { id: webhookId } = await db
    .insertInto('webhooks')
    .values({
      address: 'https://93.184.216.34/hook',
      description: 'Accounting',
      events: JSON.stringify(['leads.added']),
      secret: 'sealed',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: deliveryId } = await db
    .insertInto('webhook_deliveries')
    .values({
      webhook_id: webhookId,
      event: 'leads.added',
      kind: 'lead',
      record_id: webhookId,
      state: 'failed',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: waitingDeliveryId } = await db
    .insertInto('webhook_deliveries')
    .values({
      webhook_id: webhookId,
      event: 'leads.added',
      kind: 'lead',
      record_id: webhookId,
      attempts: 1,
      next_attempt_at: sql<string>`clock_now() + interval '1 day'`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { webhookId, deliveryId, waitingDeliveryId }
}

/** As they were: whoever was let in may have changed or deleted them. */
export async function keepWebhooks({ db }: TestServer) {
  await sql`create table kept_webhooks as select * from webhooks`.execute(db)
  await sql`create table kept_deliveries as select * from webhook_deliveries`.execute(db)
}

export async function restoreWebhooks({ db }: TestServer) {
  await sql`delete from webhooks`.execute(db)
  await sql`insert into webhooks select * from kept_webhooks`.execute(db)
  await sql`insert into webhook_deliveries select * from kept_deliveries`.execute(db)
}

export async function settingsThings(server: TestServer, code: string, applicationId: string) {
  const templateId = await aTemplate(server, code)
  const { program_id: programId } = await server.db
    .selectFrom('applications')
    .select('program_id')
    .where('id', '=', applicationId)
    .executeTakeFirstOrThrow()
  await writeOwnWords(server, { templateId, programId })
  return {
    ...(await aWebhook(server)),
    ...(await mailedLetterOf(server, applicationId)),
    closureId: await aClosure(server, code),
    templateId,
  }
}

const text = {
  enSubject: 'Received',
  enBody: 'Hello {name}',
  frSubject: 'Reçue',
  frBody: 'Bonjour {name}',
}

let published = 0

export const settingsBodies = {
  addWebhook: () => ({
    address: 'https://93.184.216.34/other',
    description: 'Archive',
    events: ['orders.added'],
    isOn: true,
  }),
  editWebhook: () => ({ description: 'Bookkeeping' }),
  addClosure: () => ({ day: '2031-05-01', name: { en: 'Move', fr: 'Déménagement' } }),
  editClosure: () => ({ day: '2031-05-02' }),
  addMinimumWage: () => ({
    region: 'ON',
    effectiveOn: '2001-01-01',
    hourlyWage: '7',
    source: 'The Act',
  }),
  editMinimumWage: () => ({ source: 'As published' }),
  publishTemplate: () => ({ enSubject: `Received ${(published += 1)}` }),
  publishProgramTemplate: () => ({ enSubject: `Received ${(published += 1)}` }),
  previewTemplate: ({ world, kind }: About) => ({
    id: world.things[kind === 'other' ? 'other' : 'own'].templateId,
    ...text,
  }),
  printTemplate: ({ world, kind }: About) => ({
    id: world.things[kind === 'other' ? 'other' : 'own'].templateId,
    language: 'fr',
    ...text,
  }),
  tryTemplate: () => text,
}

/** A letter to the employer of an application, and the secret link of its mail. */
async function mailedLetterOf(server: TestServer, applicationId: string) {
  const letterId = await letterOf(server, applicationId)
  const { path } = await makeLetterLink(server.db, letterId)
  return { letterId, letterToken: path.split('/').at(-1) ?? '' }
}

async function versionOf(db: TestServer['db']): Promise<string> {
  return (await db.selectFrom('letter_versions').select('id').executeTakeFirstOrThrow()).id
}

/** A letter to the employer of an application. */
async function letterOf({ db }: TestServer, applicationId: string): Promise<string> {
  const picture = { logo: null, signature: null, email: null, footer: null }
  const paper = {
    language: 'en',
    at: '2026-11-27T12:00:00.000Z',
    reference: null,
    letterhead: { name: 'Programs', address: [], ...picture },
    addressee: [],
    beside: [],
    subject: 'Decision',
    blocks: [{ kind: 'paragraph', text: 'Hello' }],
  }
  const { id } = await db
    .insertInto('kept_letters')
    .values({
      kind: 'decision',
      entity: 'application',
      record_id: applicationId,
      reader: 'employer',
      recipient: 'Marie Côté',
      language: 'en',
      subject: paper.subject,
      paper: JSON.stringify(paper),
      mail: JSON.stringify({
        to: 'marie@example.org',
        language: 'en',
        template: 'applications.rejected',
        versionId: await versionOf(db),
        subject: paper.subject,
        body: 'Hello',
        link: null,
        record: { entity: 'application', id: applicationId },
        reference: null,
      }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
