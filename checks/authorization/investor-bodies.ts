/** What is said of sources, custom fields and share prices. */
export const investorBodies = {
  makeRegisterExtract: () => ({ language: 'fr', asOf: '2026-01-02' }),
  makeOrderConfirmation: () => ({ language: 'fr' }),
  addSource: () => ({ name: { en: 'Radio', fr: 'La radio' }, isChoosable: true }),
  editSource: () => ({ description: 'As agreed' }),
  placeSource: () => ({ place: 1 }),
  addCustomField: () => ({
    entity: 'lead',
    type: 'text',
    name: { en: 'Motto', fr: 'Devise' },
    isRequired: false,
    isSearched: false,
    options: [],
  }),
  editCustomField: () => ({ help: { en: 'As agreed', fr: 'Comme convenu' } }),
  placeCustomField: () => ({ place: 1 }),
  changeType: () => ({ type: 'choice', losing: 0 }),
  addSharePrice: () => ({ effectiveOn: '2001-01-01', price: '7' }),
  editSharePrice: () => ({ note: 'As agreed' }),
}
