import type { Data } from '@generated/data'
import { formatNaira } from '~/ui/money'
import { StatCard } from '~/ui/stat_card'
import { CHANNEL_LABELS, CHANNELS } from '#branding/notifications/rules/channels'

type Cost = Data.Branding.Notifications.Log.ChannelCost

export function MessageCostCards({ costs }: { costs: Cost[] | undefined }) {
  return (
    <div className="grid gap-3 sm:grid-cols-3">
      {CHANNELS.map((channel) => {
        const own = costs?.find((cost) => cost.channel === channel)
        return (
          <StatCard
            key={channel}
            label={CHANNEL_LABELS[channel]}
            loading={!own}
            value={own && `${own.messages.toLocaleString('en-NG')} sent`}
            hint={own && channelCostText(own)}
          />
        )
      })}
    </div>
  )
}

function channelCostText({ channel, parts, cost }: Cost): string {
  if (channel === 'email') return 'Free'
  const counted = channel === 'sms' ? `${parts === 1 ? '1 part' : `${parts} parts`}, ` : ''
  return `${counted}${formatNaira(cost)}`
}
