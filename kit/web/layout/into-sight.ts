/** Of tabs that are wider than a phone, the open one may lie beyond the edge. */
export const intoSight = (tab: HTMLAnchorElement | null) =>
  tab?.scrollIntoView({ block: 'nearest', inline: 'center' })
