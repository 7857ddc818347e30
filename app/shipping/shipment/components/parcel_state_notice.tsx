import type { ReactNode } from 'react'
import { Link } from '@adonisjs/inertia/react'
import { usePage } from '@inertiajs/react'
import { urlFor } from '~/client'
import { BrandPhone } from '~/components/brand_contact'
import { Notice } from '~/ui/notice'
import {
  PARCEL_TROUBLE_TEXTS,
  type ParcelState,
  type ParcelTrouble,
  parcelTrouble,
} from '#shipping/shipment/rules/parcel_states'

type ParcelStateNoticeProps = {
  shipment: {
    trackingNumber: number
    status: string
    parcelState: ParcelState | null
    issue: string | null
  }
  arrivedDamaged?: boolean
  isStaff: boolean
  /** Buttons that solve the problem. Without them, the notice links to the page that has them. */
  children?: ReactNode
}

/** Says what is wrong with a parcel and who must act. Renders nothing if nothing is wrong. */
export function ParcelStateNotice(props: ParcelStateNoticeProps) {
  const { shipment, arrivedDamaged, isStaff } = props
  const trouble = parcelTrouble(shipment, arrivedDamaged)
  if (!trouble) return null
  const { tone, title } = PARCEL_TROUBLE_TEXTS[trouble]
  const { children = trouble === 'REFUSED' && <ShipmentLink {...shipment} /> } = props
  return (
    <Notice tone={tone} title={title}>
      {shipment.issue && <p className="mb-1">{shipment.issue}</p>}
      {!isStaff && <SenderStep trouble={trouble}>{children}</SenderStep>}
      {isStaff && trouble === 'REFUSED' && (
        <>
          <p>
            Correct the address, retry it, or void it to refund the price. Void &amp; Edit in the
            menu also opens it in the booking form, so that you can book it again.
          </p>
          {children}
        </>
      )}
    </Notice>
  )
}

function ShipmentLink({ trackingNumber }: { trackingNumber: number }) {
  return (
    <p>
      <Link className="link" href={urlFor('shipping.shipment', { number: trackingNumber })}>
        Open shipment
      </Link>
    </p>
  )
}

/** The number comes last: people call if they cannot help themselves. */
export function SenderStep({
  trouble,
  children,
}: {
  trouble: ParcelTrouble
  children?: ReactNode
}) {
  const { contactNumber } = usePage().props.brand
  const { forSender, callUs } = PARCEL_TROUBLE_TEXTS[trouble]
  const call = callUs && contactNumber && (
    <>
      {callUs} <BrandPhone />.
    </>
  )
  return (
    <>
      <p>
        {forSender} {!children && call}
      </p>
      {children}
      {children && call && <p>{call}</p>}
    </>
  )
}
