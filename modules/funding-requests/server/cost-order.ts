import { sql } from 'kysely'
import { costKinds } from '../contract/funding-request.ts'

/** The place of a cost `n` in the order in which the form asks for them. */
export const costOrder = sql`array_position(${sql.lit(`{${costKinds.join()}}`)}::text[], n.kind)`
