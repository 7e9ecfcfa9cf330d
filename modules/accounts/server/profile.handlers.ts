import { serve, type Call, type Db } from '#kit/server/call.ts'
import type { Uploading } from '#kit/server/receive-file.ts'
import { profileEndpoints } from '../contract/profile.endpoints.ts'
import { confirmEmail } from './change-email.ts'
import { editProfile, setPhone } from './edit-profile.ts'
import { readPhone, readProfile } from './profile.queries.ts'
import { replaceAvatar, setAvatar, showAvatar } from './set-avatar.ts'
import { accountsEn } from '../contract/strings.en.ts'
import { accountsFr } from '../contract/strings.fr.ts'

const words = { en: accountsEn, fr: accountsFr }

type Presenting = Pick<Call, 'person' | 'language'> & { db: Db }

/** A person's own account, in the language that they read. */
const presented = ({ db, person, language }: Presenting) =>
  readProfile(db, person.userId ?? '', language)

export const profileHandlers = serve(
  profileEndpoints,
  {
    readAccount: (call) => presented(call),

    async editAccount(call) {
      await editProfile(call, call.body)
      return presented(call)
    },

    confirmEmail,

    readPhone: ({ db, person }) => readPhone(db, person.userId ?? ''),

    async setPhone(call) {
      await setPhone(call, call.body.phone)
      return readPhone(call.db, call.person.userId ?? '')
    },

    async setAvatar(call) {
      await setAvatar(call as typeof call & Uploading)
      return presented(call)
    },

    async removeAvatar(call) {
      await replaceAvatar(call, null)
      return presented(call)
    },

    showAvatar,
  },
  words,
)
