/** Something that somebody should be woken for. */
export interface Alarm {
  /** The same for as long as it is the same trouble. */
  cause: string
  subject: string
  paragraphs: string[]
  /** What to do first. */
  remedy: string
  /** When it was seen last: nobody is told twice of the same. */
  latest: Date
}
