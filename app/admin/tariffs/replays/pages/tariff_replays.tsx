import { Link } from '@adonisjs/inertia/react'
import type { TariffVersionData } from '#admin/tariffs/versions/components/version_badge'
import { urlFor } from '~/client'
import { PageHeader } from '~/ui/page_header'
import { ReplayUpdates } from '../components/replay_updates'
import { type ReplayChoices, ReplayForm } from '../components/replay_form'
import { isReplayRunning, type ReplayData, ReplayBadge } from '../components/replay_texts'
import { pluralize } from '#shared/languages/rules/pluralize'
import { Card } from '~/ui/card'
import { EmptyState } from '~/ui/empty_state'
import { ReplayProgress } from '../components/replay_progress'

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

function ReplayList({ replays }: { replays: ReplayData[] }) {
  return (
    <Card title="Replays" padded={replays.length === 0}>
      {replays.length === 0 ? (
        <EmptyState title="This version has not been replayed yet." />
      ) : (
        <ul className="divide-y">
          {replays.map((replay) => (
            <li key={replay.id} className="grid gap-2 px-4 py-3 sm:px-5">
              <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
                <Link
                  href={urlFor('admin.tariff_replay', { id: replay.version, replayId: replay.id })}
                  className="font-medium underline underline-offset-2"
                >
                  {replay.title}
                </Link>
                <ReplayBadge replay={replay} />
              </div>
              <p className="text-sm text-ink-muted">
                {replay.when}, {replay.askedBy}
                {replay.state === 'finished' && `, ${pluralize(replay.done, 'shipment')}`}
                {replay.state === 'cancelled' && `, cancelled by ${replay.cancelledBy}`}
              </p>
              {isReplayRunning(replay) && <ReplayProgress replay={replay} />}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
