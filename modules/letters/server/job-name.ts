/** By which the changes that keep letters begin the job that prints them. */
export const printLettersName = 'letters.print'
