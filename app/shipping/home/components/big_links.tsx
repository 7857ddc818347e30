import { usePage } from '@inertiajs/react'
import { Banknote, Gift, MapPinned, PackagePlus } from 'lucide-react'
import { urlFor } from '~/client'
import { useRefusal } from '#identity/teams/components/use_refusal'
import { cx } from '~/ui/cx'
import { BigLink } from './big_link'

/** Where people go from the dashboard. */
export function BigLinks() {
  const isTest = usePage().props.caller?.isTest
  const refusal = useRefusal('book')
  return (
    <nav
      aria-label="Dashboard"
      className={cx('grid gap-2 sm:gap-4', isTest ? 'grid-cols-1' : 'grid-cols-3')}
    >
      <BigLink
        href={urlFor('shipping.book', {})}
        label="Book Shipment"
        text="Compare couriers, book and pay"
        icon={PackagePlus}
        refusal={refusal}
        primary
      />
      <BigLink
        href={urlFor('shipping.track', {})}
        label="Track Shipments"
        text="See where a parcel is"
        icon={MapPinned}
      />
      {!isTest && <LiveLinks />}
    </nav>
  )
}

function LiveLinks() {
  const refusal = useRefusal('fund')
  return (
    <>
      <BigLink
        href={urlFor('wallet.fund', {})}
        label="Fund Wallet"
        text="By card or bank transfer"
        icon={Banknote}
        refusal={refusal}
      />
      <BigLink
        href={urlFor('identity.referrals', {})}
        label="Referral Program"
        text="Give credit and get credit"
        icon={Gift}
      />
    </>
  )
}
