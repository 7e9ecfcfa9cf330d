import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { ownId } from '#apps/server/test-server.ts'
import { runJob } from '#kit/server/jobs.ts'
import {
  admin,
  amina,
  server,
  step,
  withPeople,
} from '#modules/applications/server/applications.test-people.ts'
import { submitBothHalves } from '#modules/intake/server/intake.test-journey.ts'
import { forgetNotices } from './forget-notices.ts'
import { forgetAll, listed, unreadOf, type Listed } from './notices.test-people.ts'

withPeople()

/** Amina has so many notices of one application, a minute apart. */
async function manyOf(count: number) {
  const id = await submitBothHalves(server)
  await forgetAll()
  await step(admin, id, 'assignment', { assigneeId: await ownId(amina) })
  await sql`insert into notices (user_id, template, template_version_id, facts, entity, record_id, created_at)
    select user_id, template, template_version_id, facts, entity, record_id, created_at - n * interval '1 minute'
    from notices, generate_series(1, ${count - 1}::int) n`.execute(server.db)
}

describe('notices', () => {
  it('are counted up to a hundred, and listed page by page, newest first', async () => {
    await manyOf(130)
    expect(await unreadOf(amina)).toBe(100)
    const seen: string[] = []
    for (let after = ''; ;) {
      const query = `perPage=50${after && `&after=${encodeURIComponent(after)}`}`
      const { data, meta } = (await amina.get<Listed>(`/notifications?${query}`)).body
      seen.push(...data.map(({ at }) => at))
      if (!meta.after) break
      after = meta.after
    }
    expect(seen).toHaveLength(130)
    expect(seen).toEqual(seen.toSorted().toReversed())
  })

  it('are forgotten after 180 days', async () => {
    await manyOf(3)
    server.clock.windOn({ days: 179 })
    await runJob(server.system, forgetNotices)
    expect((await listed(await server.as('caseOfficer'))).meta.total).toBe(3)
    server.clock.windOn({ days: 2 })
    await runJob(server.system, forgetNotices)
    expect((await listed(await server.as('caseOfficer'))).meta.total).toBe(0)
  })
})
