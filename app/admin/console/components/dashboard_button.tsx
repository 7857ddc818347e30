import type { ReactNode } from 'react'
import { Link } from '@adonisjs/inertia/react'
import { ArrowDown, ArrowRight } from 'lucide-react'
import { Button } from '~/ui/button'

/** Opens another page, or scrolls to an anchor on the dashboard. */
export function DashboardButton({ url, children }: { url: string; children: ReactNode }) {
  const isHere = url.startsWith('#')
  return (
    <Button
      as={isHere ? 'a' : Link}
      href={url}
      variant="secondary"
      size="sm"
      iconAfter={isHere ? <ArrowDown /> : <ArrowRight />}
    >
      {children}
    </Button>
  )
}
