import type { MantineColorsTuple } from '@mantine/core'

type Rgb = [number, number, number]

const white: Rgb = [255, 255, 255]
const black: Rgb = [0, 0, 0]

/**
 * The contrast with white that each shade has. The seventh carries white text and is the colour
 * of links, so it is well above 4.5 also on a tinted page, whatever colour was chosen.
 */
const contrasts = [1.08, 1.19, 1.42, 1.8, 2.35, 3.05, 4, 5.2, 7, 9.6]

/** Ten shades of one colour, mixed with white or black until the contrast is right. */
export const shadesOf = (color: string): MantineColorsTuple =>
  contrasts.map((contrast) => hexOf(shade(rgbOf(color), contrast))) as unknown as MantineColorsTuple

function shade(color: Rgb, contrast: number): Rgb {
  const toward = contrastWithWhite(color) > contrast ? white : black
  let low = 0
  let high = 1
  for (let step = 0; step < 20; step += 1) {
    const middle = (low + high) / 2
    const reached = contrastWithWhite(mix(color, toward, middle))
    const isEnough = toward === white ? reached <= contrast : reached >= contrast
    if (isEnough) high = middle
    else low = middle
  }
  return mix(color, toward, high)
}

const mix = (color: Rgb, other: Rgb, share: number): Rgb =>
  color.map((part, index) => part + ((other[index] ?? 0) - part) * share) as Rgb

const contrastWithWhite = (color: Rgb) => 1.05 / (luminance(color) + 0.05)

function luminance(color: Rgb): number {
  const [red, green, blue] = color.map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as Rgb
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const rgbOf = (hex: string): Rgb =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as Rgb

const hexOf = (color: Rgb) =>
  `#${color.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`
