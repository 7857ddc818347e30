import { useMemo } from 'react'
import { Download, FileText, PackageSearch, Plus, Receipt, Trash2, Upload } from 'lucide-react'
import { Button } from '~/ui/button'
import { DataTable, type Column } from '~/ui/data_table'
import { EmptyState } from '~/ui/empty_state'
import { Menu } from '~/ui/menu'
import { fileAddress, type FileScope } from '#admin/tariffs/files/components/file_calls'
import { isInternational, TEXTS } from './texts'
import type { Zone, ZoneKind } from './types'
import type { Zones } from './use_zones'

type ZoneTableProps = {
  kind: ZoneKind
  zones: Zones
  onNew: () => void
  onFile: (of: 'rates' | 'zones') => void
  onDetail: (zone: Zone) => void
  onDelete: (zone: Zone) => void
  onRates: (zone: Zone) => void
}

export function ZoneTable(props: ZoneTableProps) {
  const { kind, zones, onDetail, onRates, onDelete } = props
  const columns = useMemo(() => columnsOf(kind), [kind])
  const { searched, list, busy, failed } = zones
  return (
    <DataTable
      label={TEXTS[kind].title}
      columns={columns}
      rows={list}
      rowKey={(zone) => zone.id}
      sentences={{
        empty: 'No records found!',
        loading: 'Loading zones... Please wait!',
        error: 'Could not load zones. Please try again.',
      }}
      loading={busy}
      error={failed}
      onRetry={() => searched && void zones.search(searched)}
      numbered
      searchable
      print
      toolbar={<Toolbar {...props} />}
      rowMenu={(zone) => [
        { label: 'View Detail', icon: <FileText />, onSelect: () => onDetail(zone) },
        { label: 'Shipping Rates', icon: <Receipt />, onSelect: () => onRates(zone) },
        { label: 'Delete', icon: <Trash2 />, tone: 'danger', onSelect: () => onDelete(zone) },
      ]}
      before={
        searched || list.length ? undefined : (
          <EmptyState icon={<PackageSearch />} title="Your search results will show up here!" />
        )
      }
    />
  )
}

function Toolbar({ zones: { searched }, onNew, onFile }: ZoneTableProps) {
  return (
    <>
      {searched && (
        <Menu
          label="of this courier"
          trigger="CSV Files"
          variant="secondary"
          items={[
            download('Download Zones', { of: 'zones', courier: searched.courier }),
            { label: 'Import Zones', icon: <Upload />, onSelect: () => onFile('zones') },
            'divider',
            download('Download Rates', { of: 'rates', courier: searched.courier }),
            { label: 'Import Rates', icon: <Upload />, onSelect: () => onFile('rates') },
          ]}
        />
      )}
      <Button onClick={onNew} icon={<Plus aria-hidden="true" className="size-4" />}>
        New Zone
      </Button>
    </>
  )
}

function download(label: string, scope: FileScope) {
  return { label, icon: <Download />, href: fileAddress(scope) }
}

function columnsOf(kind: ZoneKind): Column<Zone>[] {
  const description: Column<Zone> = {
    id: 'description',
    header: 'Description',
    value: (zone) => zone.description,
  }
  if (!isInternational(kind)) return [description]
  return [
    description,
    { id: 'geography', header: 'Geography', value: (zone) => zone.geography },
    { id: 'billingGroup', header: 'Billing Group', value: (zone) => zone.billingGroupName },
  ]
}
