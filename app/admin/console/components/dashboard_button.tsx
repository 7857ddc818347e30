import type { ReactNode } from 'react'
import { ArrowRight } from 'lucide-react'
import { useView } from '~/components/shell/use_view'
import { Button } from '~/ui/button'

/** Goes to a page of the dashboard, which is another view: so it changes the view on the way. */
export function DashboardButton({ url, children }: { url: string; children: ReactNode }) {
  const { busy, show } = useView()
  return (
    <Button
      variant="secondary"
      size="sm"
      busy={busy}
      iconAfter={<ArrowRight aria-hidden="true" className="size-4" />}
      onClick={() => show('dashboard', url)}
    >
      {children}
    </Button>
  )
}
