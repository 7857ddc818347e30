import { usePage } from '@inertiajs/react'
import { BrandPhone } from '~/components/brand_contact'
import { Notice } from '~/ui/notice'
import { PARCEL_STATE_TEXTS, type ParcelState } from '#shipping/shipment/rules/parcel_states'

type ParcelStateNoticeProps = { state: ParcelState; isStaff: boolean }

export function ParcelStateNotice({ state, isStaff }: ParcelStateNoticeProps) {
  const { brand } = usePage().props
  const { tone, title, forSender, callUs } = PARCEL_STATE_TEXTS[state]
  return (
    <Notice tone={tone} title={title}>
      {!isStaff && (
        <p>
          {forSender}
          {callUs && brand.contactNumber && (
            <>
              {' '}
              Our number is <BrandPhone />.
            </>
          )}
        </p>
      )}
    </Notice>
  )
}
