import { serve } from '#kit/server/call.ts'
import { exportList } from '#kit/server/export-list.ts'
import { readPage } from '#kit/server/list-query.ts'
import { readActiveFields } from '#modules/custom-fields/server/own-fields.queries.ts'
import { participantsEndpoints, type ParticipantRow } from '../contract/participants.endpoints.ts'
import { participantsWords } from '../contract/words.ts'
import { editParticipant, type JudgesParticipants } from './edit-participant.ts'
import { readLedger } from './ledger.queries.ts'
import { participantExport } from './participant.export.ts'
import { readParticipantHistory } from './participant-history.queries.ts'
import { participantListSource } from './participant-list.queries.ts'
import { readParticipant } from './participant-record.queries.ts'
import { changeSelfIdentification, revealSelfIdentification } from './self-identification.ts'

export const participantsHandlers = (judges: readonly JudgesParticipants[]) =>
  serve(
    participantsEndpoints,
    {
      async listParticipants({ db, person, list }) {
        const own = await readActiveFields(db, 'participant')
        const asked = { person, action: 'view', filters: list.filters, own } as const
        return readPage<ParticipantRow>(db, participantListSource(db, asked), list)
      },
      async exportParticipants(call) {
        const { db, person, list } = call
        const own = await readActiveFields(db, 'participant')
        const asked = { person, action: 'export', filters: list.filters, own } as const
        return exportList(call, participantListSource(db, asked), participantExport(person, own))
      },
      readParticipant: (call) => readParticipant(call, call.params.id),
      readParticipantLedger: async (call) => ({ data: await readLedger(call, call.params.id) }),
      readParticipantHistory: (call) => readParticipantHistory(call, call.params.id),
      async editParticipant(call) {
        await editParticipant(call, call.params.id, { input: call.body, judges })
        return readParticipant(call, call.params.id)
      },
      revealSelfIdentification: (call) => revealSelfIdentification(call, call.params.id),
      changeSelfIdentification: (call) => changeSelfIdentification(call, call.params.id, call.body),
    },
    participantsWords,
  )
