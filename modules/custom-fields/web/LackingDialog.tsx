import { useAnswer } from '#kit/web/api-query.ts'
import { Dialog } from '#kit/web/dialog/Dialog.tsx'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { useBilingual } from '#kit/web/show/BilingualText.tsx'
import { ProblemState } from '#kit/web/show/ProblemState.tsx'
import { WaitingPart } from '#kit/web/show/WaitingPart.tsx'
import { useText } from '#kit/web/text.ts'
import { employersScreens } from '#modules/employers/contract/employers.screens.ts'
import { leadsScreens } from '#modules/leads/contract/leads.screens.ts'
import { ordersScreens } from '#modules/orders/contract/orders.screens.ts'
import { participantsScreens } from '#modules/participants/contract/participants.screens.ts'
import { shareholdersScreens } from '#modules/shareholders/contract/shareholders.screens.ts'
import {
  customFieldsEndpoints,
  type CustomFieldRecord,
} from '../contract/custom-fields.endpoints.ts'

const screens = {
  lead: { list: leadsScreens.leads, query: { view: 'list' }, record: leadsScreens.lead },
  shareholder: {
    list: shareholdersScreens.shareholders,
    query: {},
    record: shareholdersScreens.shareholder,
  },
  order: { list: ordersScreens.orders, query: {}, record: ordersScreens.order },
  employer: { list: employersScreens.directory, query: {}, record: employersScreens.employer },
  participant: {
    list: participantsScreens.participants,
    query: {},
    record: participantsScreens.participant,
  },
}

/** Which records have no value of a field: how many, some of them, and the list of all. */
export function LackingDialog(props: { field: CustomFieldRecord; close: () => void }) {
  const { field, close } = props
  const text = useText()
  const answer = useAnswer(customFieldsEndpoints.listWithoutValue, { params: { id: field.id } })
  const { list, query, record } = screens[field.entity]
  const found = answer.data
  return (
    <Dialog title={text('lacking.title', { name: useBilingual()(field.name) })} close={close}>
      {answer.error && !found && (
        <ProblemState error={answer.error} retry={() => void answer.refetch()} />
      )}
      {!found && !answer.error && <WaitingPart height={120} />}
      {found && <p>{text('lacking.told', { count: found.count })}</p>}
      {found && found.count > 0 && (
        <>
          <ul>
            {found.data.map(({ id, name }) => (
              <li key={id}>
                <ScreenLink screen={record} params={{ id }}>
                  {name}
                </ScreenLink>
              </li>
            ))}
          </ul>
          {!field.isArchived && (
            <ScreenLink screen={list} query={{ ...query, [`filter[${field.apiName}]`]: 'none' }}>
              {text('lacking.all')}
            </ScreenLink>
          )}
        </>
      )}
    </Dialog>
  )
}
