import { callApi } from '#kit/web/api-call.ts'
import { confirmAct } from '#kit/web/dialog/confirm.ts'
import { ActButton } from '#kit/web/record/ActButton.tsx'
import { InstantText } from '#kit/web/show/DateText.tsx'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import {
  applicationsEndpoints,
  type ApplicationRecord,
} from '../contract/applications.endpoints.ts'
import classes from './applications.module.css'
import { useSaved } from './use-saved.ts'

/** Whether the program's uplift applies, and who has confirmed it; why is written nowhere. */
export function UpliftConfirmation({ record }: { record: ApplicationRecord }) {
  const text = useText()
  const { equityUplift, can } = record
  const confirm = useConfirmUplift(record)
  const may = can['confirmUplift']
  if (!equityUplift && may === undefined) return null
  return (
    <div className={classes.uplift}>
      <p>
        {equityUplift ? (
          <>
            {text('uplift.confirmed', { name: equityUplift.by })}{' '}
            <InstantText value={equityUplift.at} />
          </>
        ) : (
          text('uplift.open')
        )}
      </p>
      <div className="no-print">
        <ActButton can={may} variant="default" size="xs" act={() => confirm(!equityUplift)}>
          {text(equityUplift ? 'uplift.takeBack' : 'uplift.confirm')}
        </ActButton>
      </div>
    </div>
  )
}

function useConfirmUplift({ id, version }: ApplicationRecord) {
  const text = useText()
  const saved = useSaved()
  return async (applies: boolean) => {
    const key = applies ? 'confirm' : 'takeBack'
    const isSure = await confirmAct({
      title: text(`uplift.${key}Title`),
      body: text(`uplift.${key}Body`),
      verb: text(`uplift.${key}`),
    })
    if (!isSure) return
    saved.keep(
      await callApi(applicationsEndpoints.confirmUplift, {
        params: { id },
        body: { applies },
        version,
      }),
    )
    toast.success(text('toast.saved'))
  }
}
