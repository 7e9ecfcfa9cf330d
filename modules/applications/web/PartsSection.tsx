import { Tabs } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useRecordParts } from '#kit/web/record/record-parts.ts'
import { useScreenParams } from '#kit/web/router/address.ts'
import { useText } from '#kit/web/text.ts'
import { partsId } from './show-part.ts'
import classes from './applications.module.css'

/** What staff write on an application: notes, tasks and files. The open tab is in the address. */
export const PartsSection = ({ id }: { id: string }) => (
  <Suspense>
    <PartTabs id={id} />
  </Suspense>
)

function PartTabs({ id }: { id: string }) {
  const text = useText()
  const parts = useRecordParts()
  const router = useRouter()
  const { tab = '' } = useScreenParams()
  const asked = parts.find(({ key }) => key === tab)
  const shown = (asked ?? parts[0])?.key
  const section = useRef<HTMLElement>(null)
  const [arrivedAt] = useState(asked?.key)
  useEffect(() => {
    if (arrivedAt) section.current?.scrollIntoView({ block: 'start' })
  }, [arrivedAt])
  if (!shown) return null
  const key = { kind: 'application', id }
  const open = (next: string | null) =>
    void router.navigate({
      to: '.',
      search: (now: object) => ({ ...now, tab: next ?? undefined }),
      replace: true,
      resetScroll: false,
    })
  return (
    <section
      ref={section}
      id={partsId}
      tabIndex={-1}
      className={classes.parts}
      aria-label={text('sections.parts')}
    >
      <Tabs value={shown} onChange={open} keepMounted={false}>
        <Tabs.List mb="md">
          {parts.map(({ key: part, Label }) => (
            <Tabs.Tab key={part} value={part}>
              <Label {...key} />
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {parts.map(({ key: part, Panel }) => (
          <Tabs.Panel key={part} value={part}>
            <Suspense>
              <Panel {...key} />
            </Suspense>
          </Tabs.Panel>
        ))}
      </Tabs>
    </section>
  )
}
