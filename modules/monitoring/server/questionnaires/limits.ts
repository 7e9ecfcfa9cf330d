/** What both sides’ answers stay within. */
export const hoursAWeek = { min: '0', max: '80', scale: 2 }
export const anHour = { min: '1', max: '500' }
export const short = { maxLength: 120 }
export const aFewLines = { maxLength: 1000 }
