import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'
import { copyRows } from './copy-rows.ts'
import { drawn, drawnName, tradeWord } from './templates.ts'

/** Employers as variations of the demonstration's, in whole rounds, so that each has its like. */
export async function addEmployers(
  db: Db,
  { templates, rounds }: { templates: number; rounds: number },
) {
  await sql`
    create temp table scale_employers on commit drop as
    select g, uuidv7() as id, 1 + (g - 1) % ${sql.lit(templates)} as template_number
    from generate_series(1::bigint, ${sql.lit(templates * rounds)}) g`.execute(db)
  const [first, second] = [drawnName('last', 11, 't.language'), drawnName('last', 12, 't.language')]
  const word = tradeWord('t.naics', 't.language')
  await copyRows(db, 'employers', {
    from: sql`scale_employers join template_employers t on t.number = template_number,
      lateral (select lpad((coalesce((select max(left(business_number, 8)::int) from employers), 0) + g * 3)::text, 8, '0')) n (eight)`,
    columns: {
      id: sql`scale_employers.id`,
      legal_name: sql`case t.language
        when 'fr' then ${word} || ' ' || ${first} || ' et ' || ${second} || ' inc.'
        else ${first} || ' ' || ${second} || ' ' || ${word} || ' Ltd.' end`,
      business_number: sql`eight || ${checkDigit} || 'RC0001'`,
      employees_total: sql`1 + ${drawn(13, 180)}`,
      street: sql`(10 + ${drawn(14, 1500)}) || substring(t.street from '\\D.*')`,
      contact_name: sql`${drawnName('first', 15, 't.language')} || ' ' || ${drawnName('last', 16, 't.language')}`,
      contact_email: sql`'contact.' || g || '@scale.example'`,
      website: sql`null`,
    },
  })
  await sql`create unique index on scale_employers (g)`.execute(db)
  await sql`analyze scale_employers`.execute(db)
}

/** Luhn over eight digits, every second one doubled from the second on. */
const doubled = (at: number) => sql`(array[0,2,4,6,8,1,3,5,7,9])[1 + ${digit(at)}]`
const digit = (at: number) => sql`substr(eight, ${sql.lit(at)}, 1)::int`
const checkDigit = sql`(10 - (${sql.join(
  [1, 2, 3, 4, 5, 6, 7, 8].map((at) => (at % 2 ? digit(at) : doubled(at))),
  sql` + `,
)}) % 10) % 10`
