import { usePage } from '@inertiajs/react'
import { useAppView } from '~/components/shell/use_view'
import { isShellPage } from '~/layouts/shell_page'
import { ErrorPage } from '../components/error_page'
import type { PageTranslations } from '#shared/languages/rules/page_translations'
import { useErrorWords } from '../components/error_words'
import { Link } from '@adonisjs/inertia/react'
import { useFrameWords } from '~/components/public/use_frame_words'
import { pageUrls } from '~/page_urls'
import { Button } from '~/ui/button'

export default function NotFound(_: { words?: PageTranslations }) {
  const t = useErrorWords()
  const isInShell = isShellPage(usePage())
  const { home } = useAppView()
  return (
    <ErrorPage
      title={t('errors.lost.head')}
      heading={t('errors.lost.title')}
      home={isInShell ? home : undefined}
      actions={!isInShell && <PublicActions />}
    >
      {t('errors.lost.text')}
    </ErrorPage>
  )
}

function PublicActions() {
  const t = useFrameWords()
  return (
    <>
      <Button as={Link} href={pageUrls.tracking} variant="secondary">
        {t('frame.track')}
      </Button>
      <Button as={Link} href={pageUrls.rates} variant="secondary">
        {t('frame.rates')}
      </Button>
    </>
  )
}
