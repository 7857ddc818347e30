import { Link } from '@adonisjs/inertia/react'
import type { ServerListState } from '~/url/use_server_list'
import { urlFor } from '~/client'
import { type TableColumn, DataTable } from '~/ui/data_table'
import { changedCountText } from '#admin/tariffs/versions/rules/version_rules'
import { versionAuthor, type TariffVersionData, VersionBadge } from './version_badge'

const SHOWN = [
  { value: 'published', label: 'Published' },
  { value: 'drafts', label: 'Drafts and planned' },
  { value: 'saves', label: 'Saved by hand' },
  { value: 'discarded', label: 'Discarded' },
]

interface VersionTableProps {
  list: ServerListState<TariffVersionData>
  show: string
  live: TariffVersionData | null
}

export function VersionTable({ list, show, live }: VersionTableProps) {
  const address = ({ id }: TariffVersionData) => urlFor('admin.tariff', { id })
  return (
    <DataTable
      label="Tariff Versions"
      columns={columnsOf(live?.id ?? null)}
      list={list}
      sentences={{
        of: 'versions',
        empty: show
          ? 'No versions found.'
          : 'No drafts. Start one to prepare new prices; customers see nothing until you publish.',
      }}
      search="Search versions"
      opening={address}
      rowMenu={(version) => [{ label: 'Open', href: address(version), as: Link }]}
      filters={[{ name: 'show', label: 'Show', all: 'Drafts and published', options: SHOWN }]}
    />
  )
}

function columnsOf(liveId: number | null): TableColumn<TariffVersionData>[] {
  return [
    {
      header: 'Name',
      value: 'name',
      cell: ({ name }) => <span className="font-medium">{name}</span>,
      phone: 'title',
    },
    {
      header: 'State',
      value: 'state',
      cell: (version) => <VersionBadge version={version} isLive={version.id === liveId} />,
      phone: 'end',
    },
    { header: 'When', value: 'when' },
    { header: 'By', value: versionAuthor },
    {
      header: 'Changed',
      value: ({ state, zonesChanged, surchargesChanged }) =>
        state === 'published' ? changedCountText(zonesChanged, surchargesChanged) : '--',
    },
  ]
}
