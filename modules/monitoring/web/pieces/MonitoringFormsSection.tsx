import { useAnswer } from '#kit/web/api-query.ts'
import { useMay } from '#kit/web/Can.tsx'
import { RecordSection } from '#kit/web/record/Facts.tsx'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { PartProblem } from '#kit/web/show/PartProblem.tsx'
import { WaitingPart } from '#kit/web/show/WaitingPart.tsx'
import { ModuleName, useText } from '#kit/web/text.ts'
import { monitoringEndpoints, type MonitoringRow } from '../../contract/monitoring.endpoints.ts'
import { monitoringScreens } from '../../contract/monitoring.screens.ts'
import { FormsTable } from '../FormsTable.tsx'

interface MonitoringFormsProps {
  of: { applicationId: string } | { participantId: string }
  /** The form whose record shows them. */
  here?: string
}

/** The forms of the work that came of an application, or of all of somebody's, as far as the person sees them. */
export function MonitoringFormsSection(props: MonitoringFormsProps) {
  const maySee = useMay('view', 'Monitoring Forms List')
  if (!maySee) return null
  return (
    <ModuleName value="monitoring">
      <Section {...props} />
    </ModuleName>
  )
}

function Section({ of, here }: MonitoringFormsProps) {
  const text = useText()
  const [[field, id]] = Object.entries(of) as [[string, string]]
  const query = { [`filter[${field}]`]: id, perPage: '100' }
  const { data, error, refetch } = useAnswer(monitoringEndpoints.listMonitoringForms, { query })
  const title = text('sections.placement')
  return (
    <RecordSection title={title} {...('applicationId' in of && { actions: <ToList id={id} /> })}>
      {error && !data && <PartProblem what={title} error={error} retry={() => void refetch()} />}
      {!data && !error && <WaitingPart />}
      {data?.data.length === 0 && <p className="quiet">{text('placement.empty')}</p>}
      {byPlacement(data?.data ?? []).map(([placement, forms], _, all) => (
        <FormsTable
          key={placement}
          forms={forms}
          {...(here && { here })}
          {...(all.length > 1 && { caption: placement })}
        />
      ))}
    </RecordSection>
  )
}

function ToList({ id }: { id: string }) {
  const text = useText()
  return (
    <ScreenLink screen={monitoringScreens.applicationMonitoringForms} query={{ id }}>
      {text('placement.list')}
    </ScreenLink>
  )
}

const byPlacement = (forms: readonly MonitoringRow[]) =>
  Object.entries(Object.groupBy(forms, ({ placementReference }) => placementReference)).map(
    ([placement, own = []]) => [placement, own] as const,
  )
