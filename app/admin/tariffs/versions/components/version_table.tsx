import { Link } from '@adonisjs/inertia/react'
import type { Listed } from '~/address/use_listed'
import { urlFor } from '~/client'
import { type Column, DataTable } from '~/ui/data_table'
import { changedText } from '#admin/tariffs/versions/rules/version_rules'
import { authorOf, type ShownVersion, VersionBadge } from './version_words'

const SHOWN = [
  { value: 'published', label: 'Published' },
  { value: 'drafts', label: 'Drafts and planned' },
  { value: 'saves', label: 'Saved by hand' },
  { value: 'discarded', label: 'Discarded' },
]

interface VersionTableProps {
  list: Listed<ShownVersion>
  show: string
  live: ShownVersion | null
}

export function VersionTable({ list, show, live }: VersionTableProps) {
  const address = ({ id }: ShownVersion) => urlFor('admin.tariff', { id })
  return (
    <DataTable
      label="Tariff Versions"
      columns={columnsOf(live?.id ?? null)}
      list={list}
      sentences={{
        of: 'versions',
        empty: show
          ? 'There are none of these.'
          : 'No drafts yet. Start one to change prices without anybody noticing.',
      }}
      searchable
      searchLabel="Search versions"
      opening={address}
      rowMenu={(version) => [{ label: 'Open', href: address(version), as: Link }]}
      filters={[{ name: 'show', label: 'Show', all: 'Drafts and published', options: SHOWN }]}
    />
  )
}

function columnsOf(liveId: number | null): Column<ShownVersion>[] {
  return [
    {
      id: 'name',
      sortable: false,
      header: 'Name',
      value: ({ name }) => name,
      cell: ({ name }) => <span className="font-medium">{name}</span>,
      phone: 'title',
    },
    {
      id: 'state',
      sortable: false,
      header: 'State',
      value: ({ state }) => state,
      cell: (version) => <VersionBadge version={version} isLive={version.id === liveId} />,
      phone: 'end',
    },
    { id: 'when', header: 'When', value: ({ when }) => when, sortable: false },
    { id: 'who', header: 'By', value: authorOf, sortable: false },
    {
      id: 'zones',
      sortable: false,
      header: 'Changed',
      value: ({ state, zonesChanged, surchargesChanged }) =>
        state === 'published' ? changedText(zonesChanged, surchargesChanged) : '--',
    },
  ]
}
