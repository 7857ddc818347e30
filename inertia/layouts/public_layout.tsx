import type { PropsWithChildren } from 'react'
import { PublicHeader } from '~/components/public/public_header'
import { SiteFooter } from '~/components/public/site_footer'
import { useReferralVisit } from '~/hooks/use_referral_visit'
import { PageFrame } from '~/layouts/page_frame'
import { LanguageBar } from '#shared/languages/components/language_bar'

/** The frame of public pages. Works before scripts load. */
export default function PublicLayout({ children }: PropsWithChildren) {
  useReferralVisit()
  return (
    <PageFrame className="bg-surface" before={<PublicHeader />} after={<SiteFooter />}>
      <LanguageBar className="-mt-4 mb-2 sm:-mt-6" />
      {children}
    </PageFrame>
  )
}
