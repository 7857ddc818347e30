import { router } from '@inertiajs/react'
import { send } from '~/api/send'
import { useApiForm } from '~/api/use_api_form'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { Notice } from '~/ui/notice'
import { toast } from '~/ui/toaster'
import {
  hoursSay,
  type Plan,
  type Way,
  type Ways,
  waySays,
} from '#branding/notifications/rules/plan'
import {
  EVENT_LABELS,
  NOTIFICATION_EVENTS,
  type NotificationEvent,
} from '#shipping/tracking/rules/receiver_events'
import { StaleNotice } from '#branding/business/components/stale_notice'
import { QuietFields } from './quiet_fields'
import { WayFields } from './way_fields'

interface PlanFormProps {
  plan: Plan
  hasWhatsApp: boolean
}

/** By which channels receivers are told of each event, and when they are left alone. */
export function PlanForm({ plan, hasWhatsApp }: PlanFormProps) {
  const { version, ...initial } = plan
  const form = useApiForm({
    initial,
    checks: {
      ways: waysSay,
      quietUntil: (_, { quietFrom, quietUntil }) => hoursSay({ quietFrom, quietUntil }),
    },
    together: ['quietFrom', 'quietUntil'],
    version,
    send: (body, known) =>
      send('api.branding.notification_plans.update', {
        body: { ...body, version: Number(known) },
      }),
    done({ message, data: { version: saved, ...latest } }) {
      form.reset(latest, saved)
      toast.success(message)
    },
    refused: ({ message, code }) => code !== 'E_CONFLICT' && toast.error(message),
  })
  const { ways, quiet } = form.values
  const change = (event: NotificationEvent, part: Partial<Way>) =>
    form.set('ways', { ...ways, [event]: { ...ways[event], ...part } })
  return (
    <Card
      title="Channels and Quiet Hours"
      description="By what your receivers are told of each event. A second channel is tried when the first does not reach them."
    >
      <form ref={form.form} onSubmit={form.submit} noValidate className="grid gap-5">
        <QuietFields values={form.values} error={form.problems.quietUntil} onChange={form.put} />
        <div className="divide-y border-y">
          {NOTIFICATION_EVENTS.map((event) => (
            <WayFields
              key={event}
              label={EVENT_LABELS[event]}
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

function waysSay(ways: Ways): string | null {
  const event = NOTIFICATION_EVENTS.find((one) => waySays(ways[one]))
  return event ? `${EVENT_LABELS[event]}: ${waySays(ways[event])!.toLowerCase()}` : null
}
