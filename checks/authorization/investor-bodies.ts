/** What is said of sources and share prices. */
export const investorBodies = {
  addSource: () => ({ name: { en: 'Radio', fr: 'La radio' }, isChoosable: true }),
  editSource: () => ({ description: 'As agreed' }),
  placeSource: () => ({ place: 1 }),
  addSharePrice: () => ({ effectiveOn: '2001-01-01', price: '7' }),
  editSharePrice: () => ({ note: 'As agreed' }),
}
