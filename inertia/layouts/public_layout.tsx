import type { PropsWithChildren } from 'react'
import { PublicHeader } from '~/components/public/public_header'
import { SiteFooter } from '~/components/public/site_footer'
import { useReferralVisit } from '~/hooks/use_referral_visit'
import { PageFrame } from '~/layouts/page_frame'
import { DraftNote } from '#shared/languages/components/language_bar'

/** The frame of public pages. Works before scripts load. */
export default function PublicLayout({ children }: PropsWithChildren) {
  useReferralVisit()
  return (
    <PageFrame className="bg-surface" before={<PublicHeader />} after={<SiteFooter />}>
      <DraftNote className="-mt-2 mb-4" />
      {children}
    </PageFrame>
  )
}
