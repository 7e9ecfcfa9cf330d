import { sql } from 'kysely'
import { bankAccountOf } from '../authorization/bank-account-things.ts'
import type { Driver } from './investor-drivers.ts'
import { server } from './transitions.test-people.ts'

/** How an account of an application's employer is entered, brought into a state and led on over HTTP. */
export const bankAccountDriver = (makeApplication: () => Promise<string>): Driver => ({
  table: 'bank_accounts',
  entity: 'bankAccount',
  action: (step) => `bankAccounts.${step}`,
  bodies: {
    verify: () => undefined,
    refuse: () => ({ reason: 'The name is another' }),
  },
  async put(id, state) {
    const isDecided = state === 'verified' || state === 'refused'
    await sql`update bank_accounts set status = ${state},
        decided_at = case when ${isDecided} then clock_now() end,
        decided_by = case when ${isDecided} then (select id from users where email = 'finance@example.org') end,
        refusal = case when ${state} = 'refused' then 'Another name' end
      where id = ${id}`.execute(server.db)
  },
  async make() {
    await sql`update bank_accounts set status = 'replaced' where status in ('proposed', 'verified')`.execute(
      server.db,
    )
    return bankAccountOf(server, await makeApplication())
  },
})
