import { sql } from 'kysely'

/** Of a placement `l`: its money counts in every balance, until it is cancelled or has lapsed. */
export const holdsMoney = sql<boolean>`l.status not in ('cancelled', 'lapsed')`

/** Of a placement `l`: it takes one of the employer's places. */
export const takesPlace = sql<boolean>`l.status in ('planned', 'accepted', 'active')`
