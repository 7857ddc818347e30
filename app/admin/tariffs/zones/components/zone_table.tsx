import { useMemo } from 'react'
import { Download, FileText, PackageSearch, Plus, Receipt, Trash2, Upload } from 'lucide-react'
import { Link } from '@adonisjs/inertia/react'
import { urlFor } from '~/client'
import { Button } from '~/ui/button'
import { DataTable, type TableColumn } from '~/ui/data_table'
import { EmptyState } from '~/ui/empty_state'
import { Menu } from '~/ui/menu'
import { NativeSelect } from '~/ui/native_select'
import {
  tariffFileUrl,
  type TariffFileScope,
} from '#admin/tariffs/files/components/tariff_file_calls'
import { useTariffQuery } from '#admin/tariffs/versions/components/use_tariff_query'
import { isInternational, ZONE_TEXTS } from './zone_texts'
import type { ZoneData, ZoneKind, ZoneLists } from './zone_types'
import type { ZoneListState } from './use_zone_list'

type ZoneTableProps = {
  kind: ZoneKind
  lists: ZoneLists
  zones: ZoneListState
  onOpen: (view: 'new' | 'import' | 'detail' | 'delete', id: string | number) => void
}

export function ZoneTable(props: ZoneTableProps) {
  const { kind, zones, onOpen } = props
  const columns = useMemo(() => columnsOf(kind), [kind])
  const { isUnasked, list } = zones
  const tariff = useTariffQuery()
  const ratesOf = ({ id }: ZoneData) => urlFor('admin.zone_rates', { kind, id }, { qs: tariff })
  return (
    <DataTable
      label={ZONE_TEXTS[kind].title}
      columns={columns}
      list={list}
      sentences={{ called: 'zones' }}
      loading={list.loading && !isUnasked}
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
      before={
        isUnasked ? (
          <EmptyState icon={<PackageSearch />} title="Your search results will show up here!" />
        ) : undefined
      }
    />
  )
}

function ZoneToolbar({ kind, lists, zones, onOpen }: ZoneTableProps) {
  const { searched, billingGroup, ofGroup } = zones
  const tariff = useTariffQuery()
  return (
    <>
      {searched && isInternational(kind) && (
        <NativeSelect
          aria-label="Billing Group"
          placeholder="All billing groups"
          options={[{ value: 0, label: 'Everybody' }, ...lists.billingGroups]}
          value={billingGroup}
          onChange={ofGroup}
          className="max-sm:min-h-11"
        />
      )}
      {searched && (
        <Menu
          label="of this courier"
          trigger="CSV Files"
          variant="secondary"
          items={[
            downloadMenuItem('Download Zones', { of: 'zones', courier: searched.courier, tariff }),
            {
              label: 'Import Zones',
              icon: <Upload />,
              onSelect: () => onOpen('import', 'zones'),
            },
            'divider',
            downloadMenuItem('Download Rates', { of: 'rates', courier: searched.courier, tariff }),
            {
              label: 'Import Rates',
              icon: <Upload />,
              onSelect: () => onOpen('import', 'rates'),
            },
          ]}
        />
      )}
      <Button onClick={() => onOpen('new', 1)} icon={<Plus />} className="max-sm:min-h-11">
        New Zone
      </Button>
    </>
  )
}

function downloadMenuItem(label: string, scope: TariffFileScope) {
  return { label, icon: <Download />, href: tariffFileUrl(scope) }
}

function columnsOf(kind: ZoneKind): TableColumn<ZoneData>[] {
  const description: TableColumn<ZoneData> = {
    header: 'Description',
    value: 'description',
    sort: 'description',
    phone: 'title',
  }
  if (!isInternational(kind)) return [description]
  return [
    description,
    { header: 'Geography', value: 'geography', sort: 'geography' },
    {
      header: 'Billing Group',
      value: (zone) => zone.billingGroupName ?? 'Everybody',
      sort: 'billingGroup',
    },
  ]
}
