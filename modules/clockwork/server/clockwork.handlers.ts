import { serve } from '#kit/server/call.ts'
import type { Product } from '#kit/server/server-module.ts'
import { clockworkEndpoints } from '../contract/clockwork.endpoints.ts'
import { clockworkEn } from '../contract/strings.en.ts'
import { clockworkFr } from '../contract/strings.fr.ts'
import { readJob, readJobs } from './job.queries.ts'
import { takeBundle } from './take-bundle.ts'
import { readState } from './state.queries.ts'
import { runJob } from './run-job.ts'

/** What jobs there are is asked when somebody calls: they may rest on what is served. */
export const clockworkHandlers = (product: Product) =>
  serve(
    clockworkEndpoints,
    {
      readState: (call) => readState(call, product.jobs),

      takeSupportBundle: (call) => takeBundle(call, product.jobs),

      listJobs: async (call) => ({ data: await readJobs(call, product.jobs) }),

      readJob: (call) => readJob(call, product.jobs, call.params.name),

      async runJob(call) {
        await runJob(call, product.jobs, call.params.name)
        return readJob(call, product.jobs, call.params.name)
      },
    },
    { en: clockworkEn, fr: clockworkFr },
  )
