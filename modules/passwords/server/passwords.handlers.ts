import { serve } from '#kit/server/call.ts'
import { passwordsEndpoints } from '../contract/passwords.endpoints.ts'
import { changePassword } from './change-password.ts'
import { forgotPassword } from './forgot-password.ts'
import { resetPassword } from './reset-password.ts'
import { passwordsWords } from '../contract/words.ts'

export const passwordsHandlers = serve(
  passwordsEndpoints,
  {
    forgotPassword,
    resetPassword,
    changePassword,
  },
  passwordsWords,
)
