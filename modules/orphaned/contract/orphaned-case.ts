import { defineEntity } from '#kit/contract/define-entity.ts'
import { choice, date, formatted, money, province } from '#kit/contract/fields.ts'
import { noc } from '#modules/employers/contract/formats.ts'
import { outcomes } from './orphaned.status.ts'

/** What a case is shown by; all of it comes of the placement that ended. */
export const orphanedCase = defineEntity('orphanedCase', {
  region: province({ required: true, readOnly: true }),
  noc: formatted({ ...noc, list: 'noc' }, { required: true, readOnly: true }),
  language: choice(['en', 'fr'], { required: true, readOnly: true }),
  orphanedOn: date({ required: true, readOnly: true }),
  amountLeft: money({ required: true, readOnly: true }),
  outcome: choice(outcomes, { readOnly: true }),
})
