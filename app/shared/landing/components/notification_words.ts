import { wordsOf } from '#shared/languages/components/words_of'

export const useBrandedNotificationWords = wordsOf('branded_notification')
