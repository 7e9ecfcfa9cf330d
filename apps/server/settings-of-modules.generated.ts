/** Made by `npm run check -- --write`: the settings that modules declare. */
import { settings as accounts } from '#modules/accounts/server/accounts.settings.ts'
import { settings as documents } from '#modules/documents/server/documents.settings.ts'
import { settings as forms } from '#modules/forms/server/forms.settings.ts'
import { settings as imports } from '#modules/imports/server/imports.settings.ts'
import { settings as intake } from '#modules/intake/server/intake.settings.ts'
import { settings as paymentBatches } from '#modules/payment-batches/server/payment-batches.settings.ts'
import { settings as tokens } from '#modules/tokens/server/tokens.settings.ts'
import { settings as twoFactor } from '#modules/two-factor/server/two-factor.settings.ts'
import { settings as webhooks } from '#modules/webhooks/server/webhooks.settings.ts'

export const settingsOfModules = [accounts, documents, forms, imports, intake, paymentBatches, tokens, twoFactor, webhooks]
