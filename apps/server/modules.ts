import { bulkHandlers } from '#kit/server/bulk/bulk.handlers.ts'
import { goOnWithRuns } from '#kit/server/bulk/go-on-with-runs.ts'
import { kitJobsEn } from '#kit/server/job-strings.en.ts'
import { kitJobsFr } from '#kit/server/job-strings.fr.ts'
import { kitPersonalData } from '#kit/server/kit-personal-data.ts'
import type { DescribedEndpoint } from '#kit/server/open-api/described.ts'
import { productOf, type ServerModule } from '#kit/server/server-module.ts'
import { tidyUp } from '#kit/server/tidy-up.ts'
import { waitingFilesHandlers } from '#kit/server/waiting-files.ts'
import { readPerson } from '#modules/accounts/server/accounts.queries.ts'
import { keepMailed } from '#modules/letters/server/keep-mailed.ts'
import { keepHappening } from '#modules/notifications/server/keep-happening.ts'
import { programOfRecord } from '#modules/templates/server/program-of-record.ts'
import { noticesOf } from '#modules/notifications/server/keep-notice.ts'
import { allSubjects } from '#modules/roles/contract/all-subjects.ts'
import { keepDeliveries } from '#modules/webhooks/server/keep-deliveries.ts'
import { manifests, moduleNames } from './manifests.generated.ts'

/** What runs for the kit itself. */
const ofKit: ServerModule = {
  jobs: () => [tidyUp],
  steppedJobs: ({ offers }) => [
    goOnWithRuns(offers.bulkActs, (db, id) => readPerson(db, allSubjects, id)),
  ],
  jobWords: { area: 'operation', en: kitJobsEn, fr: kitJobsFr },
  offers: { personalData: () => [kitPersonalData] },
}

/** What the modules give to one another. */
export const product = productOf([...manifests, ofKit], allSubjects)

const { bulkActs } = product.offers

/** Who hears of what is written, and of what happens. */
export const hears = {
  onLetter: noticesOf(product),
  onPaper: keepMailed,
  letterScope: programOfRecord(product),
  onHappening: keepHappening,
  onAudit: keepDeliveries,
}

/** What the server serves: the kit's own, then module by module. */
export const served: DescribedEndpoint[] = [
  ...[...bulkHandlers(bulkActs), ...waitingFilesHandlers].map((each) => ({
    ...each,
    module: 'many-at-once',
  })),
  ...manifests.flatMap((module, at) =>
    (module.served?.(product) ?? []).map((each) => ({ ...each, module: moduleNames[at] ?? '' })),
  ),
]

/** What runs by the clock. */
export const jobs = product.jobs.flatMap((each) => (each.kind === 'byTheClock' ? [each.job] : []))

/** What goes on in steps once somebody begins it. */
export const steppedJobs = product.jobs.flatMap((each) =>
  each.kind === 'inSteps' ? [each.job] : [],
)

/** What is written to people; the texts are in the database, these are their first. */
export const { letters } = product

/** What is seen to before the server listens. */
export const atStart = manifests.flatMap((module) => module.atStart?.(product) ?? [])
