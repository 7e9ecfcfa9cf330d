import { serve } from '#kit/server/call.ts'
import type { Subjects } from '#modules/accounts/server/complete-sign-in.ts'
import { singleSignOnEndpoints } from '../contract/single-sign-on.endpoints.ts'
import { beginSingleSignOn } from './begin-single-sign-on.ts'
import { finishSingleSignOn } from './finish-single-sign-on.ts'
import { accountsEn } from '#modules/accounts/contract/strings.en.ts'
import { accountsFr } from '#modules/accounts/contract/strings.fr.ts'

const words = { en: accountsEn, fr: accountsFr }

export const singleSignOnHandlers = (subjects: Subjects) =>
  serve(
    singleSignOnEndpoints,
    {
      beginSingleSignOn,
      finishSingleSignOn: (call) => finishSingleSignOn(call, subjects),
    },
    words,
  )
