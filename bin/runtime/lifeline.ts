const LONGEST_GOODBYE_MS = 5_000

/**
 * Ends this process when the supervisor that started it is gone, even when that one was killed and
 * could tell nobody: the channel between the two closes with it. Does nothing without a supervisor.
 */
export function endWithSupervisor(): void {
  if (!process.env.SENDAM_SUPERVISED) {
    return
  }
  if (!process.channel) {
    // It went while we were still loading.
    process.exit(1)
  }

  // The channel alone must not keep a finished process alive.
  process.channel.unref()
  process.once('disconnect', () => {
    setTimeout(() => process.exit(1), LONGEST_GOODBYE_MS).unref()
    process.kill(process.pid, 'SIGTERM')
  })
}
