import { sealAudit } from '#kit/server/seal-audit.ts'
import { productOf } from '#kit/server/server-module.ts'
import { tidyUp } from '#kit/server/tidy-up.ts'
import { allSubjects } from '#modules/roles/contract/all-subjects.ts'
import { manifests } from './manifests.generated.ts'

/** What the modules give to one another. */
export const product = productOf(manifests, allSubjects)

/** What the server serves, module by module. */
export const served = manifests.flatMap((module) => module.served?.(product) ?? [])

/** What runs by the clock. */
export const jobs = [
  ...manifests.flatMap((module) => module.jobs?.(product) ?? []),
  sealAudit,
  tidyUp,
]

/** What goes on in steps once somebody begins it. */
export const steppedJobs = manifests.flatMap((module) => module.steppedJobs?.(product) ?? [])
