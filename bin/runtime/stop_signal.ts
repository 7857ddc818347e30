/** npm repeats each Ctrl-C, and systemd signals a supervisor together with its processes. */
const ECHO_MS = 750

/** After this time systemd, Compose and our supervisor kill a process that was told to stop. */
export const KILLED_AFTER_MS = 45_000
/** A web process cuts requests that last longer than this after it has stopped listening. */
export const REQUESTS_END_WITHIN_MS = 20_000
/** A worker hands back jobs that it has not finished by then. */
export const JOBS_END_WITHIN_MS = 30_000
/** After requests were cut or jobs handed back, the time for the hooks that save counts. */
export const HOOKS_END_WITHIN_MS = 2_000

/** Returns a signal listener: the first signal stops in order, a later one at once. */
export function onStopSignal(
  stop: () => void,
  stopAtOnce: () => void = () => process.exit(1)
): () => void {
  let firstSignalAt: number | null = null
  return () => {
    if (firstSignalAt === null) {
      firstSignalAt = Date.now()
      stop()
    } else if (Date.now() - firstSignalAt > ECHO_MS) {
      stopAtOnce()
    }
  }
}
