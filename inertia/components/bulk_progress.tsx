import { Notice } from '~/ui/notice'
import { ProgressBar } from '~/ui/progress_bar'
import type { BulkCalls } from '~/api/use_bulk_calls'

/** How far the calls are, and why some were refused. */
export function BulkProgress({ bulk: { state, isRunning } }: { bulk: BulkCalls }) {
  return (
    <div role="status">
      {state && (
        <div className="border-b px-4 py-3 sm:px-5">
          {isRunning ? (
            <>
              <p className="mb-2 text-sm">{`${state.done + state.refusals.length} of ${state.total} tried...`}</p>
              <ProgressBar
                label="Progress"
                done={state.done + state.refusals.length}
                total={state.total}
              />
            </>
          ) : (
            <BulkSummary done={state.done} refusals={state.refusals} />
          )}
        </div>
      )}
    </div>
  )
}

function BulkSummary({ done, refusals }: { done: number; refusals: readonly string[] }) {
  const reasons = [...new Set(refusals)]
  return (
    <Notice
      tone={refusals.length > 0 ? 'warning' : 'success'}
      title={refusals.length > 0 ? `${done} done, ${refusals.length} refused` : `${done} done`}
    >
      {reasons.map((reason) => (
        <p key={reason} className="break-words whitespace-pre-line">
          {reason}
        </p>
      ))}
    </Notice>
  )
}
