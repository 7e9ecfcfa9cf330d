import { dateFormat } from '#kit/contract/date-format.ts'
import { Alert } from '@mantine/core'
import { IconArrowMerge } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useMay } from '#kit/web/Can.tsx'
import { useGo } from '#kit/web/go.ts'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { useLocale } from '#kit/web/language.ts'
import { useText } from '#kit/web/text.ts'
import { mergesScreens } from '#modules/merges/contract/merges.screens.ts'
import type { ShareholderRecord } from '../contract/shareholders.endpoints.ts'
import { shareholdersScreens } from '../contract/shareholders.screens.ts'
import classes from './shareholder.module.css'

/** Who was merged into the shareholder; the address of one that was merged leads to whom it is now. */
export function MergedLines({ record }: { record: ShareholderRecord }) {
  const text = useText()
  const go = useGo()
  const locale = useLocale()
  const mayMerge = useMay('merge', 'Shareholders Merge')
  const standing = record.mergedInto?.id
  useEffect(() => {
    if (standing)
      void go(shareholdersScreens.shareholder, { params: { id: standing }, replace: true })
    // Once for each record that is shown.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [standing])
  if (record.status === 'merged' && !record.mergedInto)
    return (
      <Alert color="blue" icon={<IconArrowMerge aria-hidden />}>
        {text('merged.gone')}
      </Alert>
    )
  if (record.mergedFrom.length === 0) return null
  const day = (at: string) => dateFormat(locale, { dateStyle: 'long' }).format(new Date(at))
  return (
    <Alert color="blue" icon={<IconArrowMerge aria-hidden />}>
      <ul className={classes.merged}>
        {record.mergedFrom.map(({ id, number, name, mergedAt }) => (
          <li key={id}>{text('merged.line', { number, name, day: day(mergedAt) })}</li>
        ))}
      </ul>
      {mayMerge && (
        <ScreenLink screen={mergesScreens.shareholderMerges} params={{ id: record.id }}>
          {text('merged.open')}
        </ScreenLink>
      )}
    </Alert>
  )
}
