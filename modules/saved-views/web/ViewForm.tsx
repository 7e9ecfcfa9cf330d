import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { Form } from '#kit/web/form/Form.tsx'
import { useKeptValues } from '#kit/web/form/use-kept-form.ts'
import { callApi } from '#kit/web/api-call.ts'
import { ApiProblem } from '#kit/web/api-problem.ts'
import { refreshTopics } from '#kit/web/api-query.ts'
import type { ListViewsProps } from '#kit/web/list/list-views.ts'
import { queries } from '#kit/web/queries.ts'
import { useProblemText } from '#kit/web/show/problem-text.ts'
import { useKitText, useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { sharing } from '../contract/saved-view.ts'
import {
  savedViewsEndpoints,
  type SavedView,
  type SavedViews,
} from '../contract/saved-views.endpoints.ts'
import { stateOf } from './use-view-acts.ts'
import classes from './views.module.css'

interface ViewFormProps extends ListViewsProps {
  views: SavedViews
  /** Left out, what is shown becomes a view. */
  view: SavedView | null
  close: () => void
}

/** Names a view and says who sees it. */
export function ViewForm(props: ViewFormProps) {
  const { views, close } = props
  const text = useText('savedViews')
  const kit = useKitText()
  const form = useViewForm(props)
  return (
    <Form className={classes.form} submit={form.submit}>
      <TextInput
        label={text('fields.name')}
        data-autofocus
        required
        value={form.name}
        error={form.errors['name']}
        onChange={({ currentTarget }) => form.setName(currentTarget.value)}
      />
      {views.can['share'] && (
        <>
          <NativeSelect
            label={text('fields.sharedWith')}
            value={form.sharedWith}
            data={sharing.map((value) => ({ value, label: text(`choices.sharedWith.${value}`) }))}
            onChange={({ currentTarget }) =>
              form.setSharedWith(currentTarget.value as SavedView['sharedWith'])
            }
          />
          {form.sharedWith === 'role' && (
            <NativeSelect
              label={text('fields.roleId')}
              value={form.roleId}
              error={form.errors['roleId']}
              data={[
                { value: '', label: kit('form.choose') },
                ...views.roles.map((role) => ({ value: role.id, label: role.name })),
              ]}
              onChange={({ currentTarget }) => form.setRoleId(currentTarget.value)}
            />
          )}
        </>
      )}
      {form.failure && <p role="alert">{form.failure}</p>}
      <div className={classes.buttons}>
        <Button size="xs" variant="default" onClick={close}>
          {kit('actions.cancel')}
        </Button>
        <Button size="xs" type="submit" loading={form.isBusy}>
          {text('save')}
        </Button>
      </div>
    </Form>
  )
}

function useViewForm({ view, list, present, close }: ViewFormProps) {
  const text = useText('savedViews')
  const kit = useKitText()
  const words = useProblemText()
  const [name, setName] = useState(view?.name ?? '')
  const [sharedWith, setSharedWith] = useState(view?.sharedWith ?? 'nobody')
  const [roleId, setRoleId] = useState(view?.roleId ?? '')
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  const isTyped = name !== (view?.name ?? '')
  useKeptValues({
    name: `view ${view?.id ?? ''}`,
    values: isTyped ? { name, sharedWith, roleId } : null,
    restore: (kept) => {
      setName(kept.name)
      setSharedWith(kept.sharedWith)
      setRoleId(kept.roleId)
    },
  })

  const send = () => {
    const body = { name, sharedWith, roleId: sharedWith === 'role' ? roleId : null }
    return view
      ? callApi(savedViewsEndpoints.editView, {
          params: { id: view.id },
          version: view.version,
          body,
        })
      : callApi(savedViewsEndpoints.addView, { body: { ...body, list, state: stateOf(present) } })
  }
  const missingAt = (key: string) => kit('validation.required', { label: text(key) })
  const submit = async () => {
    const missing = {
      ...(!name.trim() && { name: missingAt('fields.name') }),
      ...(sharedWith === 'role' && !roleId && { roleId: missingAt('fields.roleId') }),
    }
    setErrors(missing)
    setFailure(null)
    if (Object.keys(missing).length > 0) return
    setBusy(true)
    try {
      await send()
      toast.success(text('toast.saved', { name }))
      close()
    } catch (error) {
      const complaints =
        error instanceof ApiProblem ? Object.entries(error.problem.errors ?? {}) : []
      setErrors(Object.fromEntries(complaints.map(([at, [first]]) => [at, first?.message ?? ''])))
      if (complaints.length === 0) setFailure(words(error))
    } finally {
      setBusy(false)
      void refreshTopics(queries, ['saved-views'])
    }
  }
  return {
    name,
    setName,
    sharedWith,
    setSharedWith,
    roleId,
    setRoleId,
    errors,
    failure,
    isBusy,
    submit,
  }
}
