export const paymentsEn = {
  screens: {
    payments: 'Payments',
    payment: 'Payment',
  },
  subjects: {
    Payments: 'Payments',
  },
} as const
