import PruneExpiredJob from '#identity/jobs/prune_expired_job'

/** What the worker does by the clock. Schedules are rows: saying them again changes nothing. */
export async function scheduleJobs() {
  await PruneExpiredJob.schedule({}).id('identity.prune_expired').every('1h').run()
}
