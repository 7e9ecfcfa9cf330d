import { serve } from '#kit/server/call.ts'
import { ordersWords } from '#modules/orders/contract/words.ts'
import { lettersEndpoints } from '../contract/letters.endpoints.ts'
import { mailedLetterEndpoints } from '../contract/mailed-letter.endpoints.ts'
import { lettersEn } from '../contract/strings.en.ts'
import { lettersFr } from '../contract/strings.fr.ts'
import {
  openLetter,
  openMailedLetter,
  readLetter,
  readLetters,
  readMailedLetter,
} from './kept-letter.queries.ts'
import { makeConfirmation } from './make-confirmation.ts'
import { makeExtract } from './make-extract.ts'
import { sendLetterAgain } from './send-again.ts'

export const lettersHandlers = serve(
  lettersEndpoints,
  {
    listLetters: async (call) => ({ data: await readLetters(call, call.params) }),
    openLetter: (call) => openLetter(call, call.params.id),
    sendLetterAgain: async (call) => {
      await sendLetterAgain(call, call.params.id)
      return readLetter(call, call.params.id)
    },
    makeRegisterExtract: async (call) =>
      readLetter(call, await makeExtract(call, call.params.id, call.body)),
    makeOrderConfirmation: async (call) =>
      readLetter(call, await makeConfirmation(call, call.params.id, call.body)),
  },
  { en: lettersEn, fr: lettersFr },
  ordersWords,
)

export const mailedLetterHandlers = serve(
  mailedLetterEndpoints,
  {
    readMailedLetter: ({ db, params }) => readMailedLetter(db, params.token),
    openMailedLetter: (call) => openMailedLetter(call, call.params.token),
  },
  { en: lettersEn, fr: lettersFr },
  ordersWords,
)
