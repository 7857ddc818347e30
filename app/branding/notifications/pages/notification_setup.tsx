import { send } from '~/api/send'
import { Card } from '~/ui/card'
import { PageHeader } from '~/ui/page_header'
import { RightNotice } from '#identity/teams/components/right_needed'
import { Switch } from '~/ui/switch'
import { NoBusiness } from '#branding/business/components/no_business'
import { MessageEditor } from '../components/message_editor'
import { MessageLog, type MessageLogProps } from '../components/message_log'
import { PlanForm } from '../components/plan_form'
import type { Plan } from '#branding/notifications/rules/plan'
import { usePublishing } from '#branding/tracking_page/components/use_publishing'
import type { NotificationTexts } from '#branding/notifications/rules/templates'
import type { Colours } from '#branding/tracking_page/rules/colours'

type Setup = {
  published: boolean
  notifyReceiver: boolean
  businessName: string
  /** As long as the real ones. */
  exampleLink: string
  exampleStop: string
  plan: Plan
  hasWhatsApp: boolean
  /** In naira. */
  prices: { smsPart: number; whatsapp: number }
  colours: Colours
  texts: NotificationTexts[]
}

type NotificationSetupProps = { setup: Setup | null } & MessageLogProps

/** One switch for all that receivers are told, the words, and what became of them. */
export default function NotificationSetup({ setup, ...log }: NotificationSetupProps) {
  return (
    <>
      <PageHeader
        title="Branded Notifications"
        description="Your receivers get news of their parcels by e-mail, SMS and WhatsApp, in your name and colours."
      />
      <RightNotice right="brand" />
      {setup ? (
        <div className="grid gap-4 lg:gap-6">
          <OneSwitch {...setup} />
          <PlanForm plan={setup.plan} hasWhatsApp={setup.hasWhatsApp} />
          <MessageEditor {...setup} />
          <MessageLog {...log} />
        </div>
      ) : (
        <NoBusiness />
      )}
    </>
  )
}

function OneSwitch({ published, notifyReceiver }: Setup) {
  const { isOn, busy, change } = usePublishing(published, (value) =>
    send('api.branding.notification_status.update', { params: { value } })
  )
  return (
    <Card as="div">
      <Switch
        label={isOn ? 'Stop' : 'Publish'}
        hint={hintOf(isOn, notifyReceiver)}
        checked={isOn}
        disabled={busy}
        onChange={change}
      />
    </Card>
  )
}

function hintOf(isOn: boolean, notifyReceiver: boolean): string {
  if (isOn) {
    return 'Receivers are notified when a parcel is booked, on the way, out for delivery, delivered or late, and when it is held, ready for collection or sent back.'
  }
  return notifyReceiver
    ? 'Receivers get one plain message when a parcel is booked, as set in your business profile.'
    : 'Receivers get no messages.'
}
