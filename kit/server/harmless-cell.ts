const isPhoneOrNumber = /^[+-][\d\s().,-]*$/

/**
 * A cell or a heading of a CSV file that a spreadsheet would run as a formula is led by an apostrophe;
 * numbers and telephones stay as they are.
 */
export const harmless = (text: string): string =>
  /^[=+\-@\t\r\n\0]/.test(text) && !isPhoneOrNumber.test(text) ? `'${text}` : text
