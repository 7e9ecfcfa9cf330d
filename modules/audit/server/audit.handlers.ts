import type { ReadCall } from '#kit/server/call.ts'
import { serve } from '#kit/server/call.ts'
import { exportList } from '#kit/server/export-list.ts'
import { readPage } from '#kit/server/list-query.ts'
import type { Product } from '#kit/server/server-module.ts'
import { readRecordedRoles } from '#modules/accounts/server/role-names.queries.ts'
import { auditEndpoints } from '../contract/audit.endpoints.ts'
import { auditWords } from '../contract/words.ts'
import { isSealBehind, readSealState } from './audit-digest.queries.ts'
import { readAuditEntry } from './audit-entry.queries.ts'
import { auditListSource, type StoredEntry } from './audit-list.queries.ts'
import { auditExport } from './audit.export.ts'
import { toldEntry, type Telling } from './told-entry.ts'

const viewing = { action: 'view', subject: 'Audit Log' } as const

export function auditHandlers({ offers }: Product) {
  const telling = async ({ db, language, person }: Asking): Promise<Telling> => {
    const roleOf = await readRecordedRoles(db, language)
    return {
      acts: offers.acts,
      language,
      roleOf: (said) => roleOf(said).name,
      tellsReasons: person.permissions.allowsAll(viewing),
    }
  }
  return serve(
    auditEndpoints,
    {
      async listAuditEntries(call) {
        const { acts } = offers
        const [source, how] = await Promise.all([
          auditListSource(call.db, { ...call, acts, action: 'view' }, call.list),
          telling(call),
        ])
        const page = await readPage<StoredEntry>(call.db, source, call.list)
        return { ...page, data: page.data.map((entry) => toldEntry(entry, how)) }
      },
      async exportAuditEntries(call) {
        const { acts } = offers
        const asked = { ...call, acts, action: 'export' } as const
        const source = await auditListSource(call.db, asked, call.list)
        return exportList(call, source, auditExport(await telling(call)))
      },
      readAuditEntry: (call) => readAuditEntry(call, call.params.id, offers),
      async readAuditSeal({ db, person, now }) {
        if (!person.permissions.allowsAll(viewing)) return null
        const { sealed, upTo, waitsSince } = await readSealState(db)
        return { sealed, upTo, isBehind: isSealBehind(waitsSince, now) }
      },
    },
    auditWords,
  )
}

type Asking = Pick<ReadCall, 'db' | 'language' | 'person'>
