/**
 * Every letter of the year, by its day. Form 1 is due on Monday, March 22, 2027, form 2 on Saturday, May 22,
 * and so on Tuesday, since Monday the 24th is Victoria Day; the employer's, sent back, on Friday, June 4.
 * Form 4 is due on Monday, November 22, form 6 on Saturday, May 20, 2028, and so on Tuesday: Victoria Day is
 * the 22nd. Forms 3 and 5 are in before the first reminder, seven days before the due day; the second is on
 * it, the third three business days after.
 */
const ofForms = `
2027-03-08 monitoring.opened to employer
2027-03-08 monitoring.opened to person
2027-03-08 monitoring.received to employer
2027-03-09 monitoring.accepted to employer
2027-03-15 monitoring.reminder to person
2027-03-22 monitoring.reminder to person
2027-03-25 monitoring.overdue to person
2027-03-29 monitoring.received to person
2027-03-30 monitoring.accepted to person
2027-05-08 monitoring.opened to employer
2027-05-08 monitoring.opened to person
2027-05-18 monitoring.reminder to employer
2027-05-18 monitoring.reminder to person
2027-05-20 monitoring.received to employer
2027-05-21 monitoring.changesAsked to employer
2027-05-25 monitoring.reminder to person
2027-05-26 monitoring.received to person
2027-05-27 monitoring.accepted to person
2027-05-28 monitoring.reminder to employer
2027-06-01 monitoring.received to employer
2027-06-02 monitoring.accepted to employer
2027-08-08 monitoring.opened to employer
2027-08-08 monitoring.opened to person
2027-08-09 monitoring.received to employer
2027-08-09 monitoring.received to person
2027-08-10 monitoring.accepted to employer
2027-08-10 monitoring.accepted to person
2027-11-08 monitoring.opened to employer
2027-11-08 monitoring.opened to person
2027-11-15 monitoring.reminder to employer
2027-11-15 monitoring.reminder to person
2027-11-16 monitoring.received to employer
2027-11-16 monitoring.received to person
2027-11-17 monitoring.accepted to employer
2027-11-17 monitoring.accepted to person
2028-01-30 monitoring.opened to employer
2028-01-30 monitoring.opened to person
2028-01-31 monitoring.received to employer
2028-01-31 monitoring.received to person
2028-02-01 monitoring.accepted to employer
2028-02-01 monitoring.accepted to person
2028-05-06 monitoring.opened to employer
2028-05-06 monitoring.opened to person
2028-05-16 monitoring.reminder to employer
2028-05-16 monitoring.reminder to person
2028-05-17 monitoring.received to employer
2028-05-18 monitoring.accepted to employer
2028-05-23 monitoring.reminder to person
2028-05-24 monitoring.received to person
2028-05-25 monitoring.accepted to person
`

/** The offer and its acceptance, the thirtieth day of work, and the night after the last one. */
const ofPlacement = `
2027-01-18 placements.offered to employer
2027-01-18 applications.approved to person
2027-01-18 applications.decidedApproved to case.officer
2027-01-18 placements.accepted to employer
2027-03-10 checkpointTwo.opened to case.officer
2027-02-08 placements.startedForAssignee to case.officer
2028-02-07 placements.completed to employer
2028-02-07 placements.completedForPerson to person
`

/** The course is over on Friday, May 14, 2027. */
const ofCourse = `
2027-04-05 fundingRequests.asked to employer
2027-04-06 fundingRequests.received to employer
2027-04-06 fundingRequests.receivedForAssignee to case.officer
2027-04-08 fundingRequests.approved to employer
2027-05-15 fundingRequests.evidenceAsked to employer
2027-05-20 fundingRequests.evidenceReceived to employer
2027-05-20 fundingRequests.evidenceForAssignee to case.officer
2027-05-25 fundingRequests.reviewed to employer
`

/** Of each month; June's claim goes back and comes again, May's has the course beside it. */
const ofMoney = `
2027-03-03 payments.received to employer
2027-03-04 payments.approved to employer
2027-03-05 paymentBatches.advice to employer
2027-04-03 payments.received to employer
2027-04-04 payments.approved to employer
2027-04-05 paymentBatches.advice to employer
2027-05-03 payments.received to employer
2027-05-04 payments.approved to employer
2027-05-05 paymentBatches.advice to employer
2027-06-03 payments.received to employer
2027-06-04 payments.approved to employer
2027-06-05 paymentBatches.advice to employer
2027-06-05 paymentBatches.advice to employer
2027-07-03 payments.received to employer
2027-07-03 payments.returned to employer
2027-07-03 payments.received to employer
2027-07-04 payments.approved to employer
2027-07-05 paymentBatches.advice to employer
2027-08-03 payments.received to employer
2027-08-04 payments.approved to employer
2027-08-05 paymentBatches.advice to employer
2027-09-03 payments.received to employer
2027-09-04 payments.approved to employer
2027-09-05 paymentBatches.advice to employer
2027-10-03 payments.received to employer
2027-10-04 payments.approved to employer
2027-10-05 paymentBatches.advice to employer
2027-11-03 payments.received to employer
2027-11-04 payments.approved to employer
2027-11-05 paymentBatches.advice to employer
2027-12-03 payments.received to employer
2027-12-04 payments.approved to employer
2027-12-05 paymentBatches.advice to employer
2028-01-03 payments.received to employer
2028-01-04 payments.approved to employer
2028-01-05 paymentBatches.advice to employer
2028-02-03 payments.received to employer
2028-02-04 payments.approved to employer
2028-02-05 paymentBatches.advice to employer
2028-03-03 payments.received to employer
2028-03-04 payments.approved to employer
2028-03-05 paymentBatches.advice to employer
`

const linesOf = (text: string) => text.trim().split('\n')

export const lettersOfTheYear = [ofForms, ofPlacement, ofCourse, ofMoney].flatMap(linesOf)
