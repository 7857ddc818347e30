import { useMemo } from 'react'
import { Download, FileText, Plus, Receipt, Trash2, Upload } from 'lucide-react'
import { Link } from '@adonisjs/inertia/react'
import { urlFor } from '~/client'
import { Button } from '~/ui/button'
import { DataTable, type TableColumn } from '~/ui/data_table'
import { Menu } from '~/ui/menu'
import {
  tariffFileUrl,
  type TariffFileScope,
} from '#admin/tariffs/files/components/tariff_file_calls'
import { useTariffQuery } from '#admin/tariffs/versions/components/use_tariff_query'
import { ZONE_TEXTS } from './zone_texts'
import { isInternational } from '#admin/tariffs/zones/rules/zone_kinds'
import type { ListedZone, ZoneData, ZoneKind } from './zone_types'
import type { ZoneListState } from './use_zone_list'

type ZoneTableProps = {
  kind: ZoneKind
  zones: ZoneListState
  onOpen: (view: 'new' | 'import' | 'detail' | 'delete', id: string | number) => void
}

export function ZoneTable(props: ZoneTableProps) {
  const { kind, zones, onOpen } = props
  const columns = useMemo(() => columnsOf(kind), [kind])
  const tariff = useTariffQuery()
  const ratesOf = ({ id }: ZoneData) => urlFor('admin.zone_rates', { kind, id }, { qs: tariff })
  return (
    <DataTable
      label={ZONE_TEXTS[kind].title}
      columns={columns}
      list={zones.list}
      sentences={{ called: 'zones' }}
      numbered
      search="Search"
      print
      opening={ratesOf}
      toolbar={<ZoneToolbar {...props} />}
      rowMenu={(zone) => [
        { label: 'View Detail', icon: <FileText />, onSelect: () => onOpen('detail', zone.id) },
        { label: 'Shipping Rates', icon: <Receipt />, href: ratesOf(zone), as: Link },
        {
          label: 'Delete',
          icon: <Trash2 />,
          tone: 'danger',
          onSelect: () => onOpen('delete', zone.id),
        },
      ]}
    />
  )
}

function ZoneToolbar({ zones, onOpen }: ZoneTableProps) {
  const { courier } = zones.query
  const tariff = useTariffQuery()
  return (
    <>
      <Menu
        label="of this courier"
        trigger="CSV Files"
        variant="secondary"
        items={[
          downloadMenuItem('Download Zones', { of: 'zones', courier, tariff }),
          {
            label: 'Import Zones',
            icon: <Upload />,
            onSelect: () => onOpen('import', 'zones'),
          },
          'divider',
          downloadMenuItem('Download Rates', { of: 'rates', courier, tariff }),
          {
            label: 'Import Rates',
            icon: <Upload />,
            onSelect: () => onOpen('import', 'rates'),
          },
        ]}
      />
      <Button onClick={() => onOpen('new', 1)} icon={<Plus />} className="max-sm:min-h-11">
        New Zone
      </Button>
    </>
  )
}

function downloadMenuItem(label: string, scope: TariffFileScope) {
  return { label, icon: <Download />, href: tariffFileUrl(scope) }
}

function columnsOf(kind: ZoneKind): TableColumn<ListedZone>[] {
  const description: TableColumn<ListedZone> = {
    header: 'Description',
    value: 'description',
    sort: 'description',
    phone: 'title',
  }
  const rates: TableColumn<ListedZone>[] = [
    { header: 'Bands', value: 'bands', numeric: true },
    { header: 'From', value: 'fromText', numeric: true, phone: 'end' },
  ]
  if (!isInternational(kind)) return [description, ...rates]
  return [
    description,
    { header: 'Geography', value: 'geography', sort: 'geography' },
    {
      header: 'Billing Group',
      value: (zone) => zone.billingGroupName ?? 'Everybody',
      sort: 'billingGroup',
    },
    ...rates,
  ]
}
