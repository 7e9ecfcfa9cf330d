import type { ServerModule } from '#kit/server/server-module.ts'
import { searchableParticipants } from './participant.search.ts'
import { sealSelfIdentification } from './seal-self-identification.ts'

export const manifest: ServerModule = {
  tables: ['participants', 'self_identifications'],
  steppedJobs: () => [sealSelfIdentification],
  offers: { searchables: () => [searchableParticipants] },
}
