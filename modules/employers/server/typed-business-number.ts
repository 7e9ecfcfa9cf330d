/** What reads like a business number, or its first nine digits and more; else null. */
export function typedBusinessNumber(text: string): string | null {
  // Blanks are for reading; some write them, and some do not.
  const typed = text.replace(/[\s-]/g, '').toLowerCase()
  return /^\d{9}(r|[a-z]{2}\d{0,4})?$/.test(typed) ? typed : null
}
