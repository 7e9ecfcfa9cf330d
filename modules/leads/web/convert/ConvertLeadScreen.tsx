import { useEffect, useState } from 'react'
import { callApi } from '#kit/web/api-call.ts'
import { refreshTopics, useRecord } from '#kit/web/api-query.ts'
import { today } from '#kit/web/calendar-days.ts'
import { EntityFormBody } from '#kit/web/form/EntityFormBody.tsx'
import { useEntityForm } from '#kit/web/form/use-entity-form.ts'
import { useGo } from '#kit/web/go.ts'
import { queries } from '#kit/web/queries.ts'
import { EditScreen } from '#kit/web/record/EditScreen.tsx'
import { expectChange } from '#kit/web/record/own-changes.ts'
import { useScreenParams } from '#kit/web/router/address.ts'
import { ScreenButton } from '#kit/web/ScreenButton.tsx'
import { usePerson } from '#kit/web/session.ts'
import { WaitingPart } from '#kit/web/show/WaitingPart.tsx'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { shareholdersScreens } from '#modules/shareholders/contract/shareholders.screens.ts'
import {
  conversion,
  newParts,
  proposedShareholder,
  wholeConversionOn,
} from '../../contract/conversion.ts'
import { conversionsEndpoints, type Alike } from '../../contract/conversions.endpoints.ts'
import { lead as entity } from '../../contract/lead.ts'
import { leadsEndpoints, type LeadRecord } from '../../contract/leads.endpoints.ts'
import { leadsScreens } from '../../contract/leads.screens.ts'
import { LeadBanners } from '../LeadBanners.tsx'
import { useStatuses } from '../references.ts'
import { ConvertFields } from './ConvertFields.tsx'
import { askAlike, recognizable, useAlike } from './use-alike.ts'

/** Moves a lead to the shareholders: joined to one that is there, or as a new one. */
export function ConvertLeadScreen() {
  const text = useText()
  const { id = '' } = useScreenParams()
  const answer = useRecord(leadsEndpoints.readLead, { id })
  return (
    <EditScreen
      entity={entity}
      answer={answer}
      title={({ name }) => text('convert.title', { name })}
    >
      {(record) =>
        record.can['convert'] === true ? (
          <Begin key={record.id} lead={record} />
        ) : (
          <NotNow lead={record} />
        )
      }
    </EditScreen>
  )
}

function NotNow({ lead }: { lead: LeadRecord }) {
  const text = useText()
  const isClosed = lead.convertedAt !== null || lead.deletedAt !== null
  return (
    <>
      <LeadBanners record={lead} />
      {!isClosed && <p>{text('convert.notYours')}</p>}
      <p>
        <ScreenButton variant="default" screen={leadsScreens.lead} params={{ id: lead.id }}>
          {text('actions.open')}
        </ScreenButton>
      </p>
    </>
  )
}

/** Whom the lead looks like is known before anything is proposed. */
function Begin({ lead }: { lead: LeadRecord }) {
  const statuses = useStatuses()
  const [first, setFirst] = useState<readonly Alike[] | null>(null)
  const [begun] = useState(lead)
  useEffect(() => {
    const abort = new AbortController()
    const ask = async () => {
      const typed = recognizable(proposedShareholder(begun))
      setFirst(await askAlike(begun.id, typed, abort.signal))
    }
    // Unasked, the server asks before anything is saved.
    ask().catch(() => !abort.signal.aborted && setFirst([]))
    return () => abort.abort()
  }, [begun])
  const won = statuses.find(({ kind, isChoosable }) => kind === 'won' && isChoosable)
  if (!first || statuses.length === 0) return <WaitingPart height={400} />
  return <ConvertForm lead={lead} first={first} statusId={won?.id ?? null} />
}

interface ConvertProps {
  lead: LeadRecord
  first: readonly Alike[]
  statusId: string | null
}

function ConvertForm({ lead, first, statusId }: ConvertProps) {
  const text = useText()
  const go = useGo()
  const person = usePerson()
  const [shown, setShown] = useState(first)
  const { id } = lead
  const form = useEntityForm<LeadRecord>({
    entity: conversion,
    schema: wholeConversionOn(today()),
    initial: {
      ...proposedShareholder({ ...lead, assigneeId: lead.assigneeId ?? person?.uuid ?? null }),
      into: first.length === 0 ? 'new' : null,
      statusId: lead.status.kind === 'won' ? null : statusId,
      expectedAmount: lead.expectedAmount,
      version: lead.version,
    },
    save: (body: Body, { idempotencyKey, version = lead.version }) =>
      callApi(conversionsEndpoints.convertLead, {
        params: { id },
        body: { ...onlyWhatCounts(body), apartFrom: shown.map((each) => each.id) } as never,
        idempotencyKey,
        version,
      }),
    onSaved: ({ shareholder, version, isJoined }) => {
      expectChange({ id, version })
      void refreshTopics(queries, ['leads', 'records', 'shareholders'], id)
      toast.success(text(isJoined ? 'toast.joined' : 'toast.converted', { name: lead.name }))
      if (!shareholder) return void go(leadsScreens.lead, { params: { id }, replace: true })
      void go(shareholdersScreens.shareholder, { params: { id: shareholder.id }, replace: true })
    },
  })
  return (
    <EntityFormBody
      // It is filled in from the lead, and read from its top.
      form={{ ...form, isNew: false }}
      verb={text('actions.convert')}
      cancel={() => void go(leadsScreens.lead, { params: { id } })}
    >
      <Fields lead={lead} first={first} onShown={setShown} />
    </EntityFormBody>
  )
}

type Body = Record<string, unknown>

/** Joined to a shareholder, nothing that would describe a new one is sent. */
const onlyWhatCounts = (body: Body): Body =>
  Object.fromEntries(
    Object.entries(body).filter(([name]) =>
      body['into'] === 'new'
        ? name !== 'shareholderId'
        : !(newParts as readonly string[]).includes(name),
    ),
  )

interface FieldsProps {
  lead: LeadRecord
  first: readonly Alike[]
  onShown: (found: readonly Alike[]) => void
}

function Fields({ lead, first, onShown }: FieldsProps) {
  const found = useAlike(lead.id, first)
  useEffect(() => onShown(found), [found, onShown])
  return <ConvertFields lead={lead} found={found} />
}
