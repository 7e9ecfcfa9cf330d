import type { HistoryEntry } from '#kit/contract/history.ts'
import type { Looking } from '#kit/server/call.ts'
import { withNames } from '#kit/server/named-history.ts'
import { readShareholderNames } from '#modules/shareholders/server/shareholder-names.queries.ts'
import { readUserNames } from '#modules/users/server/user-names.queries.ts'

const named = {
  shareholderId: readShareholderNames,
  assigneeId: readUserNames,
  sharedWithId: readUserNames,
}

/** The history of an order: its own fields, which whoever sees it sees, and people by their names. */
export const toldOfOrder = (looking: Looking, entries: readonly HistoryEntry[]) =>
  withNames(looking, entries, named)
