import { Bell, Mail } from 'lucide-react'

const MESSAGES = [
  {
    time: '09:12 AM',
    text: 'Your order from ACME Foods has arrived in London.',
  },
  {
    time: '03:30 PM',
    text: 'Your order from ACME Foods is out for delivery. Follow it on our tracking page.',
  },
]

/** Messages as a shop's customer would get them. The shop is made up, and the caption says so. */
export function NotificationPicture() {
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
            <p className="mt-1.5">{text}</p>
          </li>
        ))}
      </ul>
      <figcaption className="mt-2 text-center text-sm text-ink-muted">
        An example. ACME Foods is made up.
      </figcaption>
    </figure>
  )
}
