/** What can come of asking for news of a parcel; each is a sentence of `tracking.news`. */
export const NEWS_ANSWERS = [
  ...(['checkMail', 'smsOn'] as const),
  ...(['neither', 'otherNumber', 'over', 'wait'] as const),
] as const

export type NewsAnswer = (typeof NEWS_ANSWERS)[number]

export function isRefused(answer: NewsAnswer): boolean {
  return answer !== 'checkMail' && answer !== 'smsOn'
}
