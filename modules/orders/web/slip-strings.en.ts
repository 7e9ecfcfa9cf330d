export const orderSlipEn = {
  slip: {
    print: 'Print slip',
    back: 'Return to order',
    language: 'Language of the slip',
    unseen:
      'The address is not on the slip: you do not have access to this shareholder. Ask your manager to print it.',
    none: 'A draft has no confirmation slip',
    noneBody: 'The order gets its number when the draft is activated, and its slip with it.',
    intro: 'We confirm the following order.',
    voidIntro: 'This order is void. Do not sign this slip.',
    printedOn: 'Printed on {date}',
    forOrganisation: 'For {name}',
    signature: 'Signature',
    signer: 'Name in capital letters',
    placeAndDate: 'Place and date',
  },
} as const
