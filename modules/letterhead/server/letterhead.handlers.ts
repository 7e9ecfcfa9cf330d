import type { Can } from '#kit/contract/define-entity.ts'
import { serve, type Db } from '#kit/server/call.ts'
import { readHistory } from '#kit/server/history.ts'
import type { Person } from '#kit/server/person.ts'
import type { Uploading } from '#kit/server/receive-file.ts'
import { letterheadEndpoints } from '../contract/letterhead.endpoints.ts'
import { letterheadEn } from '../contract/strings.en.ts'
import { letterheadFr } from '../contract/strings.fr.ts'
import { editLetterhead } from './edit-letterhead.ts'
import { replacePicture, setPicture, showPicture } from './letterhead-pictures.ts'
import { readLetterhead } from './letterhead.queries.ts'
import { printPaper } from './kept-paper.ts'
import { samplePaper } from './sample-paper.ts'

const words = { en: letterheadEn, fr: letterheadFr }

export const letterheadHandlers = serve(
  letterheadEndpoints,
  {
    readLetterhead: (call) => presented(call),

    async editLetterhead(call) {
      await editLetterhead(call, call.body)
      return presented(call)
    },

    async readLetterheadHistory({ db }) {
      const { id } = await readLetterhead(db)
      return readHistory(db, { entity: 'letterhead', id })
    },

    async previewLetterhead(call) {
      const paper = await samplePaper(call, call.params.language)
      const body = await printPaper(call.files, paper)
      return { mediaType: 'application/pdf', fileName: 'letter.pdf', body }
    },

    showLetterheadPicture: (call) => showPicture(call, call.params.which),

    async setLetterheadPicture(call) {
      await setPicture(call as typeof call & Uploading, call.params.which)
      return presented(call)
    },

    async removeLetterheadPicture(call) {
      await replacePicture(call, call.params.which, null)
      return presented(call)
    },
  },
  words,
)

/** With what the person may do. */
async function presented({ db, person }: { db: Db; person: Person }) {
  const mayEdit = person.permissions.allows({ action: 'configure', subject: 'Settings General' })
  const can: Can = mayEdit ? { edit: true } : {}
  return { ...(await readLetterhead(db)), can }
}
