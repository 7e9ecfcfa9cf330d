/** The day where the person is. */
export const today = () => new Date().toLocaleDateString('en-CA')

/** `100.0000` as people write it. */
export const withoutNoughts = (decimal: string) =>
  decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal
