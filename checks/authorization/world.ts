import { randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { openTestServer, type Caller, type TestServer } from '#apps/server/test-server.ts'
import { hashToken, openSession } from '#modules/accounts/server/sessions.ts'
import type { Draft } from '#modules/intake/contract/intake.ts'
import {
  mailedToken,
  programId,
  submitBothHalves,
  submitEmployerHalf,
  upload,
} from '#modules/intake/server/intake.test-journey.ts'
import { snapshotOrders } from '#modules/orders/server/take-snapshot.ts'
import { cast, colleagues } from '#seeds/cast.ts'
import { actors, type Actor, type ObjectKind } from './actors.ts'
import { makeDeskThings, restoreDesk, type DeskThings } from './desk-things.ts'

type Which = Exclude<ObjectKind, 'missing'>

/** What of one side the requests are about: `own` to every actor, or somebody else's. */
interface Things extends DeskThings {
  programId: string
  applicationId: string
  /** Of the application: asked of the employer, and asked of the participant. */
  documentId: string
  participantDocumentId: string
  businessNumber: string
  /** Secret link of an employer's draft with a document, and of a participant's. */
  token: string
  draftDocumentId: string
  draftDocumentKind: string
  participantToken: string
  messageId: string
  importId: string
  /** Looked after by the adviser, or by somebody of another team; with an order, and a second one. */
  shareholderId: string
  secondShareholderId: string
  /** Of somebody into the first shareholder. */
  mergeId: string
  orderId: string
  /** Of the order, and one that somebody deleted. */
  snapshotId: string
  deletedSnapshotId: string
  sharePriceId: string
  /** In use, so that nobody deletes it. */
  roleId: string
  employerId: string
  /** Somebody of that employer, and a team with a member. */
  userId: string
  teamId: string
  /** Of a private calendar. */
  feedToken: string
}

/** What only one person has. */
interface Owned {
  sessionId: string
  passkeyId: string
  bulkRunId: string
}

export interface World {
  server: TestServer
  callers: Record<Actor, Caller>
  userIds: Record<Actor, string | null>
  employerRoleId: string
  things: Record<Which, Things>
  /** By user. */
  owned: Record<string, Owned>
  strangers: Owned
  /** Of the address at which somebody's picture is shown. */
  avatarKey: string
  /** A fresh session, for what ends one. */
  freshSession(actor: Actor): Promise<Caller>
  /** Everything that a request may have changed is as before. */
  restore(): Promise<void>
  /** What is counted of every request, refused or not, is forgotten. */
  forgetLimits(): Promise<void>
  close(): Promise<void>
}

export const missingId = '00000000-0000-7000-8000-000000000000'
export const missingToken = 'A'.repeat(43)
export const missingKey = 'A'.repeat(22)

export async function openWorld(): Promise<World> {
  const server = await openTestServer()
  const userIds = await makeUsers(server)
  const own = await makeThings(server, 'YESP')
  const other = await makeThings(server, 'GREEN')
  await giveToApplicants(server, own)
  own.employerId = await organisationOf(server, cast.employer.email)
  for (const of of [own, other]) of.userId = await addColleague(server, of)
  const freshSession = async (actor: Actor) => {
    const userId = userIds[actor]
    const challenged = actor === 'halfSignedIn'
    return userId ? server.withToken(await sessionOf(server, userId, challenged)) : server.visitor
  }
  const callers = {} as Record<Actor, Caller>
  for (const actor of actors) callers[actor] = await freshSession(actor)
  await changeUser(server, userIds.expiredPassword, { must_change_password: true })
  await changeUser(server, userIds.disabled, { status: 'disabled' })
  const things = { own, other }
  const owned = await giveToEach(server, userIds)
  return {
    server,
    callers,
    userIds,
    employerRoleId: await roleOf(server, 'employer'),
    things,
    owned,
    strangers: owned[userIds.disabled ?? ''] ?? {
      sessionId: missingId,
      passkeyId: missingId,
      bulkRunId: missingId,
    },
    avatarKey: await giveAvatar(server),
    freshSession,
    restore: await restorer(server, things),
    forgetLimits: () => forgetLimits(server),
    close: () => server.close(),
  }
}

/** A colleague's, so that nobody who is asked about takes it away. */
async function giveAvatar({ db, dataDir }: TestServer): Promise<string> {
  const key = randomBytes(16).toString('base64url')
  const folder = join(dataDir, 'files', 'avatars')
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, `${key}.webp`), 'picture')
  await db
    .updateTable('users')
    .set({ avatar_key: key })
    .where('email', '=', colleagues.simonBeaulieu.email)
    .execute()
  return key
}

