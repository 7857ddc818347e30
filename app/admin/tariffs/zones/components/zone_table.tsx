import { useMemo } from 'react'
import { Download, FileText, PackageSearch, Plus, Receipt, Trash2, Upload } from 'lucide-react'
import { Link } from '@adonisjs/inertia/react'
import { urlFor } from '~/client'
import { Button } from '~/ui/button'
import { DataTable, type Column } from '~/ui/data_table'
import { EmptyState } from '~/ui/empty_state'
import { Menu } from '~/ui/menu'
import { NativeSelect } from '~/ui/native_select'
import { fileAddress, type FileScope } from '#admin/tariffs/files/components/file_calls'
import { useTariff } from '#admin/tariffs/versions/components/use_tariff'
import { isInternational, TEXTS } from './texts'
import type { Zone, ZoneKind, ZoneLists } from './types'
import type { Zones } from './use_zones'

type ZoneTableProps = {
  kind: ZoneKind
  lists: ZoneLists
  zones: Zones
  onOpen: (view: 'new' | 'import' | 'detail' | 'delete', id: string | number) => void
}

export function ZoneTable(props: ZoneTableProps) {
  const { kind, zones, onOpen } = props
  const columns = useMemo(() => columnsOf(kind), [kind])
  const { isUnasked, list } = zones
  const tariff = useTariff()
  const ratesOf = ({ id }: Zone) => urlFor('admin.zone_rates', { kind, id }, { qs: tariff })
  return (
    <DataTable
      label={TEXTS[kind].title}
      columns={columns}
      list={list}
      sentences={{
        empty: 'No records found!',
        loading: 'Loading zones... Please wait!',
        error: 'Could not load zones. Please try again.',
      }}
      loading={list.loading && !isUnasked}
      numbered
      searchable
      print
      opening={ratesOf}
      toolbar={<Toolbar {...props} />}
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

function Toolbar({ kind, lists, zones, onOpen }: ZoneTableProps) {
  const { searched, billingGroup, ofGroup } = zones
  const tariff = useTariff()
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
            download('Download Zones', { of: 'zones', courier: searched.courier, tariff }),
            {
              label: 'Import Zones',
              icon: <Upload />,
              onSelect: () => onOpen('import', 'zones'),
            },
            'divider',
            download('Download Rates', { of: 'rates', courier: searched.courier, tariff }),
            {
              label: 'Import Rates',
              icon: <Upload />,
              onSelect: () => onOpen('import', 'rates'),
            },
          ]}
        />
      )}
      <Button
        onClick={() => onOpen('new', 1)}
        icon={<Plus aria-hidden="true" className="size-4" />}
        className="max-sm:min-h-11"
      >
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
    phone: 'title',
  }
  if (!isInternational(kind)) return [description]
  return [
    description,
    { id: 'geography', header: 'Geography', value: (zone) => zone.geography },
    {
      id: 'billingGroup',
      header: 'Billing Group',
      value: (zone) => zone.billingGroupName ?? 'Everybody',
    },
  ]
}
