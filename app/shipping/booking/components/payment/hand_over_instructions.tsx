import type { Data } from '@generated/data'
import { Phone } from '~/ui/phone'
import type { DropOffLocationData } from '#shipping/booking/components/form/booking_types'

interface HandOverInstructionsProps {
  parcel: Data.Shipping.Booking.BookedParcel
  offices: DropOffLocationData[]
}

/** Tells the sender when we pick the parcel up, or where and when to bring it. */
export function HandOverInstructions({ parcel, offices }: HandOverInstructionsProps) {
  return (
    <div className="border-t pt-4">
      <h3 className="font-medium">{parcel.pickup ? 'Pickup' : 'Drop-off'}</h3>
      {parcel.pickup ? (
        <p className="text-ink-muted">
          {parcel.pickup}.{!parcel.isPickupOver && ' Keep the parcel packed and at hand.'}
        </p>
      ) : (
        <>
          <p className="text-ink-muted">Bring the parcel, with its waybill on it, to our office.</p>
          <ul className="mt-2 grid gap-3">
            {offices.map((office) => (
              <li key={`${office.name} ${office.address}`}>
                <p className="font-medium">{office.name}</p>
                <p>{office.address}</p>
                <p className="text-ink-muted">
                  {office.openingHours} · <Phone number={office.phoneNumber} />
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
