import { IconFiles } from '@tabler/icons-react'
import { useRecord } from '#kit/web/api-query.ts'
import { EmptyState } from '#kit/web/show/EmptyState.tsx'
import { ProblemState } from '#kit/web/show/ProblemState.tsx'
import { WaitingPart } from '#kit/web/show/WaitingPart.tsx'
import { ModuleName, useText } from '#kit/web/text.ts'
import {
  fileSources,
  participantFilesEndpoints,
  type FileSource,
  type ParticipantFile,
} from '../../contract/participant-files.endpoints.ts'
import { AllFiles } from './AllFiles.tsx'
import { FileLine } from './FileLine.tsx'
import classes from './files.module.css'

/** Every file about a participant, by what they came with, to look at and to download. */
export function ParticipantFiles({ id }: { id: string }) {
  return (
    <ModuleName value="participantFiles">
      <Content id={id} />
    </ModuleName>
  )
}

function Content({ id }: { id: string }) {
  const text = useText()
  const answer = useRecord(participantFilesEndpoints.listParticipantFiles, { id })
  const { data, error, refetch } = answer
  if (error) return <ProblemState error={error} retry={() => void refetch()} />
  if (!data) return <WaitingPart height={240} />
  const files = data.data
  if (files.length === 0)
    return (
      <EmptyState
        mark={<IconFiles size={28} stroke={1.5} />}
        title={text('empty')}
        body={text('emptyHint')}
      />
    )
  return (
    <>
      <AllFiles id={id} files={files} />
      {fileSources.map((source) => (
        <OfSource key={source} source={source} files={files} />
      ))}
    </>
  )
}

function OfSource(props: { source: FileSource; files: readonly ParticipantFile[] }) {
  const text = useText()
  const files = props.files.filter(({ source }) => source === props.source)
  if (files.length === 0) return null
  const title = text(`sources.${props.source}`)
  return (
    <section className={classes.source} aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {files.map((file) => (
          <FileLine key={`${file.id} ${file.fileId}`} file={file} />
        ))}
      </ul>
    </section>
  )
}
