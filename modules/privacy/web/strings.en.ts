export const privacyWebEn = {
  actions: { export: 'Export personal data', erase: 'Erase personal data' },
  erased: {
    on: 'Personal data erased on',
    by: 'By {name}',
    reason: 'Reason: {reason}',
  },
  exported: 'Personal data exported',
  own: {
    title: 'Your data',
    body: 'Everything we hold about you, as a page to read and a file for other systems.',
    download: 'Download my data',
  },
  erase: {
    title: 'Erase personal data',
    intro:
      'The data of {name} will be erased. The record remains as “{nameAfter}”. You cannot undo this.',
    confirm: 'To confirm, enter: {reference}',
    verb: 'Erase personal data',
    done: 'Personal data erased. The record is now {name}',
  },
  open: {
    intro: 'The data cannot be erased yet. Settle this first:',
    openApplication:
      '{count, plural, one {# application is not decided} other {# applications are not decided}}',
    runningPlacement:
      '{count, plural, one {# placement is running} other {# placements are running}}',
    unpaidPayment:
      '{count, plural, one {# payment is not settled} other {# payments are not settled}}',
    openOverpayment:
      '{count, plural, one {# overpayment is still owed} other {# overpayments are still owed}}',
    openSupplement:
      '{count, plural, one {# supplement is not closed} other {# supplements are not closed}}',
    openChangeRequest:
      '{count, plural, one {# change request is not decided} other {# change requests are not decided}}',
    openForm:
      '{count, plural, one {# monitoring form waits for review} other {# monitoring forms wait for review}}',
    openOrphaned:
      '{count, plural, one {# case without an employer is open} other {# cases without an employer are open}}',
    openHold: '{count, plural, one {# hold is in force} other {# holds are in force}}',
    heldShares:
      '{count, plural, one {The shareholder holds shares} other {# shareholders hold shares}}',
    openOrder:
      '{count, plural, one {# order is a draft or waits for CARE verification} other {# orders are drafts or wait for CARE verification}}',
    convertedLead:
      '{count, plural, one {The lead is a shareholder now: erase the data of the shareholder} other {# leads are shareholders now}}',
    openTask: '{count, plural, one {# task is open} other {# tasks are open}}',
    accountInUse:
      '{count, plural, one {The account is in use: disable it first} other {# accounts are in use}}',
    oneself: '{count, plural, one {This is your own account} other {These are your own accounts}}',
  },
  goes: {
    counts:
      '{removed, plural, =0 {Nothing removed} one {# entry removed} other {# entries removed}}, {changed, plural, =0 {none cleared} one {# entry cleared of personal data} other {# entries cleared of personal data}}',
    stays: 'Kept: {reasons}',
  },
  keeping: {
    money: 'amounts, because the law requires proof of them',
    register: 'the register of orders and holdings, because the law requires it',
    course: 'dates and statuses of the case',
    statistics: 'choices and numbers for statistics',
    others: 'data of employers and other people',
    follows: 'what is derived from it',
    trace: 'who did what and when',
  },
} as const
