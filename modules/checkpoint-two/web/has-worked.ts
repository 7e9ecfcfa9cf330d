import type { ApplicationRecord } from '#modules/applications/contract/applications.endpoints.ts'

const worked = new Set(['active', 'ended', 'completed'])

/** Somebody works there, or did: before that there is nothing to find out. */
export const hasWorked = (record: Pick<ApplicationRecord, 'placement'> | undefined): boolean =>
  worked.has(record?.placement?.status ?? '')
