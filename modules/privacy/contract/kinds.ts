declare module '#kit/contract/personal-data.ts' {
  interface PersonKinds {
    participant: true
    shareholder: true
    lead: true
    user: true
  }
  interface Purposes {
    application: true
    equity: true
    placement: true
    payment: true
    register: true
    sales: true
    contact: true
    work: true
    account: true
    trace: true
  }
  interface KeepingReasons {
    money: true
    register: true
    course: true
    statistics: true
    others: true
    follows: true
    trace: true
  }
  interface OpenAffairs {
    openApplication: true
    runningPlacement: true
    unpaidPayment: true
    openOverpayment: true
    openSupplement: true
    openChangeRequest: true
    openForm: true
    openOrphaned: true
    openHold: true
    heldShares: true
    openOrder: true
    convertedLead: true
    openTask: true
    accountInUse: true
    oneself: true
  }
}

export const personKinds = ['participant', 'shareholder', 'lead', 'user'] as const

/** In the order in which they are told. */
export const purposes = [
  'application',
  'equity',
  'placement',
  'payment',
  'register',
  'sales',
  'contact',
  'work',
  'account',
  'trace',
] as const

export const keepingReasons = [
  'money',
  'register',
  'course',
  'statistics',
  'others',
  'follows',
  'trace',
] as const

export const openAffairs = [
  'openApplication',
  'runningPlacement',
  'unpaidPayment',
  'openOverpayment',
  'openSupplement',
  'openChangeRequest',
  'openForm',
  'openOrphaned',
  'openHold',
  'heldShares',
  'openOrder',
  'convertedLead',
  'openTask',
  'accountInUse',
  'oneself',
] as const
