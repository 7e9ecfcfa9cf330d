/** `100.0000` as people write it. */
export const withoutNoughts = (decimal: string) =>
  decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal
