export interface Crop {
  left: number
  top: number
  size: number
}

interface Sides {
  width: number
  height: number
}

/** How far one can zoom in; beyond, a face is nothing but squares. */
export const mostZoom = 4

const between = (value: number, most: number) => Math.min(Math.max(value, 0), most)

/** The largest square in the middle. */
export function firstCrop({ width, height }: Sides): Crop {
  const size = Math.min(width, height)
  return { left: (width - size) / 2, top: (height - size) / 2, size }
}

/** Moved by so many of the picture's own pixels, never beyond its edges. */
export const moveCrop = (crop: Crop, by: { x: number; y: number }, sides: Sides): Crop => ({
  ...crop,
  left: between(crop.left + by.x, sides.width - crop.size),
  top: between(crop.top + by.y, sides.height - crop.size),
})

/** Zoomed around what is in the middle; 1 shows as much as there is. */
export function zoomCrop(crop: Crop, zoom: number, sides: Sides): Crop {
  const size = Math.min(sides.width, sides.height) / zoom
  const shift = (crop.size - size) / 2
  return moveCrop({ ...crop, size }, { x: shift, y: shift }, sides)
}

/** As the server takes it: whole pixels. */
export const wholeCrop = ({ left, top, size }: Crop): Crop => ({
  left: Math.floor(left),
  top: Math.floor(top),
  size: Math.max(1, Math.floor(size)),
})
