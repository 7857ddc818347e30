import { createTranslationHook } from '#shared/languages/components/use_translations'

export const useInvitationWords = createTranslationHook('invitation')
