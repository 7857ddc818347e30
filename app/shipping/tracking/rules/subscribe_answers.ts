/** The translations under `tracking.news` have a sentence for each answer. */
export const SUBSCRIBE_ANSWERS = [
  ...(['checkMail', 'smsOn'] as const),
  ...(['neither', 'otherNumber', 'over', 'wait'] as const),
] as const

export type SubscribeAnswer = (typeof SUBSCRIBE_ANSWERS)[number]

export function isSubscribeRefused(answer: SubscribeAnswer): boolean {
  return answer !== 'checkMail' && answer !== 'smsOn'
}
