import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { programId } from '#modules/intake/server/intake.test-journey.ts'
import type { AnswersRow } from '../contract/answers.endpoints.ts'
import {
  amina,
  askAboutMentoring,
  exported,
  formPath,
  keys,
  margaret,
  priya,
  responsesOf,
  server,
  submit,
  youth,
  withPeople,
} from './answers.test-people.ts'

withPeople()

interface Rows {
  data: AnswersRow[]
  meta: { total: number; after?: string }
}
const list = async (by: typeof margaret, query = '') =>
  (await by.get<Rows>(`${formPath()}/answers?${query}`)).body

/** What a role may no longer read, for as long as something is done. */
async function without(group: string, role: string, act: () => Promise<void>) {
  const kept = await sql<{ rules: unknown }>`
    select rules from roles where key = ${role}`.execute(server.db)
  await sql`update roles set rules = (
      select jsonb_agg(case when rule ? 'fields' and rule->>'subject' = 'Applications View'
        then jsonb_set(rule, '{fields}', (rule->'fields') - ${group}::text) else rule end)
      from jsonb_array_elements(rules) rule) where key = ${role}`.execute(server.db)
  try {
    await act()
  } finally {
    await sql`update roles set rules = ${JSON.stringify(kept.rows[0]?.rules)}::jsonb
      where key = ${role}`.execute(server.db)
  }
}

describe('the answers to a form of a program', () => {
  it('are listed the latest first, page after page, and narrowed to a version', async () => {
    const early = await submit()
    await askAboutMentoring()
    const one = await submit({ [keys.mentor]: 'Denise Lœwen, since 1994' })
    const two = await submit({ [keys.mentor]: 'Nobody yet' })
    const all = await list(amina)
    expect(all.data.slice(0, 3).map(({ record }) => record.reference)).toEqual([
      two.reference,
      one.reference,
      early.reference,
    ])
    expect(all.data[0]).toMatchObject({ number: 2, copyNo: 1, by: 'Marie Côté', match: null })

    const page = await list(amina, 'perPage=5')
    expect(page.meta.total).toBe(all.meta.total)
    const { body } = await amina.get<{ data: { id: string; number: number }[] }>(
      `${formPath()}/answers/versions`,
    )
    expect(body.data.map(({ number }) => number)).toEqual([2, 1])
    const firsts = await list(amina, `filter[version]=${body.data[1]?.id}`)
    expect(firsts.data.map(({ record }) => record.reference)).toContain(early.reference)
    expect(firsts.data.map(({ number }) => number)).not.toContain(2)
  })

  it('are found by what was written, with the place where it stands', async () => {
    const long = `${'Flour and water. '.repeat(12)}Élise Lœwen bakes${' and sells'.repeat(20)}`
    const { reference } = await submit({ [keys.mentor]: long })
    const found = await list(amina, 'search=elise loewen')
    expect(found.meta.total).toBe(1)
    expect(found.data[0]).toMatchObject({
      record: { reference },
      match: { question: 'Who will be the mentor?', found: 'Élise' },
    })
    expect(found.data[0]?.match?.before).toMatch(/^….*water\. $/)
    expect((await list(amina, 'search=50%')).meta.total).toBe(0)
  })

  it('are nothing, not even a number, to somebody who may not read that half', async () => {
    const { id } = await submit({ [keys.mentor]: 'Confidentia Secreta' })
    const [response] = await responsesOf(amina, id)
    expect((await list(amina, 'search=confidentia')).meta.total).toBe(1)
    await without('employerHalf', 'caseOfficer', async () => {
      const blind = await server.as('caseOfficer')
      expect(await responsesOf(blind, id)).toEqual([])
      const read = await blind.get(`/responses/${response?.id}`)
      expect(read).toMatchObject({ status: 404, body: { code: 'notFound' } })
      expect(read.body).not.toHaveProperty('number')
      expect(await list(blind)).toMatchObject({ data: [], meta: { total: 0 } })
      expect(await list(blind, 'search=confidentia')).toMatchObject({
        data: [],
        meta: { total: 0 },
      })
      expect((await exported(blind)).text).not.toContain('Secreta')
    })
  })

  it('of others’ programs are as if there were none', async () => {
    const { id } = await submit({ [keys.mentor]: 'Elsewhere' })
    const [response] = await responsesOf(margaret, id)
    const green = await programId(server, 'GREEN')
    await sql`update applications set program_id = ${green} where id = ${id}`.execute(server.db)
    expect(await responsesOf(amina, id)).toEqual([])
    expect((await amina.get(`/responses/${response?.id}`)).status).toBe(404)
    expect((await list(amina, 'search=elsewhere')).meta.total).toBe(0)
    expect((await list(margaret, 'search=elsewhere')).meta.total).toBe(1)
  })

  it('leave by an export for those alone who may export, and names where personal data may', async () => {
    const { reference } = await submit({ [keys.mentor]: 'Denise' })
    const refused = await exported(priya)
    expect(refused).toMatchObject({ status: 403, body: { code: 'forbidden' } })
    expect((await list(priya)).meta.total).toBeGreaterThan(0)
    const { text: whole } = await exported(margaret)
    expect(whole).toContain('zoe.beland.')
    const { text } = await exported(amina)
    expect(text).toContain(reference)
    expect(text).not.toMatch(/zoe\.beland\.|Zoé Béland/)
    const personal = `/programs/${youth}/forms/application.participant/answers/export?format=csv`
    expect((await amina.get(personal)).status).toBe(403)
  })

  it('are nobody’s who does not see programs', async () => {
    const rachel = await server.as('employer')
    const { id } = await submit()
    expect((await rachel.get(`${formPath()}/answers`)).status).toBe(403)
    expect(await responsesOf(rachel, id)).toEqual([])
    expect((await margaret.get(`/programs/${youth}/forms/no.such/answers`)).status).toBe(404)
  })
})
