import { Link } from '@adonisjs/inertia/react'
import type { ShownVersion } from '#admin/tariffs/versions/components/version_words'
import { urlFor } from '~/client'
import { PageHeader } from '~/ui/page_header'
import { Following } from '../components/following'
import { type ReplayChoices, ReplayForm } from '../components/replay_form'
import { ReplayList } from '../components/replay_list'
import { isUnderWay, type ShownReplay } from '../components/replay_words'

interface TariffReplaysProps {
  version: ShownVersion
  choices: ReplayChoices
  replays: ShownReplay[]
}

/** What shipments would cost by a version: as it is, or with something tried on top. */
export default function TariffReplays({ version, choices, replays }: TariffReplaysProps) {
  const { id, name, state } = version
  return (
    <>
      <PageHeader
        title="Replay"
        documentTitle={`Replay: ${name}`}
        description={`What the shipments of the last 90 days would cost by "${name}".`}
        back={{ label: name, href: urlFor('admin.tariff', { id }), as: Link }}
      />
      <div className="grid gap-6">
        {state !== 'discarded' && <ReplayForm version={version} choices={choices} />}
        {replays.some(isUnderWay) && <Following only={['replays']} />}
        <ReplayList version={version} replays={replays} />
      </div>
    </>
  )
}
