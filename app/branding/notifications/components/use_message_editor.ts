import { useEffect, useState } from 'react'
import { router } from '@inertiajs/react'
import { useQueryParam } from '~/url/use_url_query'
import type { ResponseOf } from '~/api/call_types'
import { useApiCall } from '~/api/use_api_call'
import type { FieldErrors, ApiOutcome } from '~/api/api_outcome'
import { toast } from '~/ui/toaster'
import type { NotificationEvent } from '#shipping/tracking/rules/notification_events'
import type { NotificationTexts } from '#branding/notifications/rules/message_templates'
import type { TemplateTexts } from '#branding/notifications/rules/message_templates'

type SavedTemplate = ResponseOf<'api.branding.notification_templates.update'>

type EditorErrors = { errors: FieldErrors; isStale: boolean }

const NO_EDITOR_ERRORS: EditorErrors = { errors: {}, isStale: false }

/** Holds the edited texts of all events, but saves one event at a time. */
export function useMessageEditor(given: readonly NotificationTexts[]) {
  const [all, setAll] = useState(given)
  const [chosen, choose] = useQueryParam('event')
  const [wrong, setWrong] = useState(NO_EDITOR_ERRORS)
  const { busy, send } = useApiCall()
  const texts = all.find(({ event }) => event === chosen) ?? all[0]!
  const { event } = texts

  useEffect(() => setWrong(NO_EDITOR_ERRORS), [event])

  function replace(next: NotificationTexts) {
    setAll(all.map((one) => (one.event === next.event ? next : one)))
  }

  async function saveWith(asked: Promise<ApiOutcome<SavedTemplate>>) {
    const outcome = await asked
    if (outcome.ok) {
      setWrong(NO_EDITOR_ERRORS)
      replace(outcome.body.data)
      toast.success(outcome.body.message)
      return
    }
    const isStale = outcome.code === 'E_CONFLICT'
    setWrong({ errors: outcome.fields, isStale })
    if (!isStale) toast.error(outcome.message)
  }

  return {
    all,
    event,
    texts,
    ...wrong,
    busy,
    choose: (next: NotificationEvent) => choose(next === all[0]!.event ? null : next),
    change: (changed: Partial<TemplateTexts>) => replace({ ...texts, ...changed }),
    save() {
      const { subject, body, sms, version } = texts
      return saveWith(
        send('api.branding.notification_templates.update', {
          params: { event },
          body: { subject, body, sms, version },
        })
      )
    },
    reset: () =>
      saveWith(
        send('api.branding.notification_templates.destroy', {
          params: { event },
          body: { version: texts.version },
        })
      ),
    /** Loads the saved texts of this event and keeps edits of the others. */
    reload() {
      router.reload({
        only: ['setup'],
        onSuccess({ props }) {
          const latest = (props.setup as { texts: NotificationTexts[] }).texts
          replace(latest.find((one) => one.event === event)!)
          setWrong(NO_EDITOR_ERRORS)
        },
      })
    },
  }
}
