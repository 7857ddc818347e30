import { usePage } from '@inertiajs/react'
import { Link } from '@adonisjs/inertia/react'
import { pageUrls } from '~/page_urls'
import { urlFor } from '~/client'
import { BrandMark } from '~/components/brand_mark'
import { PublicMenu } from '~/components/public/public_menu'
import { PublicNavigation } from '~/components/public/public_navigation'
import { useFrameWords } from '~/components/public/use_frame_words'
import { useSignOut } from '~/components/shell/use_sign_out'
import { Button } from '~/ui/button'
import { LanguageMenu } from '#shared/languages/components/language_bar'

export function PublicHeader() {
  const { brand } = usePage().props
  return (
    <header className="no-print relative z-20 border-b bg-surface-raised">
      <div className="mx-auto flex h-16 w-full max-w-[1200px] items-center gap-1 px-4 sm:gap-2 sm:px-6">
        <Link
          href={urlFor('shared.landing', {})}
          className="mr-auto flex items-center gap-2.5 rounded text-xl font-display"
        >
          <BrandMark />
          {brand.name}
        </Link>
        <PublicNavigation className="mr-2 hidden lg:block" />
        <LanguageMenu nameClass="max-sm:sr-only" />
        <AccountLinks />
        <PublicMenu className="-mr-2 lg:hidden" />
      </div>
    </header>
  )
}

function AccountLinks() {
  const { caller } = usePage().props
  const t = useFrameWords()
  const { busy, signOut } = useSignOut()
  if (!caller) {
    return (
      <>
        <Button
          as={Link}
          href={urlFor('identity.sign_in', {})}
          variant="secondary"
          className="max-sm:px-3"
        >
          {t('frame.signIn')}
        </Button>
        <Button as={Link} href={urlFor('identity.register', {})} className="max-sm:hidden">
          {t('frame.signUp')}
        </Button>
      </>
    )
  }
  return (
    <>
      <Button variant="ghost" busy={busy} onClick={signOut} className="max-lg:hidden">
        {t('frame.signOut')}
      </Button>
      <Button as={Link} href={pageUrls.home} className="max-sm:px-3">
        {t('frame.dashboard')}
      </Button>
    </>
  )
}
