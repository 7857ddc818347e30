const LONGEST_GOODBYE_MS = 5_000

/** Whether the supervisor was killed. Its database stops, too. */
export function hasLostSupervisor(): boolean {
  return process.env.SENDAM_SUPERVISED !== undefined && !process.connected
}

/** Ends this process when its supervisor is gone, even if killed: the IPC channel closes. */
export function endWithSupervisor(): void {
  if (!process.env.SENDAM_SUPERVISED) {
    return
  }
  if (!process.channel) {
    // The supervisor ended while this process was loading.
    process.exit(1)
  }

  // The channel must not keep a finished process alive.
  process.channel.unref()
  process.once('disconnect', () => {
    setTimeout(() => process.exit(1), LONGEST_GOODBYE_MS).unref()
    process.kill(process.pid, 'SIGTERM')
  })
}
