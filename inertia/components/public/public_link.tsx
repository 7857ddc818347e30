import type { ReactNode } from 'react'
import { usePage } from '@inertiajs/react'
import { Link } from '@adonisjs/inertia/react'
import { useFrameWords } from '~/components/public/use_frame_words'
import type { PublicLinkEntry } from '~/components/public/public_links'

/** True for `/track/123` under the entry `/track`. */
function isBelow(path: string | undefined, target: string): boolean {
  return target !== '/' && Boolean(path?.startsWith(`${target}/`))
}

interface PublicLinkProps {
  to: PublicLinkEntry
  className?: string
  children?: ReactNode
}

/** Files and anchors of the current page are plain links, pages are Inertia visits. */
export function PublicLink({ to, className, children }: PublicLinkProps) {
  const t = useFrameWords()
  const shown = children ?? t(to.label)
  const path = usePage().url.split(/[?#]/)[0]
  const [target, part] = to.href.split('#')
  if (to.isFile || (part && target === path)) {
    return (
      <a href={to.href} className={className}>
        {shown}
      </a>
    )
  }
  const current =
    part || !target ? undefined : target === path ? 'page' : isBelow(path, target) || undefined
  return (
    <Link href={to.href} aria-current={current} className={className}>
      {shown}
    </Link>
  )
}
