import { usePage } from '@inertiajs/react'
import { useView } from '~/components/shell/use_view'
import { isShellPage } from '~/layouts/shell_page'
import { ErrorPage } from '../components/error_page'

export default function NotFound() {
  const isInShell = isShellPage(usePage())
  const { home } = useView()
  return (
    <ErrorPage
      title="Page not found"
      heading="Ooooops! Looks like you got lost."
      home={isInShell ? home : undefined}
    >
      The page you are looking for has not shipped!
    </ErrorPage>
  )
}
