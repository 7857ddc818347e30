import { router } from '@inertiajs/react'
import { callApi } from '~/api/call_api'
import { useApiForm } from '~/api/use_api_form'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { Notice } from '~/ui/notice'
import { toast } from '~/ui/toaster'
import {
  checkQuietHours,
  type ChannelPlan,
  type ChannelChoice,
  type ChannelChoices,
  checkChannelChoice,
} from '#branding/notifications/rules/channel_plan'
import {
  NOTIFICATION_EVENT_LABELS,
  NOTIFICATION_EVENTS,
  type NotificationEvent,
} from '#shipping/tracking/rules/notification_events'
import { StaleNotice } from '#branding/business/components/stale_notice'
import { planSentence } from '#branding/notifications/rules/plan_sentence'
import { QuietHoursFields } from './quiet_hours_fields'
import { ChannelFields } from './channel_fields'

interface NotificationPlanFormProps {
  plan: ChannelPlan
  hasWhatsApp: boolean
}

export function NotificationPlanForm({ plan, hasWhatsApp }: NotificationPlanFormProps) {
  const { version, ...initial } = plan
  const form = useApiForm({
    initial,
    checks: {
      ways: firstChoiceProblem,
      quietUntil: (_, { quietFrom, quietUntil }) => checkQuietHours({ quietFrom, quietUntil }),
    },
    together: ['quietFrom', 'quietUntil'],
    version,
    send: (body, known) =>
      callApi('api.branding.notification_plans.update', {
        body: { ...body, version: Number(known) },
      }),
    done({ message, data: { version: saved, ...latest } }) {
      form.reset(latest, saved)
      toast.success(message)
    },
    refused: ({ message, code }) => code !== 'E_CONFLICT' && toast.error(message),
  })
  const { ways, quiet } = form.values
  const change = (event: NotificationEvent, part: Partial<ChannelChoice>) =>
    form.set('ways', { ...ways, [event]: { ...ways[event], ...part } })
  return (
    <Card title={planSentence(form.values)}>
      <form ref={form.form} onSubmit={form.submit} noValidate className="grid gap-5">
        <QuietHoursFields
          values={form.values}
          error={form.problems.quietUntil}
          onChange={form.put}
        />
        <div className="divide-y border-y">
          {NOTIFICATION_EVENTS.map((event) => (
            <ChannelFields
              key={event}
              label={NOTIFICATION_EVENT_LABELS[event]}
              way={ways[event]}
              hasWhatsApp={hasWhatsApp}
              isQuiet={quiet}
              onChange={(part) => change(event, part)}
            />
          ))}
        </div>
        {form.problems.ways && <Notice tone="danger">{form.problems.ways}</Notice>}
        {form.stale && (
          <StaleNotice
            what="these choices"
            onReload={() => router.visit(window.location.href, { preserveState: false })}
          />
        )}
        <Button type="submit" busy={form.busy} className="justify-self-start">
          Save Channels
        </Button>
      </form>
    </Card>
  )
}

function firstChoiceProblem(ways: ChannelChoices): string | null {
  const event = NOTIFICATION_EVENTS.find((one) => checkChannelChoice(ways[one]))
  return event
    ? `${NOTIFICATION_EVENT_LABELS[event]}: ${checkChannelChoice(ways[event])!.toLowerCase()}`
    : null
}
