import { Banknote, Gift, MapPinned, PackagePlus } from 'lucide-react'
import { urlFor } from '~/client'
import { BigLink } from './big_link'

/** Where people go from the dashboard. */
export function BigLinks() {
  return (
    <nav aria-label="Dashboard" className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
      <BigLink
        href={urlFor('shipping.book', {})}
        label="Book Shipment"
        text="Compare couriers, book and pay"
        icon={PackagePlus}
      />
      <BigLink
        href={urlFor('shipping.track', {})}
        label="Track Shipments"
        text="See where a parcel is"
        icon={MapPinned}
      />
      <BigLink
        href={urlFor('wallet.fund', {})}
        label="Fund Wallet"
        text="By card or bank transfer"
        icon={Banknote}
      />
      <BigLink
        href={urlFor('identity.referrals', {})}
        label="Referral Program"
        text="Give credit and get credit"
        icon={Gift}
      />
    </nav>
  )
}
