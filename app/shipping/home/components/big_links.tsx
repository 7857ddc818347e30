import { usePage } from '@inertiajs/react'
import { Banknote, Gift, MapPinned, PackagePlus } from 'lucide-react'
import { urlFor } from '~/client'
import { useMissingRight } from '#identity/teams/components/use_missing_right'
import { cx } from '~/ui/cx'
import { BigLink } from './big_link'

export function BigLinks() {
  const isTest = usePage().props.caller?.isTest
  const refusal = useMissingRight('book')
  // Members without the right to fund see no funding link; the wallet page explains why.
  const mayFund = useMissingRight('fund') === null
  return (
    <nav
      aria-label="Dashboard"
      className={cx(
        'grid gap-2 sm:gap-4',
        isTest ? 'grid-cols-1' : mayFund ? 'grid-cols-3' : 'grid-cols-2'
      )}
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
      {!isTest && <LiveLinks mayFund={mayFund} />}
    </nav>
  )
}

function LiveLinks({ mayFund }: { mayFund: boolean }) {
  return (
    <>
      {mayFund && (
        <BigLink
          href={urlFor('wallet.fund', {})}
          label="Fund Wallet"
          text="By card or bank transfer"
          icon={Banknote}
        />
      )}
      <BigLink
        href={urlFor('identity.referrals', {})}
        label="Referral Program"
        text="Give credit and get credit"
        icon={Gift}
      />
    </>
  )
}
