import { Mail, MessageSquareText } from 'lucide-react'
import { useBrandedNotificationWords } from './notification_words'
import { useProductWords } from './product_words'

const MESSAGES = [
  { channel: 'E-mail', icon: Mail, time: '09:12 AM', text: 'branded_notification.picture.arrived' },
  {
    channel: 'SMS',
    icon: MessageSquareText,
    time: '03:30 PM',
    text: 'branded_notification.picture.out',
  },
] as const

export function NotificationPicture() {
  const t = useBrandedNotificationWords()
  const product = useProductWords()
  return (
    <figure className="min-w-0">
      <ul className="grid gap-3 rounded border bg-surface-sunken p-5 sm:p-8">
        {MESSAGES.map(({ channel, icon: Icon, time, text }) => (
          <li key={text} className="rounded border bg-surface-raised p-4 text-sm shadow-raised">
            <p className="flex items-center gap-2 text-ink-muted">
              <Icon aria-hidden="true" className="size-4" />
              <span className="font-medium text-ink">ACME Foods</span>
              <span className="tabular flex-1">{time}</span>
              <span className="text-xs">{channel}</span>
            </p>
            <p className="mt-1.5">{t(text)}</p>
          </li>
        ))}
      </ul>
      <figcaption className="mt-2 text-center text-sm text-ink-muted">
        {product('product.example')}
      </figcaption>
    </figure>
  )
}