const sessionOf = (server: TestServer, userId: string, challenged: boolean) =>
  openSession(server.db, server.system.settings, {
    userId,
    challenged,
    address: '127.0.0.1',
    agent: 'checks',
    now: new Date(),
  })

async function makeUsers({ db }: TestServer): Promise<Record<Actor, string | null>> {
  const found = await db.selectFrom('users').select(['id', 'email', 'role_id']).execute()
  const of = (email: string) => {
    const user = found.find((each) => each.email === email)
    if (!user) throw new Error(`the cast lacks ${email}`)
    return user
  }
  const { id: empty } = await db
    .insertInto('roles')
    .values({ name: 'Nothing at all', user_type: 'staff', rules: '[]' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const add = async (email: string, role_id: string) => {
    const { id } = await db
      .insertInto('users')
      .values({ email, name: email, type: 'staff', role_id, password_changed_at: sql`now()` })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }
  const top = of(cast.superAdmin.email).role_id
  return {
    visitor: null,
    ...(Object.fromEntries(
      Object.entries(cast).map(([name, { email }]) => [name, of(email).id]),
    ) as Record<keyof typeof cast, string>),
    emptyRole: await add('empty.role@example.org', empty),
    expiredPassword: await add('expired.password@example.org', top),
    disabled: await add('disabled@example.org', top),
    halfSignedIn: await add('half.signed.in@example.org', top),
  }
}

/** A session, beside the one that they call with, a passkey, and a run over many records. */
async function giveToEach(server: TestServer, userIds: Record<Actor, string | null>) {
  const { db } = server
  const owned: Record<string, Owned> = {}
  for (const userId of Object.values(userIds).filter((each) => each !== null)) {
    const token_hash = hashToken(await sessionOf(server, userId, false))
    const session = await db
      .selectFrom('sessions')
      .select('id')
      .where('token_hash', '=', token_hash)
      .executeTakeFirstOrThrow()
    const passkey = await db
      .insertInto('passkeys')
      .values({
        user_id: userId,
        credential_id: userId,
        public_key: Buffer.alloc(1),
        counter: 0,
        name: 'Laptop',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const run = await db
      .insertInto('bulk_runs')
      .values({
        act: 'shareholders.archive',
        input: '{}',
        person_id: userId,
        state: 'done',
        item_count: 1,
        created_at: sql`now()`,
        worked_at: sql`now()`,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    owned[userId] = { sessionId: session.id, passkeyId: passkey.id, bulkRunId: run.id }
  }
  return owned
}

const changeUser = ({ db }: TestServer, id: string | null, row: object) =>
  db
    .updateTable('users')
    .set(row)
    .where('id', '=', id ?? '')
    .execute()

async function makeThings(server: TestServer, code: string): Promise<Things> {
  const { db } = server
  const applicationId = await submitBothHalves(server)
  const wanted = await programId(server, code)
  await db
    .updateTable('applications')
    .set({ program_id: wanted })
    .where('id', '=', applicationId)
    .execute()
  const { business_number } = await db
    .selectFrom('employers')
    .innerJoin('applications', 'applications.employer_id', 'employers.id')
    .select('business_number')
    .where('applications.id', '=', applicationId)
    .executeTakeFirstOrThrow()
  const draft = await draftWithDocument(server)
  const half = await submitEmployerHalf(server)
  const manager = code === 'YESP' ? cast.adviser.email : colleagues.annaWeber.email
  const investor = await investorThings(server, manager)
  return {
    programId: wanted,
    applicationId,
    documentId: await documentOf(server, applicationId, 'employer'),
    participantDocumentId: await documentOf(server, applicationId, 'participant'),
    businessNumber: business_number,
    token: draft.token,
    draftDocumentId: draft.documentId,
    draftDocumentKind: draft.kind,
    participantToken: await mailedToken(server, `zoe.beland.${half.seed}@example.org`),
    messageId: await anyMessage(server),
    importId: await anImport(server),
    feedToken: await feedOf(
      server,
      code === 'YESP' ? 'half.signed.in@example.org' : 'expired.password@example.org',
    ),
    ...investor,
    ...(await makeDeskThings(server, { shareholderId: investor.shareholderId, email: manager })),
    roleId: await roleOf(server, code === 'YESP' ? 'caseOfficer' : 'care'),
    employerId: await employerOf(server, applicationId),
    userId: '',
    teamId: await addTeam(server),
  }
}

async function investorThings({ db }: TestServer, email: string) {
  const { rows } = await sql<{ orderId: string; shareholderId: string }>`
    select distinct on (o.shareholder_id) o.id as "orderId", o.shareholder_id as "shareholderId"
    from orders o join users u on u.id = o.assignee_id
    where u.email = ${email} and o.status = 'active' and o.care_status = 'pending' and o.side = 'buy'
    order by o.shareholder_id limit 2`.execute(db)
  const [first, second] = rows
  const price = await db.selectFrom('share_prices').select('id').limit(1).executeTakeFirstOrThrow()
  if (!first || !second) throw new Error(`${email} has too few orders to verify`)
  // They look alike, so that they can be kept apart.
  await sql`update shareholders set phone = '+15145550111' where id in (${first.shareholderId}, ${second.shareholderId})`.execute(
    db,
  )
  return {
    ...first,
    ...(await snapshotsOf(db, first.orderId)),
    secondShareholderId: second.shareholderId,
    mergeId: await addMerge(db, first.shareholderId),
    sharePriceId: price.id,
  }
}

async function addMerge(db: TestServer['db'], keptId: string): Promise<string> {
  const evidence = {
    fields: { before: {}, after: {} },
    depotNumber: null,
    orders: [],
    parts: { notes: [], tasks: [], files: [] },
  }
  const { rows } = await sql<{ id: string }>`
    with dropped as (insert into shareholders (last_name, assignee_id, status, merged_into_id, merged_at)
      select 'Merged', assignee_id, 'merged', id, now() from shareholders where id = ${keptId} returning id)
    insert into shareholder_merges (kept_id, dropped_id, evidence)
      select ${keptId}, id, ${JSON.stringify(evidence)} from dropped returning id`.execute(db)
  return rows[0]?.id ?? ''
}

async function snapshotsOf(db: TestServer['db'], orderId: string) {
  await snapshotOrders(db, { cause: 'manual', where: sql`o.id = ${orderId}` })
  const { rows } = await sql<{ id: string }>`
    insert into order_snapshots (order_id, sequence, taken_by_name, cause, content, figures, sha256)
    select order_id, sequence + 1, taken_by_name, cause, content, figures, sha256 from order_snapshots
    where order_id = ${orderId} order by sequence desc limit 1 returning id`.execute(db)
  const kept = await sql<{ id: string }>`
    select id from order_snapshots where order_id = ${orderId} order by sequence limit 1`.execute(
    db,
  )
  return { snapshotId: kept.rows[0]?.id ?? '', deletedSnapshotId: rows[0]?.id ?? '' }
}

async function roleOf({ db }: TestServer, key: string): Promise<string> {
  const role = db.selectFrom('roles').select('id').where('key', '=', key)
  return (await role.executeTakeFirstOrThrow()).id
}

async function employerOf({ db }: TestServer, applicationId: string): Promise<string> {
  const application = db
    .selectFrom('applications')
    .select('employer_id')
    .where('id', '=', applicationId)
  return (await application.executeTakeFirstOrThrow()).employer_id
}

async function organisationOf({ db }: TestServer, email: string): Promise<string> {
  const user = db.selectFrom('users').select('employer_id').where('email', '=', email)
  return (await user.executeTakeFirstOrThrow()).employer_id ?? ''
}

/** Somebody who was invited to the employer's account. */
async function addColleague(server: TestServer, { employerId }: Things): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into users (email, name, type, status, role_id, employer_id)
    values (${`colleague.${randomCode().toLowerCase()}@example.org`}, 'Colleague', 'employer', 'invited',
      ${await roleOf(server, 'employer')}, ${employerId}) returning id`.execute(server.db)
  return rows[0]?.id ?? ''
}

async function addTeam({ db }: TestServer): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    with added as (insert into teams (name) values (${randomCode()}) returning id)
    select id from added`.execute(db)
  const [team] = rows
  await sql`insert into users (email, name, type, role_id, team_id)
    select ${`member.${randomCode().toLowerCase()}@example.org`}, 'Member', 'staff', id, ${team?.id}::uuid
    from roles where key = 'care'`.execute(db)
  return team?.id ?? ''
}

/** Of somebody who does not renew it among the requests. */
async function feedOf({ db }: TestServer, email: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await sql`insert into birthday_feeds (user_id, token_hash)
    select u.id, sha256(${token}::bytea) from users u where u.email = ${email}`.execute(db)
  return token
}

/** One that was checked. */
async function anImport({ db }: TestServer): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into imports (kind, file_name, size_bytes, encoding, delimiter, header, state, mapping, options, row_count, created_by)
    select 'shareholders', 'people.csv', 10, 'utf-8', ',', '["Last name"]', 'checked', '["lastName"]',
      '{"dateFormat": "ymd", "decimalFormat": "point", "matchBy": null, "onMatch": "skip", "onMissing": "create"}', 1, id
    from users where email = ${cast.superAdmin.email} returning id`.execute(db)
  return rows[0]?.id ?? ''
}

async function anyMessage({ db }: TestServer): Promise<string> {
  const { id } = await db
    .selectFrom('outbox_messages')
    .select('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  return id
}

async function draftWithDocument(server: TestServer) {
  const started = await server.visitor.post<{ token: string; draft: Draft }>('/public/drafts', {
    programId: await programId(server, 'YESP'),
    language: 'en',
  })
  const { token, draft } = started.body
  const kind =
    draft.program.requiredDocuments.find(({ askedOf }) => askedOf === 'employer')?.code ?? ''
  const { body } = await upload(server, { token, kind })
  return { token, kind, documentId: body.documents[0]?.id ?? '' }
}

/** A document of the application that the program asks of this side; put there if there is none. */
async function documentOf(
  { db }: TestServer,
  applicationId: string,
  side: string,
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select d.id from application_documents d
      join applications a on a.id = d.application_id
      join programs p on p.code = 'YESP'
      cross join jsonb_array_elements(p.required_documents) asked
    where d.application_id = ${applicationId} and asked->>'code' = d.kind
      and asked->>'askedOf' = ${side}`.execute(db)
  if (rows[0]) return rows[0].id
  const { rows: added } = await sql<{ id: string }>`
    insert into application_documents (application_id, kind, file_id, added_by_name)
    select ${applicationId}, coalesce((select asked->>'code' from programs p
        cross join jsonb_array_elements(p.required_documents) asked
        where p.code = 'YESP' and asked->>'askedOf' = ${side} limit 1), ${`${side}Paper`}),
      file_id, 'Zoé Béland'
    from application_documents limit 1 returning id`.execute(db)
  return added[0]?.id ?? ''
}

/** The application becomes one of the cast's employer and employee, and of a program of the case officer's. */
async function giveToApplicants({ db }: TestServer, { applicationId, programId: program }: Things) {
  await sql`update applications a set status = 'withdrawn' from users u
    where u.email = ${cast.employee.email} and a.participant_id = u.participant_id and a.program_id = ${program}`.execute(
    db,
  )
  await sql`update applications set
      employer_id = (select employer_id from users where email = ${cast.employer.email}),
      participant_id = (select participant_id from users where email = ${cast.employee.email})
    where id = ${applicationId}`.execute(db)
}

async function restorer(server: TestServer, things: Record<Which, Things>) {
  const { db } = server
  const { businessNumber } = await db
    .selectFrom('employers')
    .innerJoin('users', 'users.employer_id', 'employers.id')
    .select('business_number as businessNumber')
    .where('users.email', '=', cast.employer.email)
    .executeTakeFirstOrThrow()
  things.own.businessNumber = businessNumber
  await sql`create table kept_drafts as select id, answers, language, step, submitted_application_id from intake_drafts`.execute(
    db,
  )
  await sql`create table kept_passkeys as select * from passkeys`.execute(db)
  return async () => {
    await forgetLimits(server)
    await sql`update sessions s set ended_at = null from users u
      where u.id = s.user_id and s.ended_at is not null and s.agent = 'checks'`.execute(db)
    await sql`insert into passkeys select * from kept_passkeys on conflict do nothing`.execute(db)
    await sql`update programs set status = 'open' where id in (${things.own.programId}, ${things.other.programId})`.execute(
      db,
    )
    await sql`update applications set status = 'submitted', assignee_id = null, recommended_by = null,
        decided_by = null, program_id = case id when ${things.own.applicationId} then ${things.own.programId}::uuid
          else ${things.other.programId}::uuid end
      where id in (${things.own.applicationId}, ${things.other.applicationId})`.execute(db)
    await restoreInvestors(server, things)
    for (const of of [things.own, things.other]) await restoreDesk(server, of)
    await sql`update intake_drafts d set answers = k.answers, language = k.language, step = k.step,
        submitted_application_id = k.submitted_application_id
      from kept_drafts k where k.id = d.id and (d.answers, d.language, d.step) is distinct from (k.answers, k.language, k.step)`.execute(
      db,
    )
  }
}

async function forgetLimits({ db }: TestServer) {
  await sql`with forgotten as (delete from rate_limits) delete from sign_in_limits`.execute(db)
}

async function restoreInvestors({ db }: TestServer, { own, other }: Record<Which, Things>) {
  await sql`update order_snapshots set deleted_at = case when id in (${own.deletedSnapshotId}, ${other.deletedSnapshotId}) then now() end
    where id in (${own.snapshotId}, ${other.snapshotId}, ${own.deletedSnapshotId}, ${other.deletedSnapshotId})`.execute(
    db,
  )
  await sql`update shareholders s set status = 'active', assignee_id = u.id from users u
    where (s.id, u.email) in ((${own.shareholderId}, ${cast.adviser.email}), (${other.shareholderId}, ${colleagues.annaWeber.email}))
      and (s.status <> 'active' or s.assignee_id is distinct from u.id)`.execute(db)
  await sql`update orders o set assignee_id = u.id from users u
    where (o.id, u.email) in ((${own.orderId}, ${cast.adviser.email}), (${other.orderId}, ${colleagues.annaWeber.email}))
      and o.assignee_id <> u.id`.execute(db)
  await sql`update orders set status = 'active', void_reason = null, care_status = 'pending', care_by = null
    where id in (${own.orderId}, ${other.orderId}) and (status <> 'active' or care_status <> 'pending')`.execute(
    db,
  )
}

export const randomCode = () => `T${randomBytes(3).toString('hex').toUpperCase()}`
