import { invalidField } from '#kit/server/problems.ts'

const plain = (email: string) => email.trim().toLowerCase()

/**
 * Each side of an application has an address of its own: the participant's letters are not the
 * employer's to read.
 * @throws 422 `sharedAddress` at the field that was entered
 */
export function refuseSharedAddress(
  field: string,
  { entered, contact }: { entered: string | undefined; contact: string },
): void {
  if (entered && plain(entered) === plain(contact)) throw invalidField(field, 'sharedAddress')
}
