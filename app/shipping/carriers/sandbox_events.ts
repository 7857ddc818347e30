import type { DateTime } from 'luxon'
import type SandboxParcel from '#shipping/carriers/sandbox_parcel'
import type { SandboxFate } from '#shipping/carriers/sandbox_parcel'
import type { CourierEvent } from '#shipping/shipment/courier_event'
import type { TrackingCode } from '#shipping/shipment/tracking_codes'

type SandboxStep = { code: TrackingCode; at: 'origin' | 'destination'; text: string }

const ACROSS_THE_COUNTRY: SandboxStep[] = [
  { code: 'INFORMATION_RECEIVED', at: 'origin', text: 'Shipment information received' },
  { code: 'PICKED_UP', at: 'origin', text: 'Package picked up' },
  { code: 'DEPARTED_ORIGIN', at: 'origin', text: 'Departed the sorting centre' },
  { code: 'ARRIVED_AT_DESTINATION', at: 'destination', text: 'Arrived at the delivery centre' },
  { code: 'OUT_FOR_DELIVERY', at: 'destination', text: 'Out for delivery' },
  { code: 'DELIVERED', at: 'destination', text: 'Delivered' },
]

const ACROSS_A_BORDER: SandboxStep[] = [
  ...ACROSS_THE_COUNTRY.slice(0, 3),
  { code: 'EXPORT_SCAN', at: 'origin', text: 'Export scan, ready to fly' },
  { code: 'IMPORT_SCAN', at: 'destination', text: 'Arrived in the destination country' },
  { code: 'CLEARANCE_IN_PROGRESS', at: 'destination', text: 'Customs clearance in progress' },
  { code: 'CLEARED_CUSTOMS', at: 'destination', text: 'Cleared customs' },
  ...ACROSS_THE_COUNTRY.slice(3),
]

const FAILED_DELIVERY: SandboxStep = {
  code: 'DELIVERY_FAILED',
  at: 'destination',
  text: 'Delivery attempted, nobody was at home',
}

type SandboxFateRule = { word: RegExp; befalls: (steps: SandboxStep[]) => SandboxStep[] }

/** A word in the receiver's street address decides what happens to the parcel. */
const FATES: Record<SandboxFate, SandboxFateRule> = {
  missed: {
    word: /\bMISSED\b/,
    befalls: (steps) => [...steps.slice(0, -1), FAILED_DELIVERY, ...steps.slice(-2)],
  },
  held: {
    word: /\bHOLD\b/,
    befalls: (steps) => [
      ...steps.slice(0, -2),
      { code: 'HELD', at: 'destination', text: 'Held until the receiver sends a document' },
    ],
  },
  customs: {
    word: /\bCUSTOMS\b/,
    // Customs hold the parcel and release it one step later. Domestic parcels have no such step.
    befalls: (steps) =>
      steps.flatMap((step) =>
        step.code === 'CLEARED_CUSTOMS'
          ? [{ ...step, code: 'HELD', text: 'Held by customs for inspection' }, step]
          : [step]
      ),
  },
  returned: {
    word: /\bRETURN\b/,
    // Ends in "delivered", as real couriers report when the parcel is back at its sender.
    befalls: (steps) => [
      ...steps.slice(0, -1),
      FAILED_DELIVERY,
      { code: 'RETURNING', at: 'destination', text: 'Return to sender' },
      { code: 'ON_THE_WAY', at: 'origin', text: 'Departed the sorting centre' },
      { code: 'DELIVERED', at: 'origin', text: 'Delivered' },
    ],
  },
}

export function sandboxFate(address: string): SandboxFate | null {
  const entry = Object.entries(FATES).find(([, { word }]) => word.test(address))
  return entry ? (entry[0] as SandboxFate) : null
}

function sandboxSteps({ originCountry, destinationCountry, fate }: SandboxParcel): SandboxStep[] {
  const steps = originCountry === destinationCountry ? ACROSS_THE_COUNTRY : ACROSS_A_BORDER
  return fate ? FATES[fate].befalls(steps) : steps
}

/** Computes the events: one step each `paceSeconds`, from acceptance until `now` or the void. */
export function sandboxEvents(
  parcel: SandboxParcel,
  now: DateTime,
  paceSeconds: number
): CourierEvent[] {
  const until = parcel.voidedAt && parcel.voidedAt < now ? parcel.voidedAt : now
  return sandboxSteps(parcel)
    .map(({ code, at, text }, step) => ({
      sourceId: `${parcel.waybillNumber}/${step}`,
      code,
      text,
      countryCode: at === 'origin' ? parcel.originCountry : parcel.destinationCountry,
      place: at === 'origin' ? parcel.originPlace : parcel.destinationPlace,
      occurredAt: parcel.acceptedAt.plus({ seconds: step * paceSeconds }),
      ...(code === 'OUT_FOR_DELIVERY' && parcel.atAccessPoint ? leftAtAccessPoint(parcel) : {}),
    }))
    .filter(({ occurredAt }) => occurredAt <= until)
}

function leftAtAccessPoint({ destinationPlace, destinationCountry }: SandboxParcel) {
  const [city] = destinationPlace.split(',')
  return {
    code: 'READY_FOR_COLLECTION' as const,
    text: 'Left at an access point, ready for collection',
    accessPoint: {
      address: '18 Market Street, Corner Shop',
      city: city!,
      countryCode: destinationCountry,
      postalCode: '100001',
    },
  }
}
