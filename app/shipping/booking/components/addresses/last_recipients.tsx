import type { BookedAddress } from '#shipping/booking/components/form/booking_types'

interface LastRecipientsProps {
  recipients: readonly BookedAddress[]
  onPick: (recipient: BookedAddress) => void
}

export function LastRecipients({ recipients, onPick }: LastRecipientsProps) {
  if (recipients.length === 0) return null
  return (
    <div role="group" aria-label="Sent to lately" className="sm:col-span-2">
      <p aria-hidden="true" className="mb-1.5 text-sm font-medium">
        Sent to lately
      </p>
      <ul className="grid grid-cols-1 gap-2 sm:grid-cols-3">
        {recipients.map((recipient) => (
          <li key={`${recipient.fullname} ${recipient.phoneNumber} ${recipient.address}`}>
            <button
              type="button"
              onClick={() => onPick(recipient)}
              className="block min-h-11 w-full rounded border border-line-strong bg-surface-raised px-3 py-2 text-left text-sm hover:bg-surface-sunken"
            >
              <span className="block truncate font-medium">{recipient.fullname}</span>
              <span className="block truncate text-ink-muted">{placeOf(recipient)}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

function placeOf({ address, cityName, stateName, countryName }: BookedAddress): string {
  return [address, cityName ?? stateName, countryName].filter(Boolean).join(', ')
}
