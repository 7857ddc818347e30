import { Link } from '@adonisjs/inertia/react'
import type { TariffVersionData } from '#admin/tariffs/versions/components/version_badge'
import { urlFor } from '~/client'
import { PageHeader } from '~/ui/page_header'
import { ReplayUpdates } from '../components/replay_updates'
import { type ReplayChoices, ReplayForm } from '../components/replay_form'
import { ReplayList } from '../components/replay_list'
import { isReplayRunning, type ReplayData } from '../components/replay_texts'

interface TariffReplaysProps {
  version: TariffVersionData
  choices: ReplayChoices
  replays: ReplayData[]
}

export default function TariffReplays({ version, choices, replays }: TariffReplaysProps) {
  const { id, name, state } = version
  return (
    <>
      <PageHeader
        title="Replay"
        documentTitle={`Replay: ${name}`}
        description={`What the shipments of the last 90 days would cost under "${name}".`}
        back={{ label: name, href: urlFor('admin.tariff', { id }), as: Link }}
      />
      <div className="grid gap-6">
        {state !== 'discarded' && <ReplayForm version={version} choices={choices} />}
        {replays.some(isReplayRunning) && <ReplayUpdates only={['replays']} />}
        <ReplayList replays={replays} />
      </div>
    </>
  )
}
