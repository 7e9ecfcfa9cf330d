const linear = (part: number) => (part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)

/** Relative luminance of `#RRGGBB`, 0 to 1, as WCAG 2.2 reckons it. */
export function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(color.slice(at, at + 2), 16) / 255),
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast of two colours `#RRGGBB`, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

/** What a mark stands on, in the light theme and in the dark one. */
const surfaces = ['#FFFFFF', '#171A21'] as const
const least = 3

/** Whether a mark of this colour is told from what it stands on, in both themes. */
export const isSeenOnBoth = (color: string) =>
  surfaces.every((surface) => contrast(color, surface) >= least)

/** Offered beside any other colour. */
export const swatches = [
  '#3A7FD5',
  '#0E8F8A',
  '#2F8F4E',
  '#7D8A1C',
  '#B7791F',
  '#D2622A',
  '#D64550',
  '#C2519E',
  '#8C63D6',
  '#6B7686',
] as const
