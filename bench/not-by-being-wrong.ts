import { sql } from 'kysely'
import { cast } from '#seeds/cast.ts'
import type { World } from './world.ts'

interface Page {
  data: { id: string }[]
  meta: { total: number }
}

/** Nothing is quick by being wrong: totals, scope, a changed record and a role that is taken away. @throws what is wrong */
export async function proveRight(world: World): Promise<void> {
  await proveTotals(world)
  await proveFreshness(world)
  await proveRevoked(world)
}

const call = (world: World, path: string, init: RequestInit = {}) =>
  fetch(world.product.url + path, {
    ...init,
    headers: { ...world.product.headers, ...(init.headers as object) },
  })

async function proveTotals(world: World) {
  for (const stage of ['pending', 'approved', 'rejected']) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other is quick enough
    const page = (await (
      await call(world, `/applications?stage=${stage}&perPage=25`)
    ).json()) as Page
    // oxlint-disable-next-line no-await-in-loop -- as above
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from applications
      where stage = ${stage} and program_id = any(${world.programs}::uuid[])`.execute(world.db)
    expectSame(`total of ${stage}`, page.meta.total, rows[0]?.n)
    expectSame(`rows of ${stage}`, page.data.length, 25)
  }
}

async function proveFreshness(world: World) {
  const [one] = world.applications
  if (!one) throw new Error('There is no pending application.')
  const duties = `Fresh at ${Date.now()}`
  const edited = await call(world, `/applications/${one.id}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', 'if-match': `"${one.version++}"` },
    body: JSON.stringify({ duties }),
  })
  expectSame('a change', edited.status, 200)
  const read = (await (await call(world, `/applications/${one.id}`)).json()) as { duties: string }
  expectSame('what was changed', read.duties, duties)
}

/** Out of one program for a moment: its applications are not found by the very next call. */
async function proveRevoked(world: World) {
  const { db } = world
  const [one] = world.applications
  const mine = sql`user_id = (select id from users where email = ${cast.caseOfficer.email})
    and program_id = (select program_id from applications where id = ${one?.id})`
  const { rows } = await sql<{ user_id: string; program_id: string }>`
    delete from user_programs where ${mine} returning user_id, program_id`.execute(db)
  try {
    const hidden = await call(world, `/applications/${one?.id}`)
    expectSame('a program that was taken away', hidden.status, 404)
  } finally {
    for (const { user_id, program_id } of rows)
      // oxlint-disable-next-line no-await-in-loop -- there is one
      await db.insertInto('user_programs').values({ user_id, program_id }).execute()
  }
}

function expectSame(what: string, found: unknown, wanted: unknown) {
  if (found !== wanted) throw new Error(`${what}: ${String(found)}, not ${String(wanted)}`)
}
