import { callApi } from '~/api/call_api'
import { Card } from '~/ui/card'
import { PageHeader } from '~/ui/page_header'
import { MissingRightNotice } from '#identity/teams/components/team_right_guard'
import { Switch } from '~/ui/switch'
import { Tabs } from '~/ui/tabs'
import { useQueryParam } from '~/url/use_url_query'
import { NoBusiness } from '#branding/business/components/no_business'
import { MessageEditor } from '../components/message_editor'
import { MessageLog, type MessageLogProps } from '../components/message_log'
import { NotificationPlanForm } from '../components/notification_plan_form'
import type { ChannelPlan } from '#branding/notifications/rules/channel_plan'
import { usePublish } from '#branding/tracking_page/components/use_publish'
import type { NotificationTexts } from '#branding/notifications/rules/message_templates'
import type { Colours } from '#branding/tracking_page/rules/colours'

type Setup = {
  published: boolean
  notifyReceiver: boolean
  businessName: string
  /** Both have the length of real links, so that the SMS length is right. */
  exampleLink: string
  exampleStop: string
  plan: ChannelPlan
  hasWhatsApp: boolean
  colours: Colours
  texts: NotificationTexts[]
}

type NotificationSetupProps = { setup: Setup | null } & MessageLogProps

export default function NotificationSetup({ setup, ...log }: NotificationSetupProps) {
  return (
    <>
      <PageHeader
        title="Branded Notifications"
        description={`Your receivers get news of their parcels by ${setup?.hasWhatsApp ? 'e-mail, SMS and WhatsApp' : 'e-mail and SMS'}, in your name and colours.`}
      />
      <MissingRightNotice right="brand" />
      {setup ? (
        <div className="grid grid-cols-1 gap-4 lg:gap-6">
          <NotificationSwitch {...setup} />
          <NotificationTabs setup={setup} log={log} />
        </div>
      ) : (
        <NoBusiness />
      )}
    </>
  )
}

const TAB_IDS = ['rule', 'messages', 'log']

/** The address of a message is one of the messages tab. */
function NotificationTabs({ setup, log }: { setup: Setup; log: MessageLogProps }) {
  const [tab, choose] = useQueryParam('tab')
  const [event] = useQueryParam('event')
  const first = event ? 'messages' : 'rule'
  return (
    <Tabs
      label="Branded Notifications"
      keepsContent
      selected={TAB_IDS.find((id) => id === tab) ?? first}
      onChange={choose}
      tabs={[
        {
          id: 'rule',
          label: 'Rule and hours',
          content: <NotificationPlanForm plan={setup.plan} hasWhatsApp={setup.hasWhatsApp} />,
        },
        { id: 'messages', label: 'Messages', content: <MessageEditor {...setup} /> },
        { id: 'log', label: 'Log', content: <MessageLog {...log} /> },
      ]}
    />
  )
}

function NotificationSwitch({ published, notifyReceiver }: Setup) {
  const { isOn, busy, change } = usePublish(published, (value) =>
    callApi('api.branding.notification_status.update', { params: { value } })
  )
  return (
    <Card as="div">
      <Switch
        label={isOn ? 'Stop' : 'Publish'}
        hint={switchHint(isOn, notifyReceiver)}
        checked={isOn}
        disabled={busy}
        onChange={change}
      />
    </Card>
  )
}

function switchHint(isOn: boolean, notifyReceiver: boolean): string {
  if (isOn) {
    return 'Published. Receivers are notified when a parcel is booked, on the way, out for delivery, delivered or late, when a delivery failed, and when it is held, ready for collection or sent back.'
  }
  return notifyReceiver
    ? 'Not published. Receivers get one plain message when a parcel is booked, as set in your business profile.'
    : 'Not published. Receivers get no messages.'
}
