import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'
import type { Files } from '#kit/server/files.ts'
import { pdfOf } from '../investors/desk-files.ts'

interface Stub {
  id: string
  from: string
  to: string
  hours: string
  wage: string
  gross: string
}

/** A pay stub of each claim of wages, and a receipt of what was spent of a supplement, as the employer has sent it. */
export async function sendPayStubs(db: Db, files: Files): Promise<void> {
  const { rows } = await sql<Stub>`
    select y.id, n.from_on as from, n.to_on as to, n.hours, n.hourly_wage as wage, n.gross
    from payments y join payment_lines n on n.payment_id = y.id`.execute(db)
  for (const stub of rows)
    // oxlint-disable-next-line no-await-in-loop -- one connection does one after the other
    await sendFile(db, files, {
      id: stub.id,
      name: `pay-stub-${stub.from}.pdf`,
      lines: stubOf(stub),
    })
  await sendReceipts(db, files)
}

interface Receipt {
  id: string
  on: string
  what: string
  amount: string
}

async function sendReceipts(db: Db, files: Files) {
  const { rows } = await sql<Receipt>`
    select id, period_from as on, spent_on as what, claimed_amount::text as amount from payments
    where source = 'supplement'`.execute(db)
  for (const { id, on, what, amount } of rows)
    // oxlint-disable-next-line no-await-in-loop -- one connection does one after the other
    await sendFile(db, files, {
      id,
      name: `receipt-${on}.pdf`,
      lines: ['RECEIPT', on, '', `${what} ${amount}`, '', 'Demonstration'],
    })
}

const stubOf = ({ from, to, hours, wage, gross }: Stub) => [
  'PAY STUB',
  `${from} - ${to}`,
  '',
  `${hours} x ${wage} = ${gross}`,
  '',
  'Demonstration',
]

interface Sent {
  id: string
  name: string
  lines: string[]
}

async function sendFile(db: Db, files: Files, { id, name, lines }: Sent) {
  const content = pdfOf(lines)
  const key = `payments/demonstration-${id}`
  await files.put(key, content, 'application/pdf')
  const sha256 = createHash('sha256').update(content).digest()
  await sql`
    with file as (
      insert into files (name, media_type, size_bytes, sha256, storage_key)
      values (${name}, 'application/pdf', ${content.length}, ${sha256}, ${key})
      returning id)
    insert into payment_files (file_id, payment_id) select file.id, ${id} from file`.execute(db)
}
