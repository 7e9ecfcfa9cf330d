import { useSearchParameters } from '#kit/web/router/address.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { useText } from '#kit/web/text.ts'
import { ChooseTwo } from './ChooseTwo.tsx'
import { MergeTwo } from './MergeTwo.tsx'

/** Two shareholders side by side, and what merging them would do; whoever is not named yet is chosen. */
export function MergeScreen() {
  const text = useText()
  const { keep = '', drop = '' } = useSearchParameters()
  const areTwo = keep !== '' && drop !== '' && keep !== drop
  return (
    <>
      <PageHeader
        title={text('screens.mergeShareholders')}
        below={<p className="quiet">{text('merge.intro')}</p>}
      />
      {areTwo ? (
        <MergeTwo key={[keep, drop].toSorted().join()} keep={keep} drop={drop} />
      ) : (
        <ChooseTwo keep={keep} drop={drop} />
      )}
    </>
  )
}
