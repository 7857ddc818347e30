import { Head } from '@inertiajs/react'
import { Plus } from 'lucide-react'
import { useServerRows } from '~/api/use_server_rows'
import { Button } from '~/ui/button'
import { PageHeader } from '~/ui/page_header'
import { BillingGroupDetail } from '../components/billing_group_detail'
import { BillingGroupForm } from '../components/billing_group_form'
import { BillingGroupTable, type BillingGroupRow } from '../components/billing_group_table'
import { useOpened } from '~/hooks/use_opened'

export default function BillingGroups() {
  const list = useServerRows('api.admin.billing_groups.index', {
    csv: 'api.admin.billing_group_exports.show',
    addressed: true,
  })
  const { opened, open, close, dialog } = useOpened<BillingGroupRow, 'detail' | 'form'>()

  return (
    <>
      <Head title="Billing Groups" />
      <PageHeader
        title="Billing Groups"
        description="Businesses that negotiated the same prices share one."
      />
      <BillingGroupTable
        list={list}
        onOpen={open}
        toolbar={
          <Button
            icon={<Plus aria-hidden="true" className="size-4" />}
            onClick={() => open('form')}
          >
            New Billing Group
          </Button>
        }
      />
      {opened?.view === 'detail' && opened.row && (
        <BillingGroupDetail {...dialog} row={opened.row} onEdit={() => open('form', opened.row)} />
      )}
      {opened?.view === 'form' && (
        <BillingGroupForm
          {...dialog}
          key={opened.turn}
          row={opened.row}
          onSaved={() => {
            close()
            list.reload()
          }}
        />
      )}
    </>
  )
}
