import { Link } from '@adonisjs/inertia/react'
import { Calculator, Plus } from 'lucide-react'
import { useAddressed } from '~/address/use_addressed'
import { type Paged, type Question, useListed } from '~/address/use_listed'
import { urlFor } from '~/client'
import { Button } from '~/ui/button'
import { PageHeader } from '~/ui/page_header'
import { NewDraftDialog } from '../components/new_draft_dialog'
import { VersionTable } from '../components/version_table'
import type { ShownVersion } from '../components/version_words'

interface TariffVersionsProps {
  question: Question
  live: ShownVersion | null
  versions?: Paged<ShownVersion>
}

export default function TariffVersions({ question, live, versions }: TariffVersionsProps) {
  const list = useListed(versions, { prop: 'versions', question })
  const { opened, open, dialog } = useAddressed(['new'])
  return (
    <>
      <PageHeader
        title="Tariff Versions"
        description="Change prices in a draft, look at what changes, then publish it now or plan its start. One step leads back."
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
