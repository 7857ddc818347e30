/** A problem that somebody must solve at once; one detector may find several. */
export interface Alarm {
  /** Identifies the problem for as long as it lasts. */
  cause: string
  subject: string
  paragraphs: string[]
  remedy: string
  /** Time of the latest occurrence. The alarm is mailed again only if this time is newer. */
  latest: Date
}
