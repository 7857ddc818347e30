import type { ApiOutcome } from '~/hooks/api_outcome'
import { toast } from '~/ui/toast'

type MessageBody = { message: string }

/** Shows what the server says, good or bad, and answers whether it is good. */
export function showOutcome<T extends MessageBody>(
  outcome: ApiOutcome<T>
): outcome is { ok: true; body: T } {
  if (outcome.ok) toast.success(outcome.body.message)
  else toast.error(outcome.message)
  return outcome.ok
}
