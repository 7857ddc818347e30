import { type ReactNode, useRef } from 'react'
import { usePage } from '@inertiajs/react'
import { SkipLink } from '~/components/skip_link'
import { PageErrorBoundary } from '~/layouts/page_error_boundary'
import { usePageFocus, useVisitErrors } from '~/layouts/use_page_focus'
import { cx } from '~/ui/cx'

export interface PageFrameProps {
  className: string
  before: ReactNode
  after?: ReactNode
  children: ReactNode
}

const CONTENT_ID = 'content'

export function PageFrame({ className, before, after, children }: PageFrameProps) {
  const main = useRef<HTMLElement>(null)
  const { url } = usePage()
  usePageFocus(main)
  useVisitErrors()
  return (
    <div className={cx('flex min-h-dvh flex-col', className)}>
      <SkipLink to={CONTENT_ID} />
      {before}
      <main
        ref={main}
        id={CONTENT_ID}
        tabIndex={-1}
        className="mx-auto w-full max-w-[1200px] flex-1 px-4 py-6 sm:px-6 sm:py-8 print:p-0"
      >
        <PageErrorBoundary url={url}>{children}</PageErrorBoundary>
      </main>
      {after}
    </div>
  )
}
