/** `100.0000` as people write it. */
export const withoutNoughts = (decimal: string) =>
  decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal

/** `14.500000` as people write a price: two decimals at least. */
export const asPrice = (decimal: string) => {
  const [whole = '', part = ''] = withoutNoughts(decimal).split('.')
  return `${whole}.${part.padEnd(2, '0')}`
}
