import { Suspense, useEffect, type ComponentType } from 'react'
import { scrollToPlace } from '../router/hash-scroll.ts'
import { useScreenParams } from '../router/address.ts'
import { ProblemState } from '../show/ProblemState.tsx'
import { useKitText } from '../text.ts'
import { RecordSection } from './Facts.tsx'
import { useRecordParts, type ActivityProps, type RecordKey } from './record-parts.ts'
import { FoldedPart } from './FoldedPart.tsx'

export const activityAnchor = 'record-activity'
const filesAnchor = 'record-files'

/** Links from elsewhere name what they are about: `?tab=tasks`, `?tab=files`. */
function useArrival(anchor: string, isMeant: (tab: string) => boolean) {
  const { tab = '' } = useScreenParams()
  const isAsked = tab !== '' && isMeant(tab)
  useEffect(() => {
    const place = isAsked && document.getElementById(anchor)
    // Once what stands above it has its height.
    if (place) requestAnimationFrame(() => scrollToPlace(place))
  }, [isAsked, anchor])
  return isAsked
}

/** The one timeline of a record, where a module keeps one of its kind. */
export function RecordActivity(props: ActivityProps) {
  const text = useKitText()
  return (
    <RecordSection title={text('recordPane.activity')} anchor={activityAnchor}>
      <Suspense>
        <Activity {...props} />
      </Suspense>
    </RecordSection>
  )
}

function Activity(props: ActivityProps) {
  const { parts, error, retry } = useRecordParts()
  useArrival(activityAnchor, (tab) => ['notes', 'tasks', 'history'].includes(tab))
  if (error) return <ProblemState error={error} retry={retry} />
  return parts && <parts.Activity {...props} />
}

/** What is written to people from outside, where a module keeps it. */
export const RecordMessages = ({ of }: { of: RecordKey }) => (
  <Suspense>
    <Messages {...of} />
  </Suspense>
)

function Messages(of: RecordKey) {
  const { parts } = useRecordParts()
  return parts && <parts.Messages {...of} />
}

/** What was written about it on paper, where a module keeps it. */
export const RecordLetters = ({ of }: { of: RecordKey }) => (
  <Suspense>
    <Letters {...of} />
  </Suspense>
)

function Letters(of: RecordKey) {
  const { parts } = useRecordParts()
  return parts && <parts.Letters {...of} />
}

/** What proves what a record says, where a module keeps it. */
export const RecordDocuments = ({ of }: { of: RecordKey }) => (
  <Suspense>
    <Documents {...of} />
  </Suspense>
)

function Documents(of: RecordKey) {
  const { parts } = useRecordParts()
  return parts && <parts.Documents {...of} />
}

/** The files that lie on a record, folded until somebody looks for them. */
export const RecordFiles = ({ of }: { of: RecordKey }) => (
  <Suspense>
    <Files {...of} />
  </Suspense>
)

function Files(of: RecordKey) {
  const { parts } = useRecordParts()
  const isAsked = useArrival(filesAnchor, (tab) => tab === 'files')
  return (
    parts && (
      <FoldedFiles of={of} isAsked={isAsked} useTitle={parts.useFilesTitle} Shown={parts.Files} />
    )
  )
}

/** The same as a section of its own. */
export const RecordFilesSection = ({ of }: { of: RecordKey }) => (
  <Suspense>
    <FilesSection {...of} />
  </Suspense>
)

function FilesSection(of: RecordKey) {
  const { parts } = useRecordParts()
  useArrival(filesAnchor, (tab) => tab === 'files')
  return parts && <TitledFiles of={of} useTitle={parts.useFilesTitle} Shown={parts.Files} />
}

interface ShownFiles {
  of: RecordKey
  useTitle: (of: RecordKey) => string
  Shown: ComponentType<RecordKey>
}

function TitledFiles({ of, useTitle, Shown }: ShownFiles) {
  return (
    <RecordSection title={useTitle(of)} anchor={filesAnchor}>
      <Shown {...of} />
    </RecordSection>
  )
}

function FoldedFiles(props: ShownFiles & { isAsked: boolean }) {
  const { of, isAsked, useTitle, Shown } = props
  return (
    <FoldedPart title={useTitle(of)} anchor={filesAnchor} isOpenFirst={isAsked}>
      <Shown {...of} />
    </FoldedPart>
  )
}
