/** Made by `npm run check -- --write`: what the server has of every module. */
import type { ServerModule } from '#kit/server/server-module.ts'
import { manifest as accounts } from '#modules/accounts/server/manifest.ts'
import { manifest as applications } from '#modules/applications/server/manifest.ts'
import { manifest as audit } from '#modules/audit/server/manifest.ts'
import { manifest as bankAccounts } from '#modules/bank-accounts/server/manifest.ts'
import { manifest as birthdays } from '#modules/birthdays/server/manifest.ts'
import { manifest as businessDays } from '#modules/business-days/server/manifest.ts'
import { manifest as changeRequests } from '#modules/change-requests/server/manifest.ts'
import { manifest as checkpointTwo } from '#modules/checkpoint-two/server/manifest.ts'
import { manifest as classifications } from '#modules/classifications/server/manifest.ts'
import { manifest as clockwork } from '#modules/clockwork/server/manifest.ts'
import { manifest as customFields } from '#modules/custom-fields/server/manifest.ts'
import { manifest as dashboard } from '#modules/dashboard/server/manifest.ts'
import { manifest as documents } from '#modules/documents/server/manifest.ts'
import { manifest as drafts } from '#modules/drafts/server/manifest.ts'
import { manifest as employers } from '#modules/employers/server/manifest.ts'
import { manifest as forms } from '#modules/forms/server/manifest.ts'
import { manifest as frozenReports } from '#modules/frozen-reports/server/manifest.ts'
import { manifest as fundingRequests } from '#modules/funding-requests/server/manifest.ts'
import { manifest as holds } from '#modules/holds/server/manifest.ts'
import { manifest as imports } from '#modules/imports/server/manifest.ts'
import { manifest as informationRequests } from '#modules/information-requests/server/manifest.ts'
import { manifest as intake } from '#modules/intake/server/manifest.ts'
import { manifest as leads } from '#modules/leads/server/manifest.ts'
import { manifest as letterhead } from '#modules/letterhead/server/manifest.ts'
import { manifest as letters } from '#modules/letters/server/manifest.ts'
import { manifest as merges } from '#modules/merges/server/manifest.ts'
import { manifest as messages } from '#modules/messages/server/manifest.ts'
import { manifest as minimumWages } from '#modules/minimum-wages/server/manifest.ts'
import { manifest as monitoring } from '#modules/monitoring/server/manifest.ts'
import { manifest as notesAndTasks } from '#modules/notes-and-tasks/server/manifest.ts'
import { manifest as notifications } from '#modules/notifications/server/manifest.ts'
import { manifest as orders } from '#modules/orders/server/manifest.ts'
import { manifest as orphaned } from '#modules/orphaned/server/manifest.ts'
import { manifest as outbox } from '#modules/outbox/server/manifest.ts'
import { manifest as overpayments } from '#modules/overpayments/server/manifest.ts'
import { manifest as participantFiles } from '#modules/participant-files/server/manifest.ts'
import { manifest as participantSheets } from '#modules/participant-sheets/server/manifest.ts'
import { manifest as participants } from '#modules/participants/server/manifest.ts'
import { manifest as passkeys } from '#modules/passkeys/server/manifest.ts'
import { manifest as passwords } from '#modules/passwords/server/manifest.ts'
import { manifest as paymentBatches } from '#modules/payment-batches/server/manifest.ts'
import { manifest as payments } from '#modules/payments/server/manifest.ts'
import { manifest as placements } from '#modules/placements/server/manifest.ts'
import { manifest as privacy } from '#modules/privacy/server/manifest.ts'
import { manifest as programs } from '#modules/programs/server/manifest.ts'
import { manifest as registration } from '#modules/registration/server/manifest.ts'
import { manifest as reports } from '#modules/reports/server/manifest.ts'
import { manifest as roles } from '#modules/roles/server/manifest.ts'
import { manifest as savedReports } from '#modules/saved-reports/server/manifest.ts'
import { manifest as savedViews } from '#modules/saved-views/server/manifest.ts'
import { manifest as search } from '#modules/search/server/manifest.ts'
import { manifest as settings } from '#modules/settings/server/manifest.ts'
import { manifest as sharePrices } from '#modules/share-prices/server/manifest.ts'
import { manifest as shareholders } from '#modules/shareholders/server/manifest.ts'
import { manifest as singleSignOn } from '#modules/single-sign-on/server/manifest.ts'
import { manifest as snapshots } from '#modules/snapshots/server/manifest.ts'
import { manifest as sources } from '#modules/sources/server/manifest.ts'
import { manifest as statistics } from '#modules/statistics/server/manifest.ts'
import { manifest as supplements } from '#modules/supplements/server/manifest.ts'
import { manifest as templates } from '#modules/templates/server/manifest.ts'
import { manifest as tokens } from '#modules/tokens/server/manifest.ts'
import { manifest as twoFactor } from '#modules/two-factor/server/manifest.ts'
import { manifest as users } from '#modules/users/server/manifest.ts'
import { manifest as webhooks } from '#modules/webhooks/server/manifest.ts'

export const manifests: readonly ServerModule[] = [
  accounts,
  applications,
  audit,
  bankAccounts,
  birthdays,
  businessDays,
  changeRequests,
  checkpointTwo,
  classifications,
  clockwork,
  customFields,
  dashboard,
  documents,
  drafts,
  employers,
  forms,
  frozenReports,
  fundingRequests,
  holds,
  imports,
  informationRequests,
  intake,
  leads,
  letterhead,
  letters,
  merges,
  messages,
  minimumWages,
  monitoring,
  notesAndTasks,
  notifications,
  orders,
  orphaned,
  outbox,
  overpayments,
  participantFiles,
  participantSheets,
  participants,
  passkeys,
  passwords,
  paymentBatches,
  payments,
  placements,
  privacy,
  programs,
  registration,
  reports,
  roles,
  savedReports,
  savedViews,
  search,
  settings,
  sharePrices,
  shareholders,
  singleSignOn,
  snapshots,
  sources,
  statistics,
  supplements,
  templates,
  tokens,
  twoFactor,
  users,
  webhooks,
]

/** What they are called, in the same order. */
export const moduleNames: readonly string[] = ["accounts","applications","audit","bank-accounts","birthdays","business-days","change-requests","checkpoint-two","classifications","clockwork","custom-fields","dashboard","documents","drafts","employers","forms","frozen-reports","funding-requests","holds","imports","information-requests","intake","leads","letterhead","letters","merges","messages","minimum-wages","monitoring","notes-and-tasks","notifications","orders","orphaned","outbox","overpayments","participant-files","participant-sheets","participants","passkeys","passwords","payment-batches","payments","placements","privacy","programs","registration","reports","roles","saved-reports","saved-views","search","settings","share-prices","shareholders","single-sign-on","snapshots","sources","statistics","supplements","templates","tokens","two-factor","users","webhooks"]
