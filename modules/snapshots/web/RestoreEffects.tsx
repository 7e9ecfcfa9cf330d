import { Alert, Text } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { useText } from '#kit/web/text.ts'
import { LedgerEffects } from '#modules/orders/web/pieces/LedgerEffects.tsx'
import type { RestorePreview } from '../contract/snapshots.endpoints.ts'
import { SideBySide } from './SnapshotFields.tsx'
import classes from './snapshots.module.css'

/** Warnings, the fields that change, and what that does to the ledgers. */
export function RestoreEffects({ preview }: { preview: RestorePreview }) {
  const text = useText()
  const { fields, before, after, warnings } = preview
  if (fields.length === 0) return <Text>{text('restoreSnapshot.nothing')}</Text>
  return (
    <>
      {warnings.map((warning) => (
        <Alert key={warning} color="yellow" icon={<IconInfoCircle aria-hidden />}>
          {text(`restoreSnapshot.warnings.${warning}`)}
        </Alert>
      ))}
      <section aria-label={text('restoreSnapshot.fields')}>
        <h3 className={classes.heading}>{text('restoreSnapshot.fields')}</h3>
        <SideBySide
          left={{ title: text('compare.now'), content: before }}
          right={{ title: text('restoreSnapshot.after'), content: after }}
          fields={fields}
        />
      </section>
      <section aria-label={text('compare.ledger')}>
        <h3 className={classes.heading}>{text('compare.ledger')}</h3>
        <LedgerEffects {...preview} />
      </section>
    </>
  )
}
