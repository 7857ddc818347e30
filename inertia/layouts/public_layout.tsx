import type { PropsWithChildren } from 'react'
import { PublicHeader } from '~/components/public/public_header'
import { SiteFooter } from '~/components/public/site_footer'
import { useReferralVisit } from '~/hooks/use_referral_visit'
import { PageFrame } from '~/layouts/page_frame'

/** The frame of the pages that anyone may open. It works before any script runs. */
export default function PublicLayout({ children }: PropsWithChildren) {
  useReferralVisit()
  return (
    <PageFrame className="bg-surface" before={<PublicHeader />} after={<SiteFooter />}>
      {children}
    </PageFrame>
  )
}
