import { defineEntity } from '#kit/contract/define-entity.ts'
import { formatted, text } from '#kit/contract/fields.ts'
import { accountNumber, institution, transit } from './bank-formats.ts'

/**
 * Where the payments of an employer go. Who does not see the group `bank` sees no account at all; what is
 * typed of it is never kept in the browser.
 */
export const bankAccount = defineEntity('bankAccount', {
  holderName: text(60, { required: true, isProtected: true }),
  institution: formatted(institution, { required: true, isProtected: true }),
  transit: formatted(transit, { required: true, isProtected: true }),
  accountNumber: formatted(accountNumber, { required: true, isProtected: true }),
})
