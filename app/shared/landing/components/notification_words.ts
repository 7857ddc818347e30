import { createTranslationHook } from '#shared/languages/components/use_translations'

export const useBrandedNotificationWords = createTranslationHook('branded_notification')
