import { serve } from '#kit/server/call.ts'
import type { Subjects } from '#modules/accounts/server/complete-sign-in.ts'
import { singleSignOnEndpoints } from '../contract/single-sign-on.endpoints.ts'
import { beginSingleSignOn } from './begin-single-sign-on.ts'
import { finishSingleSignOn } from './finish-single-sign-on.ts'

export const singleSignOnHandlers = (subjects: Subjects) =>
  serve(singleSignOnEndpoints, {
    beginSingleSignOn,
    finishSingleSignOn: (call) => finishSingleSignOn(call, subjects),
  })
