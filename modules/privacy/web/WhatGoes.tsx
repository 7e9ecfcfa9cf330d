import { useText } from '#kit/web/text.ts'
import type { ErasurePreview } from '../contract/privacy.endpoints.ts'
import classes from './what-goes.module.css'

/** By purpose what is removed, what stays without personal data, and why. */
export function WhatGoes({ purposes }: Pick<ErasurePreview, 'purposes'>) {
  const text = useText()
  return (
    <ul className={classes.purposes}>
      {purposes.map(({ purpose, removed, changed, stays }) => (
        <li key={purpose}>
          <strong>{text(`purposes.${purpose}`)}</strong>
          <span>{text('goes.counts', { removed, changed })}</span>
          {stays.length > 0 && (
            <span>
              {text('goes.stays', {
                reasons: stays.map(({ reason }) => text(`keeping.${reason}`)).join('; '),
              })}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
