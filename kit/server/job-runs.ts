import { sql } from 'kysely'
import type { Db } from './call.ts'
import type { DeclaredJob } from './declared-jobs.ts'
import { lockOfJob } from './job-lock.ts'

/** How a job fares, whichever process runs it. */
export interface JobState {
  name: string
  lastRun: JobRun | null
  /** What of it is in the queue at this moment. */
  present: 'waiting' | 'running' | null
  /** How often in a row it has failed since it last worked, as far back as the queue remembers. */
  failures: number
}

export interface JobRun {
  id: string
  state: 'worked' | 'failed'
  endedAt: string
  milliseconds: number
  isByHand: boolean
  /** A code or kind of error; its message may hold what nobody else is to read. */
  failure: string | null
}

/** The queue tells real time; what is told of it follows the product’s clock. */
export const productTime = (moment: string) =>
  sql`${sql.ref(moment)} + (clock_now() - jobs.job_now())`

const run = sql`j.id, case j.state when 'completed' then 'worked' else 'failed' end as state,
  ${productTime('j.completed_on')} as "endedAt",
  greatest(round(extract(epoch from j.completed_on - coalesce(j.started_on, j.completed_on)) * 1000), 0)::int as milliseconds,
  coalesce((j.data->>'isByHand')::boolean, false) as "isByHand",
  case when j.state = 'failed' then coalesce(
    substring(j.output->>'code' from '^[[:alnum:]_]{1,40}$'), substring(j.output->>'name' from '^[[:alnum:]_]{1,40}$'), 'unknown') end as failure`

const isOver = sql<boolean>`j.state in ('completed', 'failed')`

/** So long a run may be taken and not have its lock yet. */
const taking = sql`interval '10 seconds'`

/**
 * A run that is marked as active is one while it holds its lock: of a process that was killed the mark
 * stays for a quarter of an hour. Work in steps holds none.
 */
const isRunning = sql<boolean>`exists (
  select 1 from jobs.job a where a.name = asked.name and a.state = 'active' and (
    not asked."hasLock" or a.started_on > jobs.job_now() - ${taking}
    or exists (select 1 from pg_locks l where l.locktype = 'advisory' and l.granted
      and l.database = (select oid from pg_database where datname = current_database())
      and (l.classid::bigint << 32 | l.objid::bigint) = ${lockOfJob(sql.ref('asked.name'))})))`

/** Before any process has run jobs the queue has no tables. */
export async function hasQueue(db: Db): Promise<boolean> {
  const { rows } = await sql`select 1 where to_regclass('jobs.job') is not null`.execute(db)
  return rows.length > 0
}

type StateRow = Omit<JobState, 'lastRun'> & (JobRun | Record<keyof JobRun, null>)

/** Of each of the jobs how it fares, in their order. */
export async function readJobStates(db: Db, jobs: readonly DeclaredJob[]): Promise<JobState[]> {
  const names = jobs.map(({ name }) => name)
  if (!(await hasQueue(db)))
    return names.map((name) => ({ name, lastRun: null, present: null, failures: 0 }))
  const locked = jobs.flatMap(({ kind, name }) => (kind === 'byTheClock' ? [name] : []))
  const { rows } = await sql<StateRow>`
    with asked as (select name, place, name = any(${locked}::text[]) as "hasLock"
        from unnest(${names}::text[]) with ordinality as n(name, place)),
      worked as (select name, max(completed_on) as at from jobs.job where state = 'completed' group by name)
    select asked.name, last.*,
      case when ${isRunning} then 'running'
        when exists (select 1 from jobs.job q where q.name = asked.name and q.state in ('created', 'retry'))
        then 'waiting' end as present,
      (select count(*)::int from jobs.job f where f.name = asked.name and f.state = 'failed'
        and f.completed_on > coalesce(worked.at, '-infinity')) as failures
    from asked left join worked using (name)
    left join lateral (select ${run} from jobs.job j where j.name = asked.name and ${isOver}
      order by j.completed_on desc limit 1) last on true
    order by asked.place`.execute(db)
  return rows.map(({ name, present, failures, ...last }) => ({
    name,
    present,
    failures,
    lastRun: last.id === null ? null : last,
  }))
}

/** Its last runs, the latest first. */
export async function readJobRuns(db: Db, name: string, most: number): Promise<JobRun[]> {
  if (!(await hasQueue(db))) return []
  const { rows } = await sql<JobRun>`
    select ${run} from jobs.job j where j.name = ${name} and ${isOver}
    order by j.completed_on desc limit ${most}`.execute(db)
  return rows
}
