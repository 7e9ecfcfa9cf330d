import { serve } from '#kit/server/call.ts'
import { notFound } from '#kit/server/problems.ts'
import { zipFiles } from '#kit/server/zip-files.ts'
import type { FormPurpose } from '#modules/forms/server/form-purpose.ts'
import { participantsWords } from '#modules/participants/contract/words.ts'
import { participantFilesEndpoints } from '../contract/participant-files.endpoints.ts'
import { filesOfParticipant } from './participant-files.queries.ts'

export const participantFilesHandlers = (purposes: readonly FormPurpose[]) =>
  serve(
    participantFilesEndpoints,
    {
      async listParticipantFiles(call) {
        const { files } = await filesOfParticipant(call, call.params.id, purposes)
        return { data: files.map(({ storageKey: _key, ...file }) => file) }
      },

      async downloadParticipantFiles(call) {
        const { id } = call.params
        const { files, reference } = await filesOfParticipant(call, id, purposes)
        if (files.length === 0) throw notFound()
        await call.audit({
          action: 'participants.filesTaken',
          entity: 'participant',
          entityId: id,
          reference,
        })
        const all = files.map((file) => ({
          name: `${file.reference}/${file.name}`,
          storageKey: file.storageKey,
        }))
        return zipFiles(call.files, { all, fileName: `${reference}.zip` })
      },
    },
    participantsWords,
  )
