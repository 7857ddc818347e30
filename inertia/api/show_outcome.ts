import type { ApiOutcome } from '~/api/api_outcome'
import { toast } from '~/ui/toast'

type MessageBody = { message: string }

/** Shows the message and returns true on success. */
export function showOutcome<T extends MessageBody>(
  outcome: ApiOutcome<T>
): outcome is { ok: true; body: T } {
  if (outcome.ok) toast.success(outcome.body.message)
  else toast.error(outcome.message)
  return outcome.ok
}
