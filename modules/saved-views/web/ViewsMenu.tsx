import { Button, Skeleton } from '@mantine/core'
import { IconBookmark, IconHome, IconUsers } from '@tabler/icons-react'
import { useState } from 'react'
import { useAnswer } from '#kit/web/api-query.ts'
import type { ListViewsProps } from '#kit/web/list/list-views.ts'
import type { RowAction } from '#kit/web/list/list-props.ts'
import { RowMenu } from '#kit/web/list/RowMenu.tsx'
import { useProblemText } from '#kit/web/show/problem-text.ts'
import { useText } from '#kit/web/text.ts'
import {
  savedViewsEndpoints,
  type SavedView,
  type SavedViews,
} from '../contract/saved-views.endpoints.ts'
import { useViewActs } from './use-view-acts.ts'
import { ViewForm } from './ViewForm.tsx'
import classes from './views.module.css'

/** The saved views of a list: to show one, and to save what is shown. */
export function ViewsMenu(props: ListViewsProps) {
  const text = useText('savedViews')
  const words = useProblemText()
  const { data, error } = useAnswer(savedViewsEndpoints.listViews, { query: { list: props.list } })
  const [editing, setEditing] = useState<SavedView | 'new' | null>(null)
  const [deleted, setDeleted] = useState<SavedView | null>(null)
  if (error) return <p role="alert">{words(error)}</p>
  if (!data) return <Skeleton height={64} />
  if (editing)
    return (
      <ViewForm
        {...props}
        views={data}
        view={editing === 'new' ? null : editing}
        close={() => setEditing(null)}
      />
    )
  return (
    <section className={classes.views} aria-label={text('title')}>
      <p className={classes.heading}>{text('title')}</p>
      {data.data.length === 0 && <p className="quiet">{text('none')}</p>}
      <ul>
        {data.data.map((view) => (
          <ViewLine
            key={view.id}
            {...props}
            view={view}
            views={data}
            edit={() => setEditing(view)}
            gone={() => setDeleted(view)}
          />
        ))}
      </ul>
      <Undo {...{ deleted }} done={() => setDeleted(null)} />
      <Button variant="default" size="xs" fullWidth onClick={() => setEditing('new')}>
        {text('save')}
      </Button>
    </section>
  )
}

interface LineProps extends ListViewsProps {
  view: SavedView
  views: SavedViews
  edit: () => void
  gone: () => void
}

function ViewLine(props: LineProps) {
  const text = useText('savedViews')
  const { view, views, show } = props
  const isDefault = views.defaultId === view.id
  return (
    <li>
      <button type="button" className={classes.show} onClick={() => show(view.state)}>
        <IconBookmark size={16} stroke={1.75} aria-hidden />
        <span>{view.name}</span>
        {isDefault && <IconHome size={14} role="img" aria-label={text('isDefault')} />}
        {view.sharedWith !== 'nobody' && (
          <IconUsers size={14} role="img" aria-label={text('isShared', { name: view.owner })} />
        )}
      </button>
      <RowMenu name={view.name} actions={useLineActions(props, isDefault)} withinPortal={false} />
    </li>
  )
}

function useLineActions(
  { view, list, present, edit, gone }: LineProps,
  isDefault: boolean,
): RowAction[] {
  const text = useText('savedViews')
  const acts = useViewActs(list)
  const always: RowAction[] = [
    {
      key: 'default',
      label: text(isDefault ? 'noDefault' : 'makeDefault'),
      run: () => void acts.setDefault(isDefault ? null : view.id),
    },
    { key: 'link', label: text('copyLink'), run: () => void acts.copyLink(view) },
  ]
  if (!view.can['edit']) return always
  const remove = async () => {
    if (await acts.remove(view)) gone()
  }
  return [
    ...always,
    { key: 'update', label: text('update'), run: () => void acts.update(view, present) },
    { key: 'edit', label: text('rename'), run: edit },
    { key: 'delete', label: text('delete'), danger: true, run: () => void remove() },
  ]
}

function Undo({ deleted, done }: { deleted: SavedView | null; done: () => void }) {
  const text = useText('savedViews')
  const acts = useViewActs('')
  const undo = async () => {
    if (deleted && (await acts.restore(deleted))) done()
  }
  return (
    <div role="status">
      {deleted && (
        <p className={classes.undo}>
          {text('deleted', { name: deleted.name })}
          <Button variant="subtle" size="compact-sm" onClick={() => void undo()}>
            {text('undo')}
          </Button>
        </p>
      )}
    </div>
  )
}
