import { Component, type ReactNode } from 'react'
import { Button } from '~/ui/button'
import { useUiWords } from '~/ui/use_ui_words'

interface PageErrorBoundaryProps {
  url: string
  children: ReactNode
}

/** Keeps the frame when a page fails to render, so that users can navigate away. */
export class PageErrorBoundary extends Component<PageErrorBoundaryProps, { hasFailed: boolean }> {
  state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  componentDidUpdate({ url }: PageErrorBoundaryProps) {
    if (this.state.hasFailed && url !== this.props.url) this.setState({ hasFailed: false })
  }

  render() {
    return this.state.hasFailed ? <PageError /> : this.props.children
  }
}

function PageError() {
  const t = useUiWords()
  return (
    <section role="alert" className="py-16 text-center">
      <h1 className="text-2xl font-display text-balance">{t('ui.failed.title')}</h1>
      <p className="mt-4 text-ink-muted">{t('ui.failed.text')}</p>
      <p className="mt-6">
        <Button onClick={() => window.location.reload()}>{t('ui.failed.again')}</Button>
      </p>
    </section>
  )
}
