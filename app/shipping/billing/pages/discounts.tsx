import { useState } from 'react'
import { Head } from '@inertiajs/react'
import { Plus } from 'lucide-react'
import { useServerRows } from '~/api/use_server_rows'
import { Button } from '~/ui/button'
import { PageHeader } from '~/ui/page_header'
import { DiscountDialog } from '../components/discount_dialog'
import { DiscountTable } from '../components/discount_table'
import { SwitchDialog } from '../components/switch_dialog'
import type { DiscountQuestion } from '../components/discount_types'
import { UsesDialog } from '../components/uses_dialog'

/** The gift codes that staff keep. */
export default function Discounts() {
  const codes = useServerRows('api.shipping.discounts.index')
  // What was opened stays while it fades away.
  const [opened, setOpened] = useState<DiscountQuestion | null>(null)
  const [isOpen, setIsOpen] = useState(false)

  function open(question: DiscountQuestion) {
    setOpened(question)
    setIsOpen(true)
  }

  const shared = { open: isOpen, onClose: () => setIsOpen(false) }
  const about = opened && opened.kind !== 'create' ? opened.about : null

  return (
    <>
      <Head title="Discount Codes" />
      <PageHeader
        title="Discount Codes"
        description="Gift codes that senders apply before they pay."
        actions={
          <Button
            icon={<Plus aria-hidden="true" className="size-4" />}
            onClick={() => open({ kind: 'create' })}
          >
            New Gift Code
          </Button>
        }
      />
      <DiscountTable codes={codes} onOpen={open} />
      {opened && (opened.kind === 'create' || opened.kind === 'edit') && (
        <DiscountDialog
          key={about ? `${about.id} ${about.version}` : 'new'}
          {...shared}
          about={about}
          onSaved={codes.reload}
        />
      )}
      {opened?.kind === 'switch' && (
        <SwitchDialog {...shared} about={opened.about} onSwitched={codes.reload} />
      )}
      {opened?.kind === 'uses' && <UsesDialog {...shared} about={opened.about} />}
    </>
  )
}
