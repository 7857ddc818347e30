import { usePage } from '@inertiajs/react'
import { BrandPhone } from '~/components/brand_contact'
import { Notice } from '~/ui/notice'
import {
  PARCEL_TROUBLE_TEXTS,
  type ParcelState,
  type ParcelTrouble,
  parcelTrouble,
} from '#shipping/shipment/rules/parcel_states'

type ParcelStateNoticeProps = {
  shipment: { status: string; parcelState: ParcelState | null; issue: string | null }
  arrivedDamaged?: boolean
  isStaff: boolean
}

/** Says what is wrong with a parcel and who must act. Renders nothing if nothing is wrong. */
export function ParcelStateNotice({ shipment, arrivedDamaged, isStaff }: ParcelStateNoticeProps) {
  const trouble = parcelTrouble(shipment, arrivedDamaged)
  if (!trouble) return null
  const { tone, title } = PARCEL_TROUBLE_TEXTS[trouble]
  return (
    <Notice tone={tone} title={title}>
      {shipment.issue && <p className="mb-1">{shipment.issue}</p>}
      {!isStaff && <SenderStep trouble={trouble} />}
      {isStaff && trouble === 'REFUSED' && (
        <p>
          Retry it, or void it to refund the price. Void &amp; Edit also opens it in the booking
          form, so that you can correct it and book it again.
        </p>
      )}
    </Notice>
  )
}

export function SenderStep({ trouble }: { trouble: ParcelTrouble }) {
  const { contactNumber } = usePage().props.brand
  const { forSender, callUs } = PARCEL_TROUBLE_TEXTS[trouble]
  return (
    <p>
      {forSender}
      {callUs && contactNumber && (
        <>
          {' '}
          Our number is <BrandPhone />.
        </>
      )}
    </p>
  )
}
