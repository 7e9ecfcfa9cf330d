/** The text of what an input holds; parts and lists have inputs of their own. */
export const plainText = (value: unknown): string =>
  ['string', 'number', 'boolean'].includes(typeof value)
    ? `${value as string | number | boolean}`
    : ''
