import { listed, read } from './floor-table.ts'

const columns = (names: readonly string[], of = '') => names.map((name) => of + name).join(', ')
const inScope = 'program_id = any($1::uuid[])'
const order = 'order by submitted_at desc, id desc'
const named = '(lower(participant_name) like $2 or lower(employer_name) like $2)'

/** By its name a statement is prepared once for each connection; a search is planned for what is looked for. */
export interface Statement {
  name?: string
  text: string
}

/** Rows of one table: what bare Node asks. */
export const rows = {
  list: {
    name: 'list',
    text: `select ${columns(listed)} from bench.applications where ${inScope} and status = $2 ${order} limit 25 offset $3`,
  },
  read: {
    name: 'read',
    text: `select ${columns(read)} from bench.applications where ${inScope} and id = $2`,
  },
  edit: {
    name: 'edit',
    text: `update bench.applications set duties = $3, updated_at = now() where ${inScope} and id = $2
      returning ${columns(read)}`,
  },
  add: {
    name: 'add',
    text: `insert into bench.applications (${columns(read)})
      select ${read.map((name) => (name === 'id' ? 'uuidv7()' : name)).join(', ')} from bench.applications
      where ${inScope} and id = $2 returning ${columns(read)}`,
  },
} as const satisfies Record<string, Statement>

const page = `select ${columns(listed, 'a.')} from (
    select id, submitted_at from bench.applications where ${inScope} and status = $2 ${order} limit 25 offset $3) k
  join bench.applications a using (id) order by k.submitted_at desc, k.id desc`
const counted = `select sum(n) from bench.counters where subject = 'a' and ${inScope} and status = $2`

/** What a product made for nothing else may ask: answers built by PostgreSQL, kept counters, one set of hits. */
export const smart = {
  list: {
    name: 'smartList',
    text: `select json_build_object('data', (select coalesce(json_agg(x), '[]') from (${page}) x), 'total', (${counted}))::text as j`,
  },
  search: {
    text: `with m as materialized (select id, submitted_at from bench.applications where ${inScope} and status = 'pending' and ${named}),
      k as (select id, submitted_at from m ${order} limit 25)
      select json_build_object('data', (select coalesce(json_agg(x), '[]') from (
        select ${columns(listed, 'a.')} from k join bench.applications a using (id) order by k.submitted_at desc, k.id desc) x),
        'total', (select count(*) from m))::text as j`,
  },
  badges: {
    name: 'badges',
    text: `select json_agg(x)::text as j from (
      select subject, status, sum(n)::int as n from bench.counters where ${inScope} group by 1, 2) x`,
  },
} as const satisfies Record<string, Statement>

/** What is exported, through COPY. */
export const exported = (programs: readonly string[]) =>
  `copy (select ${columns(listed)} from bench.applications where program_id = any('{${programs.join(',')}}'::uuid[])
    and status = 'approved' ${order}) to stdout with (format csv, header)`
