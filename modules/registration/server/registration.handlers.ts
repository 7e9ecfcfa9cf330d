import { serve } from '#kit/server/call.ts'
import { countLinkTry } from '#modules/accounts/server/count-account-hits.ts'
import { registrationEndpoints } from '../contract/registration.endpoints.ts'
import { acceptInvitation } from './accept-invitation.ts'
import { askEmployeePassword } from './ask-employee-password.ts'
import { readInvitation } from './invitation.queries.ts'
import { register } from './register.ts'
import { resendVerification } from './resend-verification.ts'
import { verifyEmail } from './verify-email.ts'
import { registrationEn } from '../contract/strings.en.ts'
import { registrationFr } from '../contract/strings.fr.ts'

const words = { en: registrationEn, fr: registrationFr }

export const registrationHandlers = serve(
  registrationEndpoints,
  {
    register,
    verifyEmail,
    resendVerification,
    askEmployeePassword,

    async readInvitation(call) {
      await countLinkTry(call)
      return readInvitation(call, call.body.token)
    },

    acceptInvitation,
  },
  words,
)
