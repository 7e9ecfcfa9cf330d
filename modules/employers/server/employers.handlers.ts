import { serve } from '#kit/server/call.ts'
import { employersEndpoints } from '../contract/employers.endpoints.ts'
import { editProfile, readProfile } from './edit-profile.ts'
import { employersEn } from '../contract/strings.en.ts'
import { employersFr } from '../contract/strings.fr.ts'
import { applicationsWords } from '#modules/applications/contract/words.ts'

const words = { en: employersEn, fr: employersFr }

export const employersHandlers = serve(
  employersEndpoints,
  {
    readEmployerProfile: ({ db, params, person }) => readProfile(db, params.id, person),

    async editEmployerProfile(call) {
      await editProfile(call, call.params.id, call.body)
      return readProfile(call.db, call.params.id, call.person)
    },
  },
  words,
  applicationsWords,
)
