import { Head } from '@inertiajs/react'
import { Plus } from 'lucide-react'
import { useServerRows } from '~/api/use_server_rows'
import { Button } from '~/ui/button'
import type { Data } from '@generated/data'
import { PageHeader } from '~/ui/page_header'
import { useOpened } from '~/hooks/use_opened'
import { OrganizationDetail } from '../components/organization_detail'
import { OrganizationForm, type OrganizationRow } from '../components/organization_form'
import { OrganizationTable } from '../components/organization_table'

type Choice = Data.Admin.Organizations.BillingGroup.Variants['forChoice']

export default function Organizations({ billingGroups }: { billingGroups: Choice[] }) {
  const list = useServerRows('api.admin.organization_records.index', {
    csv: 'api.admin.organization_exports.show',
    addressed: true,
  })
  const { opened, open, close, dialog } = useOpened<OrganizationRow, 'detail' | 'form'>()

  return (
    <>
      <Head title="Organizations" />
      <PageHeader
        title="Organizations"
        description="Businesses, the prices that they have and what they may owe."
      />
      <OrganizationTable
        list={list}
        onOpen={open}
        toolbar={
          <Button
            icon={<Plus aria-hidden="true" className="size-4" />}
            onClick={() => open('form')}
          >
            New Organization
          </Button>
        }
      />
      {opened?.view === 'detail' && opened.row && (
        <OrganizationDetail {...dialog} row={opened.row} onEdit={() => open('form', opened.row)} />
      )}
      {opened?.view === 'form' && (
        <OrganizationForm
          {...dialog}
          key={opened.turn}
          row={opened.row}
          groups={billingGroups}
          onSaved={() => {
            close()
            list.reload()
          }}
        />
      )}
    </>
  )
}
