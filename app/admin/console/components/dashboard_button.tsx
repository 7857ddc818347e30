import type { ReactNode } from 'react'
import { Link } from '@adonisjs/inertia/react'
import { ArrowRight } from 'lucide-react'
import { Button } from '~/ui/button'

export function DashboardButton({ url, children }: { url: string; children: ReactNode }) {
  return (
    <Button as={Link} href={url} variant="secondary" size="sm" iconAfter={<ArrowRight />}>
      {children}
    </Button>
  )
}
