import { Link } from '@adonisjs/inertia/react'
import { Calculator, Plus } from 'lucide-react'
import { useUrlDialog } from '~/url/use_url_dialog'
import { type PaginatedRows, type ListParams, useServerList } from '~/url/use_server_list'
import { urlFor } from '~/client'
import { Button } from '~/ui/button'
import { PageHeader } from '~/ui/page_header'
import { NewDraftDialog } from '../components/new_draft_dialog'
import { VersionTable } from '../components/version_table'
import type { TariffVersionData } from '../components/version_badge'

interface TariffVersionsProps {
  question: ListParams
  live: TariffVersionData | null
  versions?: PaginatedRows<TariffVersionData>
}

export default function TariffVersions({ question, live, versions }: TariffVersionsProps) {
  const list = useServerList(versions, { prop: 'versions', question })
  const { opened, open, dialog } = useUrlDialog(['new'])
  return (
    <>
      <PageHeader
        title="Tariff Versions"
        description="Prepare prices in a draft, compare, then publish now or on a date. You can undo a publish."
        actions={
          <>
            <Button
              as={Link}
              variant="secondary"
              href={urlFor('admin.tariff_price', {})}
              icon={<Calculator aria-hidden="true" className="size-4" />}
            >
              Try a Price
            </Button>
            <Button
              icon={<Plus aria-hidden="true" className="size-4" />}
              onClick={() => open('new', 1)}
            >
              New Draft
            </Button>
          </>
        }
      />
      <VersionTable list={list} show={question.show ?? ''} live={live} />
      {opened && <NewDraftDialog {...dialog} key={opened.turn} from={null} />}
    </>
  )
}
