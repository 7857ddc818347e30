import { Bell, Mail } from 'lucide-react'
import { useBrandedNotificationWords } from './notification_words'
import { useProductWords } from './product_words'

const MESSAGES = [
  { time: '09:12 AM', text: 'branded_notification.picture.arrived' },
  { time: '03:30 PM', text: 'branded_notification.picture.out' },
] as const

export function NotificationPicture() {
  const t = useBrandedNotificationWords()
  const product = useProductWords()
  return (
    <figure className="min-w-0">
      <ul className="grid gap-3 rounded border bg-surface-sunken p-5 sm:p-8">
        {MESSAGES.map(({ time, text }, index) => (
          <li key={text} className="rounded border bg-surface-raised p-4 text-sm shadow-raised">
            <p className="flex items-center gap-2 text-ink-muted">
              {index === 0 ? (
                <Mail aria-hidden="true" className="size-4" />
              ) : (
                <Bell aria-hidden="true" className="size-4" />
              )}
              <span className="flex-1 font-medium text-ink">ACME Foods</span>
              <span className="tabular">{time}</span>
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
