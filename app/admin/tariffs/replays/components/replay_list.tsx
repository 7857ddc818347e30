import { pluralize } from '#shared/languages/rules/pluralize'
import { Link } from '@adonisjs/inertia/react'
import { urlFor } from '~/client'
import { Card } from '~/ui/card'
import { EmptyState } from '~/ui/empty_state'
import { ReplayProgress } from './replay_progress'
import { isReplayRunning, ReplayBadge, type ReplayData } from './replay_texts'

export function ReplayList({ replays }: { replays: ReplayData[] }) {
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
