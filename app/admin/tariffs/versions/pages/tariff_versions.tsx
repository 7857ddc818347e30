import { Link } from '@adonisjs/inertia/react'
import { Plus } from 'lucide-react'
import type { Data } from '@generated/data'
import { useUrlDialog } from '~/url/use_url_dialog'
import { type PaginatedRows, type ListParams, useServerList } from '~/url/use_server_list'
import { urlFor } from '~/client'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { type TableColumn, DataTable } from '~/ui/data_table'
import { Notice } from '~/ui/notice'
import { PageHeader } from '~/ui/page_header'
import { NewDraftDialog } from '../components/new_draft_dialog'
import { changedCountText } from '../rules/version_rules'
import { type TariffVersionData, VersionBadge, versionAuthor } from '../components/version_badge'

const SHOWN = [
  { value: 'published', label: 'Published' },
  { value: 'drafts', label: 'Drafts and planned' },
  { value: 'saves', label: 'Single changes' },
  { value: 'discarded', label: 'Discarded' },
]

interface TariffVersionsProps {
  listQuery: ListParams
  /** Null if there is no tariff yet. */
  inForce: TariffInForceData | null
  versions?: PaginatedRows<TariffVersionData>
}

export default function TariffVersions({ listQuery, inForce, versions }: TariffVersionsProps) {
  const list = useServerList(versions, { prop: 'versions', listQuery })
  const { opened, open, dialog } = useUrlDialog(['new'])
  return (
    <>
      <PageHeader
        title="Tariff Versions"
        description="Prepare prices in a draft, compare, then publish now or on a date. You can undo a publish."
        actions={
          <Button icon={<Plus />} onClick={() => open('new', 1)}>
            New Draft
          </Button>
        }
      />
      <TariffInForce tariff={inForce} />
      <DataTable
        label="Tariff Versions"
        columns={columnsOf(inForce?.id ?? null)}
        list={list}
        sentences={{
          of: 'versions',
          emptyUnfiltered: 'No drafts yet',
          hint: 'Start one to prepare new prices. Customers see nothing until you publish.',
        }}
        search="Search versions"
        opening={versionHref}
        rowMenu={(version) => [{ label: 'Open', href: versionHref(version), as: Link }]}
        filters={[
          { name: 'show', label: 'Show', all: 'All drafts', options: SHOWN, defaultValue: '' },
        ]}
      />
      {opened && <NewDraftDialog {...dialog} key={opened.key} from={null} />}
    </>
  )
}

const versionHref = ({ id }: TariffVersionData) => urlFor('admin.tariff', { id })

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
        state === 'published' ? changedCountText(zonesChanged, surchargesChanged) : null,
    },
  ]
}

export type TariffInForceData = Data.Admin.Tariffs.Versions.TariffInForce

function TariffInForce({ tariff }: { tariff: TariffInForceData | null }) {
  if (!tariff) {
    return (
      <Notice className="mb-6" title="No prices yet">
        Load zones and rates, or start a draft. Until then no courier has a price.
      </Notice>
    )
  }
  const { id, name, by, sinceText, sizeText } = tariff
  return (
    <Card title={`In force since ${sinceText}`} className="mb-6">
      {id === null ? (
        <p className="font-medium">{name}</p>
      ) : (
        <p>
          <Link href={urlFor('admin.tariff', { id })} className="font-medium underline">
            {name}
          </Link>
          , {by ? `published by ${by}` : 'imported'}
        </p>
      )}
      <p className="tabular text-sm text-ink-muted">{sizeText}</p>
    </Card>
  )
}
