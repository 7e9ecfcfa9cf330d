interface Order {
  shareholderId: string
  side: string
}

/** The sale of an order and the buy that goes with it, of somebody else. */
export function transferOf<O extends Order>(sale: O, toShareholderId: string) {
  const { shareholderId: fromShareholderId, side: _, ...traded } = sale
  return { ...traded, fromShareholderId, toShareholderId }
}
