/* eslint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions -- what is moved by keys must take the focus; the role hands the arrow keys on */
import { useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { useText } from '#kit/web/text.ts'
import classes from './AvatarDialog.module.css'
import { moveCrop, type Crop } from './crop.ts'
import type { Picture } from './picture.ts'

const arrows: Record<string, [x: number, y: number]> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}

interface CropFrameProps {
  picture: Picture
  crop: Crop
  move: (crop: Crop) => void
}

/** The picture behind a square, moved by mouse, finger or arrow keys. */
export function CropFrame({ picture, crop, move }: CropFrameProps) {
  const text = useText()
  const held = useRef<{ x: number; y: number } | null>(null)

  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (!held.current) return
    const scale = crop.size / event.currentTarget.clientWidth
    const by = {
      x: (held.current.x - event.clientX) * scale,
      y: (held.current.y - event.clientY) * scale,
    }
    held.current = { x: event.clientX, y: event.clientY }
    move(moveCrop(crop, by, picture))
  }

  const press = (event: KeyboardEvent) => {
    const arrow = arrows[event.key]
    if (!arrow) return
    event.preventDefault()
    const step = crop.size * (event.shiftKey ? 0.2 : 0.04)
    move(moveCrop(crop, { x: arrow[0] * step, y: arrow[1] * step }, picture))
  }

  const part = (length: number) => `${(length / crop.size) * 100}%`
  return (
    <>
      <div
        role="application"
        tabIndex={0}
        data-autofocus
        aria-label={text('avatar.frame')}
        aria-describedby="avatar-frame-help"
        className={classes.frame}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          held.current = { x: event.clientX, y: event.clientY }
        }}
        onPointerMove={drag}
        onPointerUp={() => (held.current = null)}
        onPointerCancel={() => (held.current = null)}
        onKeyDown={press}
      >
        <img
          src={picture.url}
          alt=""
          draggable={false}
          style={{
            left: part(-crop.left),
            top: part(-crop.top),
            width: part(picture.width),
            height: part(picture.height),
          }}
        />
      </div>
      <p id="avatar-frame-help" className={classes.help}>
        {text('avatar.frameHelp')}
      </p>
    </>
  )
}
