import { actOnMany } from '#kit/server/bulk/begin-run.ts'
import { serve } from '#kit/server/call.ts'
import type { Product } from '#kit/server/server-module.ts'
import { applicationsEndpoints } from '../contract/applications.endpoints.ts'
import { applicationsWords } from '../contract/words.ts'
import { readApplication } from './application.queries.ts'
import { assignApplication } from './assign-application.ts'
import { assignApplications } from './assign-many.ts'

const { assignApplication: one, assignApplications: many } = applicationsEndpoints

/** Whom an application may be given to depends on what that person may open. */
export const assigningHandlers = (subjects: Product['subjects']) =>
  serve(
    { assignApplication: one, assignApplications: many },
    {
      async assignApplication(call) {
        await assignApplication(subjects)(call, call.params.id, call.body.assigneeId)
        return readApplication(call, call.params.id)
      },
      assignApplications: (call) => actOnMany(call, assignApplications(subjects), call.body),
    },
    applicationsWords,
  )
