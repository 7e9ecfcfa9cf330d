import { serve } from '#kit/server/call.ts'
import type { Subjects } from '#modules/accounts/server/complete-sign-in.ts'
import { passkeysEndpoints } from '../contract/passkeys.endpoints.ts'
import { addPasskey, offerPasskey } from './add-passkey.ts'
import { removePasskey, renamePasskey } from './edit-passkey.ts'
import { readPasskeys } from './passkey.queries.ts'
import { askForPasskey, signInWithPasskey } from './sign-in-with-passkey.ts'
import { twoFactorEn } from '#modules/two-factor/contract/strings.en.ts'
import { twoFactorFr } from '#modules/two-factor/contract/strings.fr.ts'

const words = { en: twoFactorEn, fr: twoFactorFr }

export const passkeysHandlers = (subjects: Subjects) =>
  serve(
    passkeysEndpoints,
    {
      listPasskeys: async ({ db, person }) => ({
        data: await readPasskeys(db, person.userId ?? ''),
      }),
      offerPasskey,
      addPasskey,
      renamePasskey: (call) => renamePasskey(call, call.params.id, call.body.name),
      async removePasskey(call) {
        await removePasskey(call, call.params.id)
        return undefined
      },
      askForPasskey,
      signInWithPasskey: (call) => signInWithPasskey(call, subjects),
    },
    words,
  )
