import { usePage } from '@inertiajs/react'
import { BrandPhone } from '~/components/brand_contact'
import { pageUrls } from '~/page_urls'
import { Notice } from '~/ui/notice'

type HeldNoticeProps = { issue: string | null; isStaff: boolean }

export function HeldNotice({ issue, isStaff }: HeldNoticeProps) {
  return (
    <Notice tone="warning" title="The courier could not take this shipment">
      {issue && <p>{issue}</p>}
      <p className="mt-1">{isStaff ? <ForStaff /> : <ForOwner />}</p>
    </Notice>
  )
}

function ForStaff() {
  return (
    <>
      Retry it, or void it to refund the price. Void &amp; Edit also opens it in the booking form,
      so that you can correct it and book it again.
    </>
  )
}

function ForOwner() {
  const { brand } = usePage().props
  return (
    <>
      Your money is safe. Call us{brand.contactNumber && ' on '}
      <BrandPhone /> and we will try the courier once more or refund the price. You can also{' '}
      <a href={pageUrls.booking} className="link">
        book it again
      </a>{' '}
      with the right details, and ask us to refund this one.
    </>
  )
}
